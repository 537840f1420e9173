/* SPDX-License-Identifier: MIT */
/*
 * What a port owes the driver.  Every function must be there: a port that
 * wants a common answer links the file of ports/common that gives it, so that
 * one forgotten is a link error and not a wrong figure.
 */
#ifndef PORT_H
#define PORT_H

#include "mcs.h"

/* Facts of the machine, told with every record.  "" where unknown. */
struct port_info {
    const char *name;        /* MCS_PORT_NAME */
    const char *board;       /* "Arm MPS2 AN386 (QEMU)" */
    const char *core;        /* "Cortex-M4" */
    const char *clock;       /* how the core clock is made */
    const char *wait_states; /* of the flash */
    const char *caches;
    const char *placement;  /* where code and data lie */
    const char *time_note;  /* how ticks come about, as a sentence for people */
    uint64_t tick_hz;       /* rate of port_ticks */
    uint64_t core_hz;       /* 0 where not known */
    const char *cycle_unit; /* cycles, reference-cycles, instructions; or ""
                               where the machine counts nothing of the kind */
    const char *clock2;     /* name of the second clock; "" for none */
    uint64_t clock2_hz;     /* rate of port_clock2 */
    uint64_t clock_tolerance_ppm; /* how far the two may lie apart */
    uint8_t simulated;            /* time is a model's and not silicon's */
    uint8_t deterministic;        /* equal work always takes equal ticks */
};

/* The same for the whole run; valid from port_init on. */
const struct port_info *port_info(void);

/*
 * Brings up clock, counter and console.  MCS_OK, or MCS_ABSENT where the
 * counter is not there (the driver then stops with a message).
 */
enum mcs_status port_init(void);

/* Time since port_init in ticks of tick_hz; never wraps. */
uint64_t port_ticks(void);

/* Work in port_info()->cycle_unit; never wraps; 0 where there is none. */
uint64_t port_cycles(void);

/* The second clock, to audit the first by; never wraps; 0 where none. */
uint64_t port_clock2(void);

/* The RAM that is free for the driver and libraries, 16-byte aligned. */
void port_arena(uint8_t **base, size_t *bytes);

/*
 * The command line: the count, with *out set.  `argc` and `argv` are what
 * main was given; a port without a command line has one compiled in.
 */
int port_argv(int argc, char **argv, char ***out);

/* stdout is 1 and stderr 2.  Bytes written, or -1 with nothing more to do. */
#define PORT_STDOUT 1
#define PORT_STDERR 2
long port_write(int stream, const void *data, size_t bytes);

/* Columns of the terminal behind the stream, or 0 where it is none. */
int port_terminal(int stream);

/*
 * Files (of the host's, by semihosting, on a target).  A handle >= 0 or -1;
 * `why` is set to a text for people on failure of any of them.
 */
int port_open(const char *path, int for_writing, const char **why);
long port_file_write(int handle, const void *data, size_t n, const char **why);
long port_file_read(int handle, void *data, size_t n, const char **why);
int port_close(int handle, const char **why);

/* Seconds since 1970, UTC; 0 where there is no calendar. */
uint64_t port_time(void);

/* Best random bytes that the machine has; MCS_ABSENT where it has none. */
enum mcs_status port_entropy(void *out, size_t bytes);

/*
 * Around each batch that is timed: keep interrupts and the like away, and make
 * batches alike.
 */
void port_quiet_begin(void);
void port_quiet_end(void);

/*
 * Paints the stack from the caller's frame down to `floor` (the end of the
 * memory the driver has given out; the port may stop earlier), and tells how
 * many bytes below that frame were used since.  SIZE_MAX from port_stack_peak
 * says that all of it was, so that the stack may have run over.
 * port_stack_room: the bytes that painting covers.
 */
void port_stack_paint(const void *floor);
size_t port_stack_peak(void);
size_t port_stack_room(void);

/*
 * Makes `processes` of this one, which all go on from here: 0 in the first, 1
 * in the others, whose output goes nowhere; -1 with `why` set where that
 * cannot be.
 */
int port_multiply(unsigned processes, const char **why);

/*
 * With several processes: makes the first one's record tell what all do
 * together; each waits here for the others.  0, or -1 where a copy did not get
 * the same outcome or is gone.
 */
struct mcs_record;
int port_combine(struct mcs_record *record);

/* Non-zero once the user has asked to stop (Ctrl-C). */
int port_interrupted(void);

/*
 * Calls `attempt`, which tries an instruction; non-zero where that is illegal
 * and did not end it.  For the probes of providers of class isa: a port that
 * no such provider is for has none.
 */
int port_probe(void (*attempt)(void));

__attribute__((noreturn)) void port_exit(int status);

/*
 * For a port's fault handler: says what was being measured when `what`
 * happened at `where`, flushes what is buffered and ends with status 1.
 */
__attribute__((noreturn)) void mcs_fault(const char *what, uintptr_t where);

#endif
