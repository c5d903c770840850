import { AsyncLocalStorage } from 'node:async_hooks';

const correlationStorage = new AsyncLocalStorage<string>();

/** Runs work, and adds the id to all its log lines. */
export function withCorrelation<Result>(correlationId: string, work: () => Result): Result {
  return correlationStorage.run(correlationId, work);
}

/** The id of the current work, if it has one. */
export function currentCorrelationId(): string | undefined {
  return correlationStorage.getStore();
}
