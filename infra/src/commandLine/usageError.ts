import { PlainError } from '../process';

/** The command was not one of those there are, or not for this installation. */
export class UsageError extends PlainError {
  override readonly name = 'UsageError';
}
