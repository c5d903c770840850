/**
 * The limits of time of all tests, for every runner. They only end what hangs: a busy machine may be many times slower than
 * the one a test was written on, so no test sets a shorter one.
 */

/** The longest that a test, or a hook around tests, may take, in ms. */
export const hangLimitMs = 600_000;

/** The longest that a test waits for something to appear or to become true, in ms. */
export const expectLimitMs = 60_000;
