import { randomBytes } from 'node:crypto';
import { BlobStoreUnavailableError } from './errors';

/** The name of a new draft. Each attempt has its own, so drafts of a killed process do not matter. */
export const createDraftName = (file: string): string => `${file}.${randomBytes(6).toString('hex')}.part`;

/** The final name of a draft or complete file. Keys contain no full stops. */
export const finalName = (name: string): string => name.replace(/(?:\.[0-9a-f]+)?\.part$/, '');

/** @throws BlobStoreUnavailableError for any error of `work` */
export async function wrapStoreErrors<Result>(
  operation: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new BlobStoreUnavailableError(operation, { cause: error });
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
