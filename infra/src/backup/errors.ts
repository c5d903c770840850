import { PlainError } from '../process/plainError';

/** A file is not a backup, is incomplete, or cannot be written. The message is for the operator. */
export class BackupError extends PlainError {
  override readonly name = 'BackupError';
}
