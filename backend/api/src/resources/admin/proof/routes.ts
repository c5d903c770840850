import { proofCheckResponse, proofResponse, type ProofResponse } from '@settlewise/contract/admin';
import { createNewestTreeHeads } from '@settlewise/infra/proof';
import { rejectOnAbort } from '@settlewise/infra/waiting';
import type { Routes } from '../../../http/routes';
import type { AdminApp } from '../adminApp';
import { presentCheck, presentTreeHead } from './presenter';

const maxChecks = 20;
const maxTreeHeads = 10;
/** The page is shown without tree heads if their store takes longer. */
const treeHeadsTimeoutMs = 3_000;

/** Shows whether the log is unaltered, with past checks and signed tree heads, and starts checks. */
export function adminProofRoutes(routes: Routes, app: AdminApp): void {
  const { administrator, recordOperation, logChecks, treeHeads, log } = app;
  const newestTreeHeads = createNewestTreeHeads(treeHeads.place, treeHeads.signer);
  const publicKey = treeHeads.signer.publicKey.export({ type: 'spki', format: 'pem' }).toString();

  async function presentTreeHeads(): Promise<ProofResponse['heads']> {
    try {
      const found = await rejectOnAbort(
        newestTreeHeads(maxTreeHeads),
        AbortSignal.timeout(treeHeadsTimeoutMs),
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
      const [checks, signed] = await Promise.all([logChecks.list(maxChecks), presentTreeHeads()]);
      ctx.body = { checks: checks.map(presentCheck), heads: signed, publicKey } satisfies ProofResponse;
    },
  });

  routes.post('/api/admin/proof/checks', {
    summary: 'Has the log checked.',
    caller: administrator,
    answers: { 202: proofCheckResponse },
    handle: async (ctx, caller) => {
      if ((await logChecks.findPending()) === null) await recordOperation(ctx, caller, 'log_checked', null);
      ctx.status = 202;
      ctx.body = presentCheck(await logChecks.start());
    },
  });
}
