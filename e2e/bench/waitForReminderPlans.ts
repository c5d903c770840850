import { setTimeout as delay } from 'node:timers/promises';
import { findPeopleToPlan, noId } from '@settlewise/projections/reminders';
import { planningVersion } from '@settlewise/casework/alerts';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { Knex } from 'knex';

/** Waits until all reminders are planned. In the bench this is one large batch; in real use it is gradual. */
export async function waitForReminderPlans(database: Knex): Promise<void> {
  const inForce = { planningVersion, today: civilDateInLondon(new Date()) };
  while ((await findPeopleToPlan(database, inForce, { after: noId, limit: 1 })).length > 0)
    await delay(1_000);
}
