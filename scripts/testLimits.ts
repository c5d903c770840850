/**
 * The time limits of all tests, for every runner. They only end tests that hang. No test sets a shorter limit, because a busy
 * machine may be many times slower than the one a test was written on.
 */

/** The time limit of a test or a hook, in ms. */
export const hangLimitMs = 600_000;

/** The longest time that a test waits for a condition, in ms. */
export const expectLimitMs = 60_000;
