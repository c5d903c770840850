import { bundleRequest, bundleResponse, type BundleResponse } from '@settlewise/contract/shared';
import { documentErrors } from '@settlewise/domain/documents';
import { holdsDocument, recordAccessDecider, recordAccessStream } from '@settlewise/domain/recordAccess';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { findDocument } from '@settlewise/projections';
import { z } from 'zod';
import type { App } from '../../app';
import type { ApiContext } from '../../http/context';
import { createReader, rateLimited } from '../../http/callDescription';
import { RequestRefusedError } from '../../http/requestRefusedError';
import type { Routes } from '../../http/routes';
import { body } from '../../http/validate';
import { dispositionInQuery } from '../../record/documents/fileAnswer';
import { readLawyersView } from './view/readLawyersView';
import { recordNotFoundIfErased, type OpenRecord, type SharedGuard } from './guard';
import type { RecordLawyerAccess } from './recordAccess';

/**
 * Records a bundle of documents in the owner's access log. The lawyer's browser then requests each file with the id of
 * this entry, so that the log has one entry for all of them.
 */
export function bundleRoutes(
  routes: Routes,
  app: App,
  guard: SharedGuard,
  recordAccess: RecordLawyerAccess,
): void {
  const { database, calculations, clock } = app;
  routes.post('/api/shared/:grantId/bundles', {
    summary: 'Tells the owner that some documents are about to be put into one file; recorded as one look.',
    caller: guard.requireOpen,
    input: body(bundleRequest),
    answers: { 201: bundleResponse },
    refusals: rateLimited('Too many looks'),
    handle: async (ctx, open, { documents }) => {
      await recordNotFoundIfErased(async () => {
        const view = await readLawyersView(database, open, clock(), calculations.forRequest(ctx));
        const bundled: { documentId: string; title: string }[] = [];
        for (const documentId of new Set(documents)) {
          const document = await findDocument(database, open.ownerId, documentId);
          if (document === null) throw documentErrors.notFound();
          if (!view.redactDocument(document).isFileShared) throw identityNotShared();
          bundled.push({ documentId, title: document.title });
        }
        const id = await recordAccess(ctx, open, { part: 'bundle', bundled });
        const answer: BundleResponse = { id, documents: bundled.length };
        ctx.status = 201;
        ctx.body = answer;
      });
    },
  });
}

/** The query of a request for a shared file. */
export const sharedFileInput = createReader(
  {
    query: {
      disposition: dispositionInQuery,
      bundle: {
        schema: z.uuid(),
        description: 'The id of a bundle that holds the document: it stands in the access log already.',
      },
    },
  },
  () => null,
);

/**
 * Whether the request names a bundle.
 * @throws RequestRefusedError 403 if the bundle is too old or lacks the document
 */
export async function isInBundle(
  ctx: ApiContext,
  { record: { grantId } }: OpenRecord,
  documentId: string,
  { commands, clock }: { readonly commands: Pick<CommandHandler, 'load'>; readonly clock: () => Date },
): Promise<boolean> {
  const bundleId = ctx.query['bundle'];
  if (bundleId === undefined) return false;
  const lookId = z.uuid().safeParse(bundleId);
  if (lookId.success) {
    const { state } = await commands.load(recordAccessDecider, recordAccessStream(lookId.data));
    if (holdsDocument(state, { grantId, documentId, now: clock() })) return true;
  }
  throw new RequestRefusedError(
    403,
    'This bundle is too old, or does not hold this document. Please make it again.',
  );
}

export const identityNotShared = () =>
  new RequestRefusedError(
    403,
    'The owner did not choose to share identity data, and files that prove it, with you.',
  );
