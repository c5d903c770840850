/** Other writers were first at every attempt. Nothing was written; the same command may succeed later. */
export class ConcurrencyConflictError extends Error {
  override readonly name = 'ConcurrencyConflictError';
  constructor(
    readonly stream: string,
    options?: ErrorOptions,
  ) {
    super(`Stream ${stream} was changed by others at every try`, options);
  }
}

/** The idempotency key belongs to a different, earlier command. Nothing was written. */
export class IdempotencyKeyReusedError extends Error {
  override readonly name = 'IdempotencyKeyReusedError';
  constructor(readonly stream: string) {
    super('This idempotency key was used for a different command before');
  }
}

/** The stream has reached its daily limit of commands. Nothing was written. */
export class TooManyCommandsError extends Error {
  override readonly name = 'TooManyCommandsError';
  constructor(
    readonly stream: string,
    /** Seconds until the next day begins, in UTC. */
    readonly secondsLeft: number,
  ) {
    super(`Stream ${stream} has taken as many commands as it takes on one day`);
  }
}
