import { administratorAccessDecider, administratorAccessStream } from '@settlewise/domain';
import { PersonErasedError } from '@settlewise/infra/crypto';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { z } from 'zod';
import type { ApiContext } from '../../http/context';
import { RequestRefusedError } from '../../http/requestRefusedError';
import type { Administrator } from '../../http/administrator';

/**
 * Lets an administrator see what is recorded of a person only while they have that record open: the query
 * `look` holds the id of that access, as POST /api/admin/looks answered it.
 * @throws RequestRefusedError 403, which names the person in `errors`
 */
export type RequireAccess = (ctx: ApiContext, administrator: Administrator, userId: string) => Promise<void>;

interface Options {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly clock: () => Date;
}

/** Which access opens the record. */
export const accessInQuery = {
  look: {
    schema: z.uuid(),
    description: 'The id of a look of one’s own at the person, which `POST /api/admin/looks` opens.',
  },
} as const;

export function createRequireAccess({ commands, clock }: Options): RequireAccess {
  async function accessNamed(lookId: string) {
    try {
      return (await commands.load(administratorAccessDecider, administratorAccessStream(lookId))).state;
    } catch (error) {
      // The person has been erased since, and the access with them.
      if (error instanceof PersonErasedError) return null;
      throw error;
    }
  }

  return async (ctx, administrator, userId) => {
    const asked = z.uuid().safeParse(ctx.query['look']);
    const access = asked.success ? await accessNamed(asked.data.toLowerCase()) : null;
    const opens =
      access !== null &&
      access.administratorId === administrator.userId &&
      access.userId === userId &&
      Date.parse(access.until) > clock().getTime();
    if (opens) return;
    throw new RequestRefusedError(403, 'Say why you need to see this record, and open it first.', {
      errors: [{ path: 'userId', message: userId }],
    });
  };
}
