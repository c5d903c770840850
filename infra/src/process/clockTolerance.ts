/** Accepted difference between the clocks of two processes. */
export const clockToleranceMs = 5_000;
