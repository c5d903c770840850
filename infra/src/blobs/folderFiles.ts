import { randomBytes } from 'node:crypto';
import { BlobStoreUnavailableError } from './errors';

/** Where a file is written until it is whole. Of its own for each try: what a killed process left is in nobody's way. */
export const draftOf = (file: string): string => `${file}.${randomBytes(6).toString('hex')}.part`;

/** The name of the file that a draft was to become; a file that is whole has its own. (A key has no full stops.) */
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
