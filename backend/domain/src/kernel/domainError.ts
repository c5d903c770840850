/**
 * The kind of a refusal, which the API maps to a status: `invalid`: the request makes no sense · `notFound`: the item does
 * not exist for this person · `conflict`: it contradicts the current state · `forbidden`: this person is not allowed to.
 */
export type Refusal = 'invalid' | 'notFound' | 'conflict' | 'forbidden';

/** A refusal by the domain. `message` is a sentence for people. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  constructor(
    readonly refusal: Refusal,
    /** Stable name for programs, for example `journey_not_found`. */
    readonly code: string,
    message: string,
    /** The field of the command with the error. */
    readonly field?: string,
  ) {
    super(message);
  }
}
