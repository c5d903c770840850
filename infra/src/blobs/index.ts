export {
  countRemovedOrphans,
  createCleanupProgressStore,
  type CleanupProgress,
  type CleanupProgressStore,
} from './cleanupProgress';
export { createBlobStore, type BlobSettings } from './createBlobStore';
export { BlobNotFoundError, BlobStoreUnavailableError } from './errors';
export { createFolderBlobStore } from './folderBlobStore';
export type { BlobStore, StoredBlob } from './port';
export { createSealedBlobs, type Fingerprint, type SealedBlobs } from './sealing/createSealedBlobs';
