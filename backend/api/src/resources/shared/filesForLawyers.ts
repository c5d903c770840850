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

/** A file that is not given to a lawyer, because opening it could run a program on their computer. */
export class ActiveContentError extends RequestRefusedError {
  constructor(found: ActiveContent) {
    super(
      422,
      `${reasons[found]}, so it is not given to others. Ask the owner to print it to a new PDF and upload that.`,
    );
  }
}

/** The files of a record for a lawyer. `get` throws ActiveContentError for a PDF that can act by itself. */
export const filesForLawyers = (
  blobs: Pick<SealedBlobs, 'get'>,
  { type }: Pick<StoredDocument['file'], 'type'>,
): Pick<SealedBlobs, 'get'> => ({
  async get(...asked) {
    const bytes = await blobs.get(...asked);
    if (type !== 'application/pdf') return bytes;
    const pdf = await buffer(bytes);
    const found = await findActiveContent(pdf);
    if (found !== null) throw new ActiveContentError(found);
    return Readable.from([pdf]);
  },
});
