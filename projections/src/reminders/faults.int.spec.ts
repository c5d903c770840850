import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { immigrationProfileDecider, immigrationProfileStream } from '@settlewise/domain/immigrationProfile';
import { notificationDecider, notificationsStream } from '@settlewise/domain/notifications';
import { createJobs, type Jobs } from '@settlewise/infra/jobs';
import { createMailer, type Mailer } from '@settlewise/infra/mail';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aFamilyMember } from '@settlewise/casework/testing/aFamilyMember';
import { waitForOptions } from '../../../infra/testing/waitForOptions';
import { deleteJobs } from '../../../infra/testing/deleteJobs';
import { workerRedisUrl } from '../../../infra/testing/workerServers';
import { openReminderBench, type ReminderBench } from '../../testing/reminderBench';
import type { ReminderDependencies, Step } from './dependencies';
import { reminderQueues } from './mailQueue';
import { startReminders } from './startReminders';
import { reminderMailJob } from './tick';

const redisUrl = workerRedisUrl();
const stores = [
  { store: 'PostgreSQL', absent: false, redis: undefined },
  { store: 'Redis (named by TEST_REDIS_URL)', absent: redisUrl === null, redis: redisUrl ?? undefined },
];
const visa = 'visa_expiry: visa 90 days, 2027-02-10';

