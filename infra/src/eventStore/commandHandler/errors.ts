/** Others kept writing to the same stream: after three tries the command has not been carried out. */
export class ConcurrencyConflictError extends Error {
  override readonly name = 'ConcurrencyConflictError';
  constructor(readonly stream: string) {
    super(
      'This was changed at the same moment from somewhere else. Look at it again, then repeat what you did.',
    );
  }
}

/** One idempotency key, two different requests. */
export class IdempotencyKeyReusedError extends Error {
  override readonly name = 'IdempotencyKeyReusedError';
  constructor() {
    super('This Idempotency-Key was already used for another request.');
  }
}
