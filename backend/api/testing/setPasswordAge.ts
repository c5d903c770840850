import type { SignedUp } from './aPerson';
import type { TestApi } from './startTestApi';

/**
 * Sets the time at which the person last typed the password, in all their sessions.
 * @param ago an interval of PostgreSQL: `9 minutes`
 */
export async function setPasswordAge({ database }: TestApi, { user }: SignedUp, ago: string): Promise<void> {
  await database('sessions')
    .where({ user_id: user.id })
    .update({ authenticated_at: database.raw('now() - ?::interval', [ago]) });
}
