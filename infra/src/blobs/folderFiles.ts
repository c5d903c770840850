import { randomBytes } from 'node:crypto';
import { BlobStoreUnavailableError } from './errors';

/** The draft in which a file is written. Each attempt has its own, so a draft that a killed process left does no harm. */
export const draftOf = (file: string): string => `${file}.${randomBytes(6).toString('hex')}.part`;

/** The final name that belongs to a draft; for a complete file its own name. (A key has no full stops.) */
export const wholeName = (name: string): string => name.replace(/(?:\.[0-9a-f]+)?\.part$/, '');

/** @throws BlobStoreUnavailableError whatever went wrong */
export async function asStoreError<Result>(operation: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new BlobStoreUnavailableError(operation, { cause: error });
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
