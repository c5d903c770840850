import type { ProofResponse } from '@settlewise/contract';
import { createNewestHeads } from '@settlewise/infra/proof';
import { unlessAborted } from '@settlewise/infra/waiting';
import { nothing, type Routes } from '../../../http/routes';
import type { AdminDependencies } from '../adminDependencies';
import { presentHead } from './presenter';

const mostChecks = 20;
const mostHeads = 10;
/** The second place may be away; the page is shown all the same. */
const headsWithinMs = 3_000;

/** Whether the log is as it was written: checks that were made, signed heads, and a new check. */
export function adminProofRoutes(routes: Routes, parts: AdminDependencies): void {
  const { administrator, recordOperation, logChecks, logHeads, log } = parts;
  const newestHeads = createNewestHeads(logHeads.place, logHeads.signer);
  const publicKey = logHeads.signer.publicKey.export({ type: 'spki', format: 'pem' }).toString();

  async function heads(): Promise<ProofResponse['heads']> {
    try {
      const found = await unlessAborted(newestHeads(mostHeads), AbortSignal.timeout(headsWithinMs));
      return found.map(presentHead);
    } catch (error) {
      log.warn({ err: error }, 'The place of the log’s signed heads is away');
      return null;
    }
  }

  routes.get('/api/admin/proof', administrator, nothing, async (ctx) => {
    const [checks, signed] = await Promise.all([logChecks.list(mostChecks), heads()]);
    ctx.body = { checks: [...checks], heads: signed, publicKey } satisfies ProofResponse;
  });

  routes.post('/api/admin/proof/checks', administrator, nothing, async (ctx, asking) => {
    if ((await logChecks.underWay()) === null) await recordOperation(ctx, asking, 'log_checked', null);
    ctx.status = 202;
    ctx.body = await logChecks.start();
  });
}
