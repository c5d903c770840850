import type { ErrorResponse } from '@settlewise/contract/errors';

interface Details {
  readonly errors?: ErrorResponse['errors'];
  readonly reason?: ErrorResponse['reason'];
  readonly headers?: Readonly<Record<string, string>>;
}

/** The API refuses a request with a status and a sentence for people. Refusals of the domain are `DomainError`s. */
export class RequestRefusedError extends Error {
  override readonly name = 'RequestRefusedError';
  readonly errors: ErrorResponse['errors'];
  readonly reason: ErrorResponse['reason'];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly status: number,
    message: string,
    details: Details = {},
  ) {
    super(message);
    this.errors = details.errors;
    this.reason = details.reason;
    this.headers = details.headers ?? {};
  }
}

export const signInFirst = () => new RequestRefusedError(401, 'Please sign in first.');

/** @param seconds when to retry */
export const tryAgainLater = (status: 429 | 503, message: string, seconds: number) =>
  new RequestRefusedError(status, message, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
  });
