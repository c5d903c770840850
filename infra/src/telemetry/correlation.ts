import { AsyncLocalStorage } from 'node:async_hooks';

const underWay = new AsyncLocalStorage<string>();

/** Does a piece of work; every line that is logged meanwhile, wherever it comes from, carries the id. */
export function withCorrelation<Result>(correlationId: string, work: () => Result): Result {
  return underWay.run(correlationId, work);
}

/** Of the work that is being done now, if any. */
export function correlationNow(): string | undefined {
  return underWay.getStore();
}
