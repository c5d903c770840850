import { startTestApi, type TestApi } from './startTestApi';

/** More than all tests of a process use. */
const unlimitedAttempts = { attempts: 1_000_000, seconds: 60 };

let started: Promise<TestApi> | null = null;

/**
 * One API for all test files of this process that set no option, stop no part and count nothing in the whole database.
 * Starting an API takes longer than most files' tests. It ends with the process.
 */
export function sharedTestApi(): Promise<TestApi> {
  started ??= startTestApi({ rateLimits: { calculationsByAddress: unlimitedAttempts } });
  return started;
}
