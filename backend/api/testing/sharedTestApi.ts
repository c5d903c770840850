import { startTestApi, type TestApi } from './startTestApi';

/** More than all tests of a process ask for. */
const plenty = { attempts: 1_000_000, seconds: 60 };

let started: Promise<TestApi> | null = null;

/**
 * The API of all test files of this process that need none of their own: those that set no option, stop no part and count
 * nothing of the whole database. Starting one costs more than most files' tests. It ends with the process.
 */
export function sharedTestApi(): Promise<TestApi> {
  started ??= startTestApi({ rateLimits: { calculationsByAddress: plenty } });
  return started;
}