describe.each(stores)('with jobs kept in $store', ({ absent, redis }) => {
  describe.skipIf(absent)('with the store there', () => {
    let bench: ReminderBench;
    const open: Jobs[] = [];
    beforeEach(async () => {
      bench = await openReminderBench();
      await empty();
    });
    afterEach(async () => {
      await stopAll();
      await bench.close();
    });
    const stopAll = () => Promise.all(open.splice(0).map((jobs) => jobs.close()));
    const empty = async () => {
      const jobs = await createJobs({
        redisUrl: redis,
        databaseUrl: bench.bench.connectionString,
        log: bench.parts.log,
      });
      await jobs.close();
      const queues = Object.values(reminderQueues);
      await deleteJobs({ redisUrl: redis, databaseUrl: bench.bench.connectionString, queues });
    };

    /** A process that does the work. It only ticks on call. */
    async function aWorker(change: Partial<ReminderDependencies> = {}, mailAttempts = 4) {
      const { log } = bench.parts;
      const databaseUrl = bench.bench.connectionString;
      const retry = { attempts: 4, firstWaitMs: 20 };
      const jobs = await createJobs({ redisUrl: redis, databaseUrl, log, retry });
      open.push(jobs);
      const mailRetry = { attempts: mailAttempts, firstWaitMs: 20 };
      return startReminders({ ...bench.parts, ...change, jobs, everyMs: null, mailRetry });
    }

    /** A person with daily digests whose visa ends on 10 February 2027. The clock shows the next morning. */
    async function somebody(username = 'ana'): Promise<string> {
      bench.at('2026-11-21T12:00');
      const userId = await bench.registers(username);
      await bench.chooses(userId, { reminderFrequency: 'daily' });
      await bench.does(userId, immigrationProfileDecider, immigrationProfileStream(userId), {
        type: 'ChangeDetails',
        today: '2026-11-21',
        change: { visaType: 'student', visaStartDate: '2026-06-01', visaExpiryDate: '2027-02-10' },
      });
      bench.at('2026-11-22T08:05');
      return userId;
    }
    const digestsOf = async (userId: string) => {
      const { state } = await bench.parts.commands.load(notificationDecider, notificationsStream(userId));
      return state.digests.size;
    };
    const allIsDone = async (userId: string) => {
      expect(await bench.issuedTo(userId)).toEqual([visa]);
      expect(await digestsOf(userId)).toBe(1);
      const notes = await bench.bench.database('reminder_plans').where({ user_id: userId }).first();
      expect(notes).toMatchObject({ digest_period: 'daily 2026-11-22', planned_change: expect.any(String) });
    };

    test.each<Step>(['issued', 'mail sent', 'mail recorded'])(
      'a worker that dies after “%s” is followed by another that completes the work, and tells nothing twice',
      async (step) => {
        const userId = await somebody();
        let deaths = 0;
        const dies = (reached: Step) => {
          if (reached !== step || deaths > 1) return Promise.resolve();
          deaths += 1;
          return Promise.reject(new Error('killed'));
        };
        const { tick } = await aWorker({ after: dies });
        await tick();
        await vi.waitFor(() => expect(deaths).toBeGreaterThan(0), waitForOptions);
        await stopAll();
        await (await aWorker()).tick();
        await vi.waitFor(() => allIsDone(userId), waitForOptions);
        await tick2AndRest(userId);
        expect(bench.mails).toHaveLength(1);
      },
    );

    test.each<Step>(['issued', 'mail sent', 'mail recorded'])(
      'two deadlines at once are one mail, exactly once, also where a worker dies after “%s”',
      async (step) => {
        const userId = await somebody();
        await bench.does(userId, immigrationProfileDecider, immigrationProfileStream(userId), {
          type: 'AddDependant',
          today: '2026-11-21',
          dependant: aFamilyMember({ visaExpiryDate: '2027-02-10' }),
        });
        let deaths = 0;
        const dies = (reached: Step) => {
          if (reached !== step || deaths > 1) return Promise.resolve();
          deaths += 1;
          return Promise.reject(new Error('killed'));
        };
        const { tick } = await aWorker({ after: dies });
        await tick();
        await vi.waitFor(() => expect(deaths).toBeGreaterThan(0), waitForOptions);
        await stopAll();
        const both = await aWorker();
        await both.tick();
        await vi.waitFor(async () => expect(await mailedOf(userId)).toHaveLength(2), waitForOptions);
        await both.tick();
        await both.tick();
        await vi.waitFor(async () => {
          const plan = await bench.bench.database('reminder_plans').where({ user_id: userId }).first();
          expect(plan).toMatchObject({ digest_period: 'daily 2026-11-22', mail_at: null });
        }, waitForOptions);
        expect(bench.mails.map(({ text }) => text.includes('Two things in your plan need you'))).toEqual([
          true,
        ]);
        expect(await digestsOf(userId)).toBe(1);
      },
    );

    /** What an email was recorded of. */
    async function mailedOf(userId: string): Promise<readonly string[]> {
      const { state } = await bench.parts.commands.load(notificationDecider, notificationsStream(userId));
      return [...state.mailed];
    }

    async function tick2AndRest(userId: string) {
      const { tick } = await aWorker();
      await tick();
      await tick();
      await vi.waitFor(() => allIsDone(userId), waitForOptions);
    }

    test('two concurrent workers notify and email everybody once', async () => {
      // One after the other, because each sets the clock: who registers after eight has no mail due this morning.
      const people: string[] = [];
      for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) people.push(await somebody(`person-${name}`));
      const workers = [await aWorker(), await aWorker()];
      await Promise.all(workers.map(({ tick }) => tick()));
      await Promise.all(workers.map(({ tick }) => tick()));
      for (const userId of people) await vi.waitFor(() => allIsDone(userId), waitForOptions);
      expect(bench.mails.map(({ to }) => to).toSorted()).toEqual(
        ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `person-${name}@example.org`),
      );
    });

    test('an emptied job store loses nothing, because the next tick adds the work again', async () => {
      const userId = await somebody();
      const down: Mailer = { send: () => Promise.reject(new Error('away')), close: () => Promise.resolve() };
      await (await aWorker({ mailer: down }, 100)).tick();
      await vi.waitFor(async () => expect(await bench.issuedTo(userId)).toEqual([visa]), waitForOptions);
      await stopAll();
      await empty();
      await (await aWorker()).tick();
      await vi.waitFor(() => allIsDone(userId), waitForOptions);
      expect(bench.mails).toHaveLength(1);
    });

    describe('a mail server', () => {
      const servers: (SMTPServer | Server)[] = [];
      afterEach(async () => {
        for (const server of servers.splice(0)) {
          await new Promise<void>((resolve) => void server.close(() => resolve()));
        }
      });
      const mailerAt = (port: number) =>
        createMailer(
          { kind: 'smtp', url: `smtp://127.0.0.1:${port}` },
          'Settlewise <no-reply@settlewise.example>',
        );

      test('that first refuses and then accepts gets the email once', async () => {
        const userId = await somebody();
        let refusals = 2;
        const received: string[] = [];
        const server = new SMTPServer({
          authOptional: true,
          disabledCommands: ['STARTTLS', 'AUTH'],
          onRcptTo(_address, _session, answer) {
            refusals -= 1;
            answer(refusals >= 0 ? new Error('come back later') : null);
          },
          onData(stream, session, answer) {
            stream.resume();
            stream.on('end', () => {
              received.push(...session.envelope.rcptTo.map(({ address }) => address));
              answer();
            });
          },
        });
        servers.push(server);
        const port = await portOf(server.server, (listening) => server.listen(0, '127.0.0.1', listening));
        const { tick } = await aWorker({ mailer: mailerAt(port) });
        await tick();
        await vi.waitFor(() => allIsDone(userId), waitForOptions);
        expect(received).toEqual(['ana@example.org']);
        // Its delivery is remembered under one id, through all attempts.
        expect(await bench.bench.database('mail_tries')).toMatchObject([
          {
            kind: 'alert',
            user_id: userId,
            masked_address: 'a…@e….org',
            state: 'sent',
            tries: 3,
            reason: null,
          },
        ]);
      });

      test('that is down leaves the email in the list of failed jobs, and keeps the notification', async () => {
        const userId = await somebody();
        const dead = createServer();
        const port = await portOf(dead, (listening) => dead.listen(0, '127.0.0.1', listening));
        await new Promise<void>((resolve) => void dead.close(() => resolve()));
        const { tick } = await aWorker({ mailer: mailerAt(port) }, 2);
        await tick();
        const [jobs] = open;
        const queue = await jobs?.queue(reminderQueues.mails, reminderMailJob);
        await vi.waitFor(async () => {
          const [failed] = (await queue?.failed(10)) ?? [];
          expect(failed).toMatchObject({ attempts: 2, reason: expect.stringContaining('ECONNREFUSED') });
          expect(failed?.id).toContain(userId);
        }, waitForOptions);
        expect([await bench.issuedTo(userId), await digestsOf(userId)]).toEqual([[visa], 0]);
        // The next day it is retried, and the server is available.
        await stopAll();
        bench.at('2026-11-23T08:05');
        await (await aWorker()).tick();
        await vi.waitFor(async () => expect(await digestsOf(userId)).toBe(1), waitForOptions);
        expect(bench.mails.map(({ subject }) => subject)).toEqual([
          'Something in your plan needs you by 10 February 2027',
        ]);
      });
    });
  });
});

