import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { SealedBlobs } from '@settlewise/infra/blobs';
import type { StoredDocument } from '@settlewise/casework/record';
import { RequestRefusedError } from '../../http/requestRefusedError';
import { findActiveContent, type ActiveContent } from '../../record/documents/activeContent';

const reasons: Readonly<Record<ActiveContent, string>> = {
  acts: 'This PDF holds a script, starts a program or plays a film',
  unreadable: 'A part of this PDF is locked or cannot be checked',
};

/** Refuses a file that could run a program on the lawyer's computer. */
export class ActiveContentError extends RequestRefusedError {
  constructor(found: ActiveContent) {
    super(
      422,
      `${reasons[found]}, so it is not given to others. Ask the owner to print it to a new PDF and upload that.`,
    );
  }
}

/** Wraps a blob store for lawyers. `get` throws ActiveContentError for a PDF with active content. */
export const filesForLawyers = (
  blobs: Pick<SealedBlobs, 'get'>,
  { type }: Pick<StoredDocument['file'], 'type'>,
): Pick<SealedBlobs, 'get'> => ({
  async get(...args) {
    const bytes = await blobs.get(...args);
    if (type !== 'application/pdf') return bytes;
    const pdf = await buffer(bytes);
    const found = await findActiveContent(pdf);
    if (found !== null) throw new ActiveContentError(found);
    return Readable.from([pdf]);
  },
});
