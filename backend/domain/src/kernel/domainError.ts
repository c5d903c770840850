/**
 * Why a command is refused, as a kind that the edge maps to a status:
 * `invalid`: what was asked makes no sense · `notFound`: what it is about does not exist for this person ·
 * `conflict`: it contradicts the present state · `forbidden`: this person may not.
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
    /** The field of the command that the refusal is about. */
    readonly field?: string,
  ) {
    super(message);
  }
}
