import {
  adminStreamResponse,
  type AdminStreamResponse,
  recordAccessResponse,
  type RecordAccessResponse,
} from '@settlewise/contract/admin';
import { findStreamKind, holdsPersonalData } from '@settlewise/domain/streams';
import { decodeHeading, type EventHeading } from '@settlewise/infra/eventStore/codec';
import { readAsOf } from '@settlewise/projections';
import { z } from 'zod';
import { RequestRefusedError } from '../../../http/requestRefusedError';
import { createReader, withQuery } from '../../../http/callDescription';
import type { ApiContext } from '../../../http/context';
import { type Reader, type Routes } from '../../../http/routes';
import type { AdminApp } from '../adminApp';
import { accessQuery, openRecordRefusals } from '../accessGuard';
import { isErased } from './isErased';

/** Shows the state of a stream at a moment and now. */
export function adminStreamRoutes(routes: Routes, app: AdminApp): void {
  const { administrator, accessGuard, eventStore, personKeys, clock } = app;

  async function readFirstEvent(stream: string): Promise<EventHeading | null> {
    for await (const recorded of eventStore.readStream(stream, { limit: 1 })) return decodeHeading(recorded);
    return null;
  }

  /** @throws RequestRefusedError 404 */
  async function streamInPath(ctx: ApiContext) {
    const stream = ctx.params['id'] ?? '';
    const kind = findStreamKind(stream);
    const first = kind === null ? null : await readFirstEvent(stream);
    if (kind === null || first === null) throw new RequestRefusedError(404, 'There is no such stream.');
    return { stream, kind, userId: holdsPersonalData(kind) ? first.metadata.userId : null };
  }

  routes.get('/api/admin/streams/:id/access', {
    summary: 'Tells whose record has to be open to see a stream, and whether it is.',
    caller: administrator,
    answers: { 200: recordAccessResponse },
    handle: async (ctx, caller) => {
      const { userId } = await streamInPath(ctx);
      const personId = userId !== null && !(await isErased(personKeys, userId)) ? userId : null;
      ctx.body = {
        userId: personId,
        access: personId === null ? null : await accessGuard.findOpen(ctx, caller, personId),
        now: clock().toISOString(),
      } satisfies RecordAccessResponse;
    },
  });

  routes.get('/api/admin/streams/:id', {
    summary: 'Shows what a stream came to at a moment.',
    caller: administrator,
    input: withQuery(accessQuery, asOfInput),
    answers: { 200: adminStreamResponse },
    refusals: openRecordRefusals,
    handle: async (ctx, caller, moment) => {
      const { stream, kind, userId } = await streamInPath(ctx);
      if (userId !== null && !(await isErased(personKeys, userId)))
        await accessGuard.require(ctx, caller, userId);
      ctx.body = {
        stream,
        userId,
        ...(await readAsOf(app, kind, stream, moment ?? clock())),
      } satisfies AdminStreamResponse;
    },
  });
}

const instant = z.iso.datetime({ offset: true });

/** Default: now. @throws RequestRefusedError 400 */
const readAsOfQuery: Reader<Date | null> = (ctx) => {
  const text = ctx.query['asOf'];
  if (text === undefined) return null;
  const parsed = instant.safeParse(text);
  if (parsed.success) return new Date(parsed.data);
  throw new RequestRefusedError(400, 'The query “asOf” is not a moment in time.', {
    errors: [{ path: 'asOf', message: 'Please choose a date and a time.' }],
  });
};

const asOfInput = createReader(
  { query: { asOf: { schema: instant, description: 'The moment; without one it is now.' } } },
  readAsOfQuery,
);
