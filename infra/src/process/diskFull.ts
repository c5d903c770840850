import { PlainError } from './plainError';

/** The disk of the data folder has no room left. */
export class DiskFullError extends PlainError {
  override readonly name = 'DiskFullError';
  constructor(folder: string, cause: unknown) {
    super(
      `The disk is full on which the data folder ${folder} lies: make room and start again. What was saved is there.`,
      { cause },
    );
  }
}

/** How Node, PostgreSQL's errors (53100) and PostgreSQL's log report it. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);
const words = /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT/i;

/** Whether something failed because a disk has no room left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && codes.has(error.code)) return true;
  return words.test(error.message) || isDiskFull(error.cause);
}
