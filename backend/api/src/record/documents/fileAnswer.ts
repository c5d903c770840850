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

/** A request for the bytes of a document, and whether to show or to save them. */
export const wantedFile = createReader({ query: { disposition: dispositionInQuery } }, () => null);

/** Kinds that browsers show; everything else is saved, however it was asked for. */
const shown = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/**
 * Answers with a document's bytes. Somebody else wrote them, so the browser is told to trust nothing in them: no
 * scripts, no origin, no guessing of another type.
 * @throws RequestRefusedError 400 · DomainError notFound when the bytes are gone · SealBrokenError · PersonErasedError
 */
export async function answerWithFile(
  ctx: ApiContext,
  { documentId: _documentId, userId, file }: Pick<StoredDocument, 'documentId' | 'userId' | 'file'>,
  blobs: Pick<SealedBlobs, 'get'>,
): Promise<void> {
  const wanted = documentDisposition.safeParse(ctx.query['disposition'] ?? 'attachment');
  if (!wanted.success) throw new RequestRefusedError(400, 'The disposition is either inline or attachment.');
  const disposition = shown.has(file.type) ? wanted.data : 'attachment';

  const bytes = await blobs.get(userId, file.key, file).catch((error: unknown) => {
    // Deleted since the read model was read.
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
