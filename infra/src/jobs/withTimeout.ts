import { JobsUnavailableError } from './errors';

/**
 * Limits the time of a call to the job store. Otherwise adding a job would wait without limit for an unavailable Redis.
 * @throws JobsUnavailableError when the call fails or takes longer
 */
export async function withTimeout<T>(operation: string, call: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new JobsUnavailableError(operation)), timeoutMs);
  });
  // The call continues after the timeout, but its outcome is ignored.
  call.catch(() => undefined);
  try {
    return await Promise.race([call, timeout]);
  } catch (error) {
    if (error instanceof JobsUnavailableError) throw error;
    throw new JobsUnavailableError(operation, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
