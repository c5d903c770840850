/**
 * The outcome of `work`, or a rejection with the signal's reason as soon as the signal ends the wait. The work itself
 * goes on; its outcome is then ignored.
 */
export function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abandon = (): void => reject(abortReason(signal));
    if (signal.aborted) abandon();
    else signal.addEventListener('abort', abandon, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abandon));
  });
}

function abortReason(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error('Aborted', { cause: signal.reason });
}
