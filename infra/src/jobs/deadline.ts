import { JobsUnavailableError } from './errors';

/**
 * Bounds a call to the job store: without it, adding a job while Redis is away waits for ever.
 * @throws JobsUnavailableError when it fails or takes longer
 */
export async function withinDeadline<T>(
  operation: string,
  call: Promise<T>,
  milliseconds: number,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new JobsUnavailableError(operation)), milliseconds);
  });
  // The call goes on after the deadline; its outcome is ignored, because the caller has been answered.
  call.catch(() => undefined);
  try {
    return await Promise.race([call, late]);
  } catch (error) {
    if (error instanceof JobsUnavailableError) throw error;
    throw new JobsUnavailableError(operation, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
