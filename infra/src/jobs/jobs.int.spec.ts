import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { waitForOptions } from '../../testing/waitForOptions';
import { deleteJobs } from '../../testing/deleteJobs';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { startUrlProxy } from '../../testing/tcpProxy';
import { workerRedisUrl } from '../../testing/workerServers';
import { createLogger } from '../telemetry';
import { createJobs, type Jobs, JobsClosedError, JobsUnavailableError } from './index';

const log = createLogger({ level: 'silent', name: 'tests' });
const reminder = z.object({ userId: z.string() });
const entry = z.object({ reason: z.string() });
const retry = { attempts: 3, firstWaitMs: 10 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
});
afterAll(() => database.drop());

const redisUrl = workerRedisUrl();
const stores = [
  { store: 'PostgreSQL', absent: false, redis: undefined },
  { store: 'Redis (named by TEST_REDIS_URL)', absent: redisUrl === null, redis: redisUrl ?? undefined },
];

describe.each(stores)('jobs kept in $store', ({ absent, redis }) => {
  describe.skipIf(absent)('with an available store', () => {
    const open: Jobs[] = [];
    const openJobs = async () => {
      const jobs = await createJobs({
        redisUrl: redis,
        databaseUrl: database.url,
        log,
        retry,
        delayedCheckIntervalMs: 50,
      });
      open.push(jobs);
      return jobs;
    };
    afterEach(async () => {
      await Promise.all(open.splice(0).map((jobs) => jobs.close()));
    });
    const newQueueName = () => `reminders-${randomUUID()}`;

    test('an added job runs once', async () => {
      const jobs = await openJobs();
      const name = newQueueName();
      const done: string[] = [];
      await jobs.worker(name, reminder, async ({ userId }, { id, attempt }) => {
        done.push(`${userId} ${id} ${attempt}`);
        return Promise.resolve();
      });
      const queue = await jobs.queue(name, reminder);
      await queue.add({ userId: 'ada' }, { id: 'reminder:7' });
      await vi.waitFor(
        async () => expect(await queue.counts()).toMatchObject({ completed: 1, waiting: 0, active: 0 }),
        waitForOptions,
      );
      expect(done).toEqual(['ada reminder:7 1']);
    });

    test('a failing job is retried with back-off, and then kept as failed with its reason', async () => {
      const jobs = await openJobs();
      const name = newQueueName();
      const attempts: number[] = [];
      await jobs.worker(name, reminder, (_, { attempt }) => {
        attempts.push(attempt);
        return Promise.reject(new Error(`no answer ${attempt}`));
      });
      const queue = await jobs.queue(name, reminder);
      await queue.add({ userId: 'ada' }, { id: '42' });
      await vi.waitFor(async () => expect(await queue.counts()).toMatchObject({ failed: 1 }), waitForOptions);
      expect(attempts).toEqual([1, 2, 3]);
      expect(await queue.failed(10)).toEqual([{ id: '42', attempts: 3, reason: 'no answer 3' }]);
    });

    test('a job that fails once and then succeeds is completed', async () => {
      const jobs = await openJobs();
      const name = newQueueName();
      await jobs.worker(name, reminder, (_, { attempt }) =>
        attempt === 1 ? Promise.reject(new Error('not yet')) : Promise.resolve(),
      );
      const queue = await jobs.queue(name, reminder);
      await queue.add({ userId: 'ada' }, { id: 'a' });
      await vi.waitFor(
        async () => expect(await queue.counts()).toMatchObject({ completed: 1, failed: 0 }),
        waitForOptions,
      );
    });

    test('the same id added twice is one job, before and after its completion', async () => {
      const jobs = await openJobs();
      const name = newQueueName();
      const queue = await jobs.queue(name, reminder);
      await queue.add({ userId: 'ada' }, { id: 'once' });
      await queue.add({ userId: 'ada' }, { id: 'once' });
      expect(await queue.counts()).toMatchObject({ waiting: 1 });

      let runs = 0;
      await jobs.worker(name, reminder, () => {
        runs += 1;
        return Promise.resolve();
      });
      await vi.waitFor(
        async () => expect(await queue.counts()).toMatchObject({ completed: 1 }),
        waitForOptions,
      );
      await queue.add({ userId: 'ada' }, { id: 'once' });
      expect(await queue.counts()).toMatchObject({ waiting: 0, completed: 1 });
      expect(runs).toBe(1);
    });

    test('many jobs are added at once, and existing ones are skipped', async () => {
      const jobs = await openJobs();
      const queue = await jobs.queue(newQueueName(), reminder);
      await queue.add({ userId: 'ada' }, { id: '3' });
      const many = Array.from({ length: 20 }, (_, number) => ({
        data: { userId: 'ada' },
        id: String(number),
      }));
      await queue.addAll(many);
      await queue.addAll(many);
      await queue.addAll([]);
      expect(await queue.counts()).toMatchObject({ waiting: 20 });
    });

    test('a job outlives the process that added it', async () => {
      const name = newQueueName();
      const before = await createJobs({ redisUrl: redis, databaseUrl: database.url, log, retry });
      await (await before.queue(name, reminder)).add({ userId: 'ada' }, { id: 'later' });
      await before.close();

      const after = await openJobs();
      const done: string[] = [];
      await after.worker(name, reminder, ({ userId }) => {
        done.push(userId);
        return Promise.resolve();
      });
      await vi.waitFor(() => expect(done).toEqual(['ada']), waitForOptions);
    });

    test('jobs continue after the connections broke, with at most one warning per reason', async () => {
      const proxy = await startUrlProxy(redis ?? database.url);
      const reasons: unknown[] = [];
      const warnings = createLogger({
        level: 'warn',
        name: 'tests',
        destination: { write: (line) => reasons.push(entry.parse(JSON.parse(line)).reason) },
      });
      const jobs = await createJobs({
        ...(redis === undefined
          ? { databaseUrl: proxy.url }
          : { databaseUrl: database.url, redisUrl: proxy.url }),
        log: warnings,
        retry,
      });
      try {
        const name = newQueueName();
        const done: string[] = [];
        await jobs.worker(name, reminder, ({ userId }) => {
          done.push(userId);
          return Promise.resolve();
        });
        const queue = await jobs.queue(name, reminder);
        await queue.add({ userId: 'ada' }, { id: 'before' });
        await vi.waitFor(() => expect(done).toEqual(['ada']), waitForOptions);
        proxy.drop();
        await vi.waitFor(() => queue.add({ userId: 'bea' }, { id: 'after' }), waitForOptions);
        await vi.waitFor(() => expect(done).toEqual(['ada', 'bea']), waitForOptions);
        expect(new Set(reasons).size).toBe(reasons.length);
      } finally {
        await jobs.close();
        await proxy.close();
      }
    });

    test('closing waits for the active job', async () => {
      const jobs = await createJobs({ redisUrl: redis, databaseUrl: database.url, log, retry });
      const name = newQueueName();
      const steps = new EventEmitter();
      const begun = once(steps, 'begun');
      let finished = false;
      await jobs.worker(name, reminder, async () => {
        const mayFinish = once(steps, 'may finish');
        steps.emit('begun');
        await mayFinish;
        finished = true;
      });
      await (await jobs.queue(name, reminder)).add({ userId: 'ada' }, { id: 'long' });
      await begun;
      const closed = jobs.close();
      expect(finished).toBe(false);
      steps.emit('may finish');
      await closed;
      expect(finished).toBe(true);
    });

    test('after the close nothing more is opened', async () => {
      const jobs = await openJobs();
      await jobs.close();
      const work = () => Promise.resolve();
      await expect(jobs.worker(newQueueName(), reminder, work)).rejects.toThrow(JobsClosedError);
      await expect(jobs.queue(newQueueName(), reminder)).rejects.toThrow(JobsClosedError);
      await expect(jobs.repeat(newQueueName(), 1_000, work)).rejects.toThrow(JobsClosedError);
    });

    test('a completed job of a queue with removeCompleted can be added again', async () => {
      const jobs = await openJobs();
      const name = newQueueName();
      let runs = 0;
      await jobs.worker(name, reminder, () => {
        runs += 1;
        return Promise.resolve();
      });
      const queue = await jobs.queue(name, reminder, { removeCompleted: true });
      for (const times of [1, 2]) {
        await queue.add({ userId: 'ada' }, { id: 'once' });
        await vi.waitFor(async () => {
          expect([runs, await queue.counts()]).toEqual([times, expect.objectContaining({ active: 0 })]);
        }, waitForOptions);
      }
    });

    test('the number of attempts of a queue overrides the default', async () => {
      const jobs = await openJobs();
      const name = newQueueName();
      await jobs.worker(name, reminder, () => Promise.reject(new Error('never')));
      const queue = await jobs.queue(name, reminder, { retry: { attempts: 2, firstWaitMs: 1 } });
      await queue.add({ userId: 'ada' }, { id: 'a' });
      await vi.waitFor(
        async () => expect(await queue.failed(1)).toMatchObject([{ attempts: 2 }]),
        waitForOptions,
      );
    });

    test('a repeated task continues after a failed run, in either of two processes', async () => {
      const [one, other] = [await openJobs(), await openJobs()];
      const name = newQueueName();
      const turns: string[] = [];
      const countTurn = (who: string) => () => {
        turns.push(who);
        return turns.length === 1 ? Promise.reject(new Error('not this time')) : Promise.resolve();
      };
      await one.repeat(name, 50, countTurn('one'));
      await other.repeat(name, 50, countTurn('other'));
      await vi.waitFor(() => expect(turns.length).toBeGreaterThan(5), waitForOptions);
    });

    test('a repeated task is restored after the store was emptied', async () => {
      const jobs = await openJobs();
      const name = newQueueName();
      let turns = 0;
      await jobs.repeat(name, 50, () => {
        turns += 1;
        return Promise.resolve();
      });
      await vi.waitFor(() => expect(turns).toBeGreaterThan(1), waitForOptions);
      await deleteJobs({ databaseUrl: database.url, redisUrl: redis, queues: [name] });
      const before = turns;
      await vi.waitFor(() => expect(turns).toBeGreaterThan(before + 2), waitForOptions);
    });

    test('jobs that a fast clock delayed run at the right time, in this process and after a restart', async () => {
      const name = newQueueName();
      const turns = { before: 0, after: 0 };
      const countTurn = (when: keyof typeof turns) => () => {
        turns[when] += 1;
        return Promise.resolve();
      };
      const done: string[] = [];
      const now = Date.now.bind(Date);
      const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 24 * 60 * 60 * 1000);
      try {
        const ahead = await openJobs();
        await ahead.repeat(name, 50, countTurn('before'));
        await vi.waitFor(() => expect(turns.before).toBeGreaterThan(1), waitForOptions);
        const queue = await ahead.queue(`${name}-once`, reminder);
        await queue.add({ userId: 'ada' }, { id: 'once', delayMs: 1 });
        clock.mockRestore();
        const turnsBefore = turns.before;
        await vi.waitFor(() => expect(turns.before).toBeGreaterThan(turnsBefore + 2), waitForOptions);
        await ahead.close();
      } finally {
        clock.mockRestore();
      }
      const later = await openJobs();
      await later.repeat(name, 50, countTurn('after'));
      await later.queue(`${name}-once`, reminder);
      await later.worker(`${name}-once`, reminder, ({ userId }) => {
        done.push(userId);
        return Promise.resolve();
      });
      await vi.waitFor(() => expect([turns.after > 2, done]).toEqual([true, ['ada']]), waitForOptions);
    });

    test('invalid data is refused when added', async () => {
      const queue = await (await openJobs()).queue(newQueueName(), z.object({ userId: z.string().min(1) }));
      await expect(queue.add({ userId: '' }, { id: 'a' })).rejects.toBeInstanceOf(z.ZodError);
      expect(await queue.counts()).toMatchObject({ waiting: 0 });
    });

    test('a stored job that a newer program cannot parse fails at once', async () => {
      const jobs = await openJobs();
      const name = newQueueName();
      const older = await jobs.queue(name, z.object({ person: z.string() }));
      await older.add({ person: 'ada' }, { id: 'old' });
      let runs = 0;
      await jobs.worker(name, reminder, () => {
        runs += 1;
        return Promise.resolve();
      });
      await vi.waitFor(async () => expect(await older.counts()).toMatchObject({ failed: 1 }), waitForOptions);
      expect(runs).toBe(0);
      expect((await older.failed(1))[0]?.attempts).toBe(1);
    });
  });
});

describe('a store that accepts connections and never answers', () => {
  let silent: Server;
  let port: number;
  beforeAll(async () => {
    silent = createServer((socket) => {
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => {
    silent.close();
  });

  test('is reported after a timeout', async () => {
    const databaseUrl = `postgres://nobody:none@127.0.0.1:${port}/none`;
    await expect(createJobs({ databaseUrl, log })).rejects.toBeInstanceOf(JobsUnavailableError);
  });
});
