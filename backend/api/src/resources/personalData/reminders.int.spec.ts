import { createJobs } from '@settlewise/infra/jobs';
import { createLogger } from '@settlewise/infra/telemetry';
import { createFreshness } from '@settlewise/projections';
import { reminderQueues, startReminders } from '@settlewise/projections/reminders';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { visaDetails } from '../../../testing/aProfile';
import { confirmAddress } from '../../../testing/sharing';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';

const day = 24 * 60 * 60 * 1000;

/** Starts the API and a reminder worker that runs on demand. */
async function startBoth() {
  const api = await startTestApi();
  const { database, databaseUrl, commands, keyed, mailer, now } = api;
  const log = createLogger({ level: 'silent', name: 'test' });
  const jobs = await createJobs({ databaseUrl, log });
  const freshness = createFreshness({ database, connectionString: databaseUrl });
  onTestFinished(async () => {
    await jobs.close();
    await freshness.close();
    await api.stop();
  });
  const { tick } = await startReminders({
    database,
    commands,
    keyed,
    freshness,
    mailer,
    log,
    jobs,
    clock: now,
    everyMs: null,
    publicUrl: new URL('http://settlewise.example'),
  });
  const queues = [
    await jobs.queue(reminderQueues.plans, z.unknown()),
    await jobs.queue(reminderQueues.mails, z.unknown()),
  ];
  return {
    ...api,
    /** Plans due reminders, and waits until all are sent. */
    async work() {
      await tick();
      const left = async () => {
        const counts = await Promise.all(queues.map((queue) => queue.counts()));
        return counts.map(({ waiting, active, delayed, failed }) => waiting + active + delayed + failed);
      };
      await expect.poll(left).toEqual([0, 0]);
      await api.whenCaughtUp();
    },
    mailsTo: ({ user }: SignedUp) => mailer.mails.filter(({ to }) => to === user.email),
    plansOf: ({ user }: SignedUp) => database('reminder_plans').where({ user_id: user.id }).pluck('user_id'),
  };
}

async function createPerson(api: TestApi): Promise<SignedUp> {
  const person = await aPerson().signsUpAt(api.address);
  const statuses = [
    (
      await person.visitor.post(
        '/api/immigration/profile/visa',
        visaDetails({ visaExpiryDate: '2026-12-31' }),
      )
    ).status,
    (await person.visitor.post('/api/account/settings', { reminderFrequency: 'daily' })).status,
  ];
  expect(statuses).toEqual([200, 200]);
  await confirmAddress(person, api);
  return person;
}

test('a person who deletes their account gets no more notifications and emails, and their data is erased', async () => {
  const both = await startBoth();
  const [gone, stays] = [await createPerson(both), await createPerson(both)];
  await both.whenCaughtUp();
  const before = new Map<SignedUp, number>();
  await both.later(day, async () => {
    await both.work();
    for (const person of [gone, stays]) {
      expect(await both.plansOf(person)).toEqual([person.user.id]);
      expect(both.mailsTo(person).map(({ subject }) => subject)).toContainEqual(
        expect.stringMatching(/^Something in your plan needs you/),
      );
      before.set(person, both.mailsTo(person).length);
    }
  });
  const { visitor, credentials } = gone;
  const answer = await visitor.send('DELETE', '/api/account', { json: { password: credentials.password } });
  expect(answer.status).toBe(204);
  await both.whenCaughtUp();
  // Both visas expire in 7 days, and then have expired.
  for (const days of [34, 42]) await both.later(days * day, () => both.work());
  expect([await both.plansOf(gone), both.mailsTo(gone).length]).toEqual([[], before.get(gone)]);
  expect([await both.plansOf(stays), both.mailsTo(stays).length]).toEqual([
    [stays.user.id],
    (before.get(stays) ?? 0) + 2,
  ]);
});
