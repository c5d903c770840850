import { PlainError } from '../process/plainError';

/** A file that is no backup, or not a whole one, or that cannot be written. The message is for whoever asked. */
export class BackupError extends PlainError {
  override readonly name = 'BackupError';
}
