import { AsyncLocalStorage } from 'node:async_hooks';

const underWay = new AsyncLocalStorage<string>();

/** Runs work; every log line that it causes carries the id. */
export function withCorrelation<Result>(correlationId: string, work: () => Result): Result {
  return underWay.run(correlationId, work);
}

/** The id of the current work, if any. */
export function correlationNow(): string | undefined {
  return underWay.getStore();
}
