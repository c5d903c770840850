import { createFolderBlobStore } from './folderBlobStore';
import type { BlobStore } from './port';
import { readS3Address } from './s3Address';
import { createS3BlobStore } from './s3BlobStore';

export type BlobSettings =
  { readonly kind: 'folder'; readonly folder: string } | { readonly kind: 's3'; readonly url: string };

/** Creates the store that the settings choose. */
export function createBlobStore(settings: BlobSettings): BlobStore {
  return settings.kind === 's3'
    ? createS3BlobStore(readS3Address(settings.url))
    : createFolderBlobStore(settings.folder);
}