test('unwanted kinds are not issued or not emailed', async () => {
  const bench = await openReminderBench();
  try {
    bench.at('2026-11-21T12:00');
    const [silent, unmailed, never] = [
      await bench.registers('silent'),
      await bench.registers('unmailed'),
      await bench.registers('never'),
    ];
    await bench.chooses(silent, { notificationsEnabled: false, reminderFrequency: 'daily' });
    await bench.chooses(unmailed, { emailNotificationsEnabled: false, reminderFrequency: 'daily' });
    await bench.chooses(never, { reminderFrequency: 'never' });
    bench.at('2026-11-23T08:05');
    await bench.tick();
    expect(bench.mails).toEqual([]);
    expect(await bench.issuedTo(silent)).toEqual([]);
    expect(await bench.issuedTo(unmailed)).toHaveLength(3);
    expect(await bench.issuedTo(never)).toHaveLength(3);
    // Switched on again, the alerts of that day are issued; the email is sent on the next morning.
    await bench.chooses(silent, { notificationsEnabled: true });
    await bench.tick();
    expect(await bench.issuedTo(silent)).toHaveLength(3);
    expect(bench.mails).toEqual([]);
    bench.at('2026-11-24T08:00');
    await bench.tick();
    expect(bench.mails.map(({ to }) => to)).toEqual(['silent@example.org']);
    expect(bench.mails[0]?.headers).toEqual({
      'List-Unsubscribe': '<https://settlewise.example/dashboard/notification-settings>',
    });
    expect(bench.mails[0]?.text).toContain('https://settlewise.example/dashboard/notification-settings');
  } finally {
    await bench.close();
  }
});

test('an erased person gets no notification, and nothing is stored', async () => {
  const bench = await openReminderBench();
  try {
    bench.at('2026-11-21T12:00');
    const userId = await bench.registers('ana');
    bench.at('2026-11-22T12:00');
    await bench.tick();
    expect(await bench.issuedTo(userId)).toHaveLength(3);
    await bench.personKeys.destroy(userId);
    bench.at('2027-11-23T12:00');
    await bench.tick();
    await bench.bench.database('reminder_plans').insert({ user_id: randomUUID(), digest_period: 'daily' });
    await bench.tick();
    expect(await bench.bench.database('reminder_plans').pluck('user_id')).toEqual([userId]);
  } finally {
    await bench.close();
  }
});

async function portOf(
  server: { address(): AddressInfo | string | null },
  listen: (listening: () => void) => unknown,
): Promise<number> {
  await new Promise<void>((resolve) => void listen(resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port');
  return address.port;
}
