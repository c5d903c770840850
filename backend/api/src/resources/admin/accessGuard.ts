import type { AdministratorAccessResponse } from '@settlewise/contract/admin';
import {
  administratorAccessDecider,
  administratorAccessStream,
} from '@settlewise/domain/administratorAccess';
import { createOpenedRecords } from '@settlewise/infra/sessions';
import { z } from 'zod';
import type { App } from '../../app';
import type { ApiContext } from '../../http/context';
import { RequestRefusedError } from '../../http/requestRefusedError';
import type { Administrator } from '../../identity/administratorGuard';
import { nullIfErased } from '../../identity/nullIfErased';

/**
 * Checks which person's record an administrator has open. The event log stores who opened whose record, why and until
 * when. An access is valid only in the session that opened it.
 */
export interface AccessGuard {
  /**
   * Requires that the administrator has this person's record open. The query `look` holds the id of the access, as
   * POST /api/admin/looks returned it.
   * @throws RequestRefusedError 403, with the person's id in `errors`
   */
  require: (ctx: ApiContext, administrator: Administrator, userId: string) => Promise<void>;
  /** Finds the valid access to a person's record in this session. @returns null if there is none */
  findOpen: (
    ctx: ApiContext,
    administrator: Administrator,
    userId: string,
  ) => Promise<AdministratorAccessResponse | null>;
  /** Binds a new access to this session. @throws RequestRefusedError 409 if another session has it */
  bind: (ctx: ApiContext, access: AdministratorAccessResponse) => Promise<void>;
}

/** The query that names the access. */
export const accessQuery = {
  look: {
    schema: z.uuid(),
    description:
      'The id of a look of one’s own at the person, which `POST /api/admin/looks` opens in the same session.',
  },
} as const;

export const openRecordRefusals = {
  403: 'Only for administrators, and only while a look of one’s own at the person is open.',
} as const;

export function createAccessGuard({
  database,
  commands,
  keyed,
  clock,
}: Pick<App, 'database' | 'commands' | 'keyed' | 'clock'>): AccessGuard {
  const openedRecords = createOpenedRecords(database);
  const sessionKey = ({ session }: ApiContext) => session?.externalKey ?? '';
  const personPseudonym = (userId: string) => keyed.identifier('opened record', userId);

  /** @returns null unless the access is valid for this administrator and person now */
  async function loadValidAccess(lookId: string, administrator: Administrator, userId: string) {
    const access = await nullIfErased(() =>
      commands.load(administratorAccessDecider, administratorAccessStream(lookId)),
    );
    const state = access?.state ?? null;
    const isValid =
      state !== null &&
      state.administratorId === administrator.userId &&
      state.userId === userId &&
      Date.parse(state.until) > clock().getTime();
    return isValid ? state : null;
  }

  return {
    async require(ctx, administrator, userId) {
      const parsed = z.uuid().safeParse(ctx.query['look']);
      const lookId = parsed.success ? parsed.data.toLowerCase() : null;
      if (
        lookId !== null &&
        (await openedRecords.isBound(sessionKey(ctx), lookId)) &&
        (await loadValidAccess(lookId, administrator, userId)) !== null
      )
        return;
      throw new RequestRefusedError(403, 'Say why you need to see this record, and open it first.', {
        errors: [{ path: 'userId', message: userId }],
      });
    },

    async findOpen(ctx, administrator, userId) {
      const lookId = await openedRecords.findLatestAccess(sessionKey(ctx), personPseudonym(userId));
      const access = lookId === null ? null : await loadValidAccess(lookId, administrator, userId);
      if (access === null) return null;
      const { lookId: id, reason, openedAt, until } = access;
      return { id, userId, reason, openedAt, until };
    },

    async bind(ctx, { id: lookId, userId, until }) {
      const access = { lookId, personPseudonym: personPseudonym(userId), until: new Date(until) };
      const isBound = await openedRecords.bind(sessionKey(ctx), access, clock());
      if (!isBound)
        throw new RequestRefusedError(409, 'This record was opened in another session. Please open it anew.');
    },
  };
}
