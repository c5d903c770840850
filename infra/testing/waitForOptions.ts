import { expectLimitMs } from '../../scripts/testLimits';

/** Options of `vi.waitFor`, whose default timeout of a second is too short on a busy machine. */
export const waitForOptions = { timeout: expectLimitMs, interval: 20 };
