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
 * Which records an administrator has open: the log says whose it is, who opened it, why and until when, and the session
 * in which that was done opens it, no other.
 */
export interface RecordAccessGuard {
  /**
   * Lets an administrator see what is recorded of a person only while they have that record open: the query
   * `look` holds the id of that access, as POST /api/admin/looks answered it.
   * @throws RequestRefusedError 403, which names the person in `errors`
   */
  require: (ctx: ApiContext, administrator: Administrator, userId: string) => Promise<void>;
  /** The access to a person's record that is open in this session; null when there is none. */
  openAt: (
    ctx: ApiContext,
    administrator: Administrator,
    userId: string,
  ) => Promise<AdministratorAccessResponse | null>;
  /** A new access opens in this session. @throws RequestRefusedError 409 when it belongs to another */
  bind: (ctx: ApiContext, access: AdministratorAccessResponse) => Promise<void>;
}

/** Which access opens the record. */
export const accessInQuery = {
  look: {
    schema: z.uuid(),
    description:
      'The id of a look of one’s own at the person, which `POST /api/admin/looks` opens in the same session.',
  },
} as const;

export const needsOpenRecord = {
  403: 'Only for administrators, and only while a look of one’s own at the person is open.',
} as const;

export function createRecordAccessGuard({
  database,
  commands,
  keyed,
  clock,
}: Pick<App, 'database' | 'commands' | 'keyed' | 'clock'>): RecordAccessGuard {
  const opened = createOpenedRecords(database);
  const sessionOf = ({ session }: ApiContext) => session?.externalKey ?? '';
  const personMark = (userId: string) => keyed.identifier('opened record', userId);

  /** The access, where it opens this person's record to this administrator at this moment. */
  async function opening(lookId: string, administrator: Administrator, userId: string) {
    const access = await nullIfErased(() =>
      commands.load(administratorAccessDecider, administratorAccessStream(lookId)),
    );
    const state = access?.state ?? null;
    const opens =
      state !== null &&
      state.administratorId === administrator.userId &&
      state.userId === userId &&
      Date.parse(state.until) > clock().getTime();
    return opens ? state : null;
  }

  return {
    async require(ctx, administrator, userId) {
      const asked = z.uuid().safeParse(ctx.query['look']);
      const lookId = asked.success ? asked.data.toLowerCase() : null;
      if (
        lookId !== null &&
        (await opened.isBound(sessionOf(ctx), lookId)) &&
        (await opening(lookId, administrator, userId)) !== null
      )
        return;
      throw new RequestRefusedError(403, 'Say why you need to see this record, and open it first.', {
        errors: [{ path: 'userId', message: userId }],
      });
    },

    async openAt(ctx, administrator, userId) {
      const lookId = await opened.findLatestAccess(sessionOf(ctx), personMark(userId));
      const access = lookId === null ? null : await opening(lookId, administrator, userId);
      if (access === null) return null;
      const { lookId: id, reason, openedAt, until } = access;
      return { id, userId, reason, openedAt, until };
    },

    async bind(ctx, { id: lookId, userId, until }) {
      const access = { lookId, personPseudonym: personMark(userId), until: new Date(until) };
      const bound = await opened.bind(sessionOf(ctx), access, clock());
      if (!bound)
        throw new RequestRefusedError(409, 'This record was opened in another session. Please open it anew.');
    },
  };
}
