import type { SignedUp } from './aPerson';
import type { TestApi } from './startTestApi';

/**
 * As if the person had typed the password so long ago, in every session of theirs.
 * @param ago an interval of PostgreSQL: `9 minutes`
 */
export async function lastTyped({ database }: TestApi, { user }: SignedUp, ago: string): Promise<void> {
  await database('sessions')
    .where({ user_id: user.id })
    .update({ authenticated_at: database.raw('now() - ?::interval', [ago]) });
}
