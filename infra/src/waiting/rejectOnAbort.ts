/**
 * The outcome of `work`, or a rejection with the signal's reason when the signal aborts. The work itself continues, but
 * its outcome is then ignored.
 */
export function rejectOnAbort<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const rejectWithReason = (): void => reject(abortReason(signal));
    if (signal.aborted) rejectWithReason();
    else signal.addEventListener('abort', rejectWithReason, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', rejectWithReason));
  });
}

function abortReason(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error('Aborted', { cause: signal.reason });
}
