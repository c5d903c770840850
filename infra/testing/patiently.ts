import { expectLimitMs } from '../../scripts/testLimits';

/** Options of `vi.waitFor`, whose own limit of a second is too short for a busy machine. */
export const patiently = { timeout: expectLimitMs, interval: 20 };
