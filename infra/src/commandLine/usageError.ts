import { PlainError } from '../process';

/** The command does not exist, or does not apply to this installation. */
export class UsageError extends PlainError {
  override readonly name = 'UsageError';
}
