import type { App } from '../../../app';
import { fileAnswer, rateLimited } from '../../../http/describing';
import type { Routes } from '../../../http/routes';
import { refuseIfOwnerErased, type SharedGuard } from '../guard';
import type { RecordLawyerAccess } from '../recordAccess';
import { readContents } from './readContents';
import { heldIn, writeDownload } from './writeDownload';

/** Everything that a lawyer may see of a record, to be kept with their own files. Recorded as a look before it is sent. */
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
    caller: guard.opened,
    answers: { 200: fileAnswer('application/zip') },
    refusals: rateLimited('Too many looks'),
    handle: async (ctx, open) => {
      await refuseIfOwnerErased(async () => {
        await downloadsByAccount.count(open.lawyerId);
        const now = clock();
        const contents = await readContents(database, open, now, calculations.forRequest(ctx));
        await recordAccess(ctx, open, { part: 'download', downloaded: heldIn(contents) });
        const { name, content } = writeDownload(contents, {
          ownerId: open.ownerId,
          blobs,
          now,
          // What was revoked meanwhile gives no further file.
          stillOpen: async () => void (await guard.opened(ctx)),
        });
        ctx.attachment(name);
        ctx.type = 'application/zip';
        ctx.set('Cache-Control', 'private, no-store');
        ctx.body = content;
      });
    },
  });
}
