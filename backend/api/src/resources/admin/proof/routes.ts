import { proofCheckResponse, proofResponse, type ProofResponse } from '@settlewise/contract/admin';
import { createNewestTreeHeads } from '@settlewise/infra/proof';
import { rejectOnAbort } from '@settlewise/infra/waiting';
import type { Routes } from '../../../http/routes';
import type { AdminApp } from '../adminApp';
import { presentCheck, presentTreeHead } from './presenter';

const mostChecks = 20;
const mostTreeHeads = 10;
/** The second place may be unavailable; the page is shown all the same. */
const treeHeadsWithinMs = 3_000;

/** Whether the log is as it was written: checks that were made, signed tree heads, and a new check. */
export function adminProofRoutes(routes: Routes, app: AdminApp): void {
  const { administrator, recordOperation, logChecks, treeHeads, log } = app;
  const newestTreeHeads = createNewestTreeHeads(treeHeads.place, treeHeads.signer);
  const publicKey = treeHeads.signer.publicKey.export({ type: 'spki', format: 'pem' }).toString();

  async function heads(): Promise<ProofResponse['heads']> {
    try {
      const found = await rejectOnAbort(
        newestTreeHeads(mostTreeHeads),
        AbortSignal.timeout(treeHeadsWithinMs),
      );
      return found.map(presentTreeHead);
    } catch (error) {
      log.warn({ err: error }, 'The store of signed tree heads is unavailable');
      return null;
    }
  }

  routes.get('/api/admin/proof', {
    summary: 'Tells whether the log is as it was written.',
    caller: administrator,
    answers: { 200: proofResponse },
    handle: async (ctx) => {
      const [checks, signed] = await Promise.all([logChecks.list(mostChecks), heads()]);
      ctx.body = { checks: checks.map(presentCheck), heads: signed, publicKey } satisfies ProofResponse;
    },
  });

  routes.post('/api/admin/proof/checks', {
    summary: 'Has the log checked.',
    caller: administrator,
    answers: { 202: proofCheckResponse },
    handle: async (ctx, asking) => {
      if ((await logChecks.underWay()) === null) await recordOperation(ctx, asking, 'log_checked', null);
      ctx.status = 202;
      ctx.body = presentCheck(await logChecks.start());
    },
  });
}
