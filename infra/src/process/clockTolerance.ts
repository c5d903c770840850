/** The clocks of two processes may differ by this much without being wrong. */
export const clockToleranceMs = 5_000;
