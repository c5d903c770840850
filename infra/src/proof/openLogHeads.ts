import { createBlobStore, type BlobSettings } from '../blobs';
import { createHeadPlace, type HeadPlace } from './headPlace';
import { createHeadSigner, type HeadSigner } from './signedHead';

/** The second place of the settings, and the key that heads are signed with. */
export interface LogHeads {
  readonly place: HeadPlace;
  readonly signer: HeadSigner;
  close(): void;
}

/** @param lookupKey 32 bytes, the same for as long as the log lives */
export function openLogHeads(settings: BlobSettings, lookupKey: Buffer): LogHeads {
  const blobs = createBlobStore(settings);
  return {
    place: createHeadPlace(blobs),
    signer: createHeadSigner(lookupKey),
    close: () => blobs.close(),
  };
}
