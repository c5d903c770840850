import { BlobStoreUnavailableError } from './errors';

/** Stands behind the name of a file that is still being written. */
export const unfinished = '.part';

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
