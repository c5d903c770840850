import type { App } from '../../../app';
import { fileAnswer, rateLimited } from '../../../http/callDescription';
import type { Routes } from '../../../http/routes';
import { recordNotFoundIfErased, type SharedGuard } from '../guard';
import type { RecordLawyerAccess } from '../recordAccess';
import { readContents } from './readContents';
import { summarizeDownload, writeDownload } from './writeDownload';

/** Downloads everything that a lawyer may see of a record. The access is recorded first. */
export function downloadRoutes(
  routes: Routes,
  app: App,
  guard: SharedGuard,
  recordAccess: RecordLawyerAccess,
): void {
  const { database, blobs, calculations, limiter, clock } = app;
  const downloadsByAccount = limiter('downloadsByAccount');

  routes.getFile('/api/shared/:grantId/download', {
    summary: 'Gives everything that the access covers as one ZIP, with an index; recorded as a look.',
    caller: guard.requireOpen,
    answers: { 200: fileAnswer('application/zip') },
    refusals: rateLimited('Too many looks'),
    handle: async (ctx, open) => {
      await recordNotFoundIfErased(async () => {
        await downloadsByAccount.count(open.lawyerId);
        const now = clock();
        const contents = await readContents(database, open, now, calculations.forRequest(ctx));
        await recordAccess(ctx, open, { part: 'download', downloaded: summarizeDownload(contents) });
        const { name, content } = writeDownload(contents, {
          ownerId: open.ownerId,
          blobs,
          now,
          // After a revocation during the download, no further file is added.
          requireOpen: async () => void (await guard.requireOpen(ctx)),
        });
        ctx.attachment(name);
        ctx.type = 'application/zip';
        ctx.set('Cache-Control', 'private, no-store');
        ctx.body = content;
      });
    },
  });
}
