import { documentDisposition } from '@settlewise/contract/documents';
import { documentErrors } from '@settlewise/domain/documents';
import { BlobNotFoundError, type SealedBlobs } from '@settlewise/infra/blobs';
import type { StoredDocument } from '@settlewise/casework/record';
import type { ApiContext } from '../../http/context';
import { createReader } from '../../http/callDescription';
import { RequestRefusedError } from '../../http/requestRefusedError';

export const dispositionInQuery = {
  schema: documentDisposition,
  description: 'Shown in the browser, where it can show such a file, or saved; saved without it.',
} as const;

/** Reads whether to show the file of a document or to save it. */
export const fileRequest = createReader({ query: { disposition: dispositionInQuery } }, () => null);

/** Types that browsers can display. Files of other types are always saved. */
const displayableTypes = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/**
 * Answers with a document's bytes. They are untrusted, so the headers forbid scripts, access to the origin and type
 * sniffing.
 * @throws RequestRefusedError 400 · DomainError notFound when the bytes are gone · SealBrokenError · PersonErasedError
 */
export async function answerWithFile(
  ctx: ApiContext,
  { documentId: _documentId, userId, file }: Pick<StoredDocument, 'documentId' | 'userId' | 'file'>,
  blobs: Pick<SealedBlobs, 'get'>,
): Promise<void> {
  const wanted = documentDisposition.safeParse(ctx.query['disposition'] ?? 'attachment');
  if (!wanted.success) throw new RequestRefusedError(400, 'The disposition is either inline or attachment.');
  const disposition = displayableTypes.has(file.type) ? wanted.data : 'attachment';

  const bytes = await blobs.get(userId, file.key, file).catch((error: unknown) => {
    // The file was deleted after the read model was read.
    throw error instanceof BlobNotFoundError ? documentErrors.notFound() : error;
  });
  ctx.attachment(file.name, { type: disposition });
  ctx.type = file.type;
  ctx.body = bytes;
  ctx.length = file.size;
  ctx.set({
    'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:",
    'Cache-Control': 'private, no-store',
    'Accept-Ranges': 'none',
  });
}
