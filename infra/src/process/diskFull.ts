import { PlainError } from './plainError';

/** The disk of the data folder is full. */
export class DiskFullError extends PlainError {
  override readonly name = 'DiskFullError';
  constructor(folder: string, cause: unknown) {
    super(
      `The disk is full on which the data folder ${folder} lies: make room and start again. What was saved is there.`,
      { cause },
    );
  }
}

/** Codes and messages of Node, PostgreSQL's errors (53100) and PostgreSQL's log. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);
const messagePattern = /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT/i;

/** Whether a full disk caused the error. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && codes.has(error.code)) return true;
  return messagePattern.test(error.message) || isDiskFull(error.cause);
}
