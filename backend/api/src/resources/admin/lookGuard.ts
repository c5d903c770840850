import { administratorLookDecider, administratorLookStream } from '@settlewise/domain';
import { PersonErasedError } from '@settlewise/infra/crypto';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { z } from 'zod';
import type { ApiContext } from '../../http/context';
import { RequestRefusedError } from '../../http/requestRefusedError';
import type { Administrator } from '../../http/administrator';

/**
 * Lets an administrator see what is recorded of a person only while a look of theirs at that person is open: the id in
 * the query `look`, as POST /api/admin/looks answered it.
 * @throws RequestRefusedError 403, which names the person in `errors`
 */
export type RequireLook = (ctx: ApiContext, administrator: Administrator, userId: string) => Promise<void>;

interface Options {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly clock: () => Date;
}

/** Which look opens the record. */
export const lookInQuery = {
  look: {
    schema: z.uuid(),
    description: 'The id of a look of one’s own at the person, which `POST /api/admin/looks` opens.',
  },
} as const;

export function createRequireLook({ commands, clock }: Options): RequireLook {
  async function lookNamed(lookId: string) {
    try {
      return (await commands.load(administratorLookDecider, administratorLookStream(lookId))).state;
    } catch (error) {
      // The person has been erased since, and the look with them.
      if (error instanceof PersonErasedError) return null;
      throw error;
    }
  }

  return async (ctx, administrator, userId) => {
    const asked = z.uuid().safeParse(ctx.query['look']);
    const look = asked.success ? await lookNamed(asked.data.toLowerCase()) : null;
    const opens =
      look !== null &&
      look.administratorId === administrator.userId &&
      look.userId === userId &&
      Date.parse(look.until) > clock().getTime();
    if (opens) return;
    throw new RequestRefusedError(403, 'Say why you need to see this record, and open it first.', {
      errors: [{ path: 'userId', message: userId }],
    });
  };
}
