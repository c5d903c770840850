import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { waitForOptions } from '../../testing/waitForOptions';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { workerRedisUrl } from '../../testing/workerServers';
import { createLogger } from '../telemetry';
import { createJobs, type Jobs } from './index';

const log = createLogger({ level: 'silent', name: 'tests' });
const reminder = z.object({ userId: z.string() });
const retry = { attempts: 2, firstWaitMs: 1 };
const day = 24 * 3600 * 1000;

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

describe.each(stores)('jobs in $store, for administrators', ({ absent, redis }) => {
  describe.skipIf(absent)('with an available store', () => {
    const open: Jobs[] = [];
    const openJobs = async () => {
      const jobs = await createJobs({ redisUrl: redis, databaseUrl: database.url, log, retry });
      open.push(jobs);
      return jobs;
    };
    afterEach(async () => {
      await Promise.all(open.splice(0).map((jobs) => jobs.close()));
    });
    const newQueueName = () => `reminders-${randomUUID()}`;
    const all = { offset: 0, limit: 100 };

    /** A queue whose jobs with these ids have finally failed, in this order. */
    async function addFailedJobs(jobs: Jobs, ids: readonly string[], name = newQueueName()) {
      const queue = await jobs.queue(name, reminder);
      let works = false;
      const done: string[] = [];
      await jobs.worker(name, reminder, (_, { id }) => {
        if (!works) return Promise.reject(new Error(`550 <${id}@example.org>: no such user`));
        done.push(id);
        return Promise.resolve();
      });
      for (const [index, id] of ids.entries()) {
        await queue.add({ userId: 'ada' }, { id });
        await vi.waitFor(
          async () => expect(await queue.counts()).toMatchObject({ failed: index + 1 }),
          waitForOptions,
        );
      }
      return { name, queue, done, repair: () => (works = true) };
    }

    test('the overview shows the jobs and schedules of queues, in any process', async () => {
      const jobs = await openJobs();
      const [name, repeated, empty] = [newQueueName(), newQueueName(), newQueueName()];
      const queue = await jobs.queue(name, reminder);
      await queue.add({ userId: 'ada' }, { id: 'now' });
      await queue.add({ userId: 'ada' }, { id: 'later', delayMs: day });
      await jobs.repeat(repeated, day, () => Promise.resolve());
      const none = { waiting: 0, active: 0, delayed: 0, completed: 0, failed: 0 };

      const { administration } = await openJobs();
      await vi.waitFor(async () => {
        const [first, second, third] = await administration.overview([name, repeated, empty]);
        expect(first).toEqual({ name, counts: { ...none, waiting: 1, delayed: 1 }, schedulers: [] });
        expect(second).toMatchObject({
          name: repeated,
          schedulers: [{ id: repeated, everyMs: day, nextAt: expect.any(Date) }],
        });
        expect(third).toEqual({ name: empty, counts: none, schedulers: [] });
      }, waitForOptions);
    });

    test('jobs are listed by state, newest first, in pages, without their data', async () => {
      const jobs = await openJobs();
      const { name } = await addFailedJobs(jobs, ['a', 'b', 'c']);
      const { administration } = jobs;
      const { jobs: found, total } = await administration.list([name], 'failed', all);
      expect(total).toBe(3);
      expect(found.map(({ id }) => id)).toEqual(['id-c', 'id-b', 'id-a']);
      expect(found[2]).toEqual({
        queue: name,
        id: 'id-a',
        state: 'failed',
        attempts: 2,
        mostAttempts: 2,
        addedAt: expect.any(Date),
        dueAt: null,
        startedAt: expect.any(Date),
        finishedAt: expect.any(Date),
        reason: '550 <(address)>: no such user',
        stacks: expect.any(Array),
      });
      // The random name of the queue may contain any letters.
      expect(JSON.stringify(found).replaceAll(name, '')).not.toMatch(/ada|example\.org/);
      const part = await administration.list([name], 'failed', { offset: 1, limit: 1 });
      expect([part.total, part.jobs.map(({ id }) => id)]).toEqual([3, ['id-b']]);
      expect(await administration.list([name], 'completed', all)).toEqual({ jobs: [], total: 0 });
    });

    test('jobs of several queues are merged into one list', async () => {
      const jobs = await openJobs();
      const one = await addFailedJobs(jobs, ['a']);
      const other = await addFailedJobs(jobs, ['b']);
      const later = await addFailedJobs(jobs, ['c']);
      const names = [one.name, later.name, other.name];
      const { jobs: found, total } = await jobs.administration.list(names, 'failed', { offset: 0, limit: 2 });
      expect([total, found.map(({ id }) => id)]).toEqual([3, ['id-c', 'id-b']]);
      const next = await jobs.administration.list(names, 'failed', { offset: 2, limit: 2 });
      expect(next.jobs.map(({ id }) => id)).toEqual(['id-a']);
    });

    test('waiting and delayed jobs have a time of addition and a due time', async () => {
      const jobs = await openJobs();
      const name = newQueueName();
      const queue = await jobs.queue(name, reminder);
      for (const id of ['first', 'second']) await queue.add({ userId: 'ada' }, { id });
      await queue.add({ userId: 'ada' }, { id: 'tomorrow', delayMs: day });
      await queue.add({ userId: 'ada' }, { id: 'after', delayMs: 2 * day });
      const waiting = await jobs.administration.list([name], 'waiting', all);
      expect([waiting.total, waiting.jobs.map(({ id }) => id)]).toEqual([2, ['id-second', 'id-first']]);
      const { jobs: delayed } = await jobs.administration.list([name], 'delayed', all);
      expect(delayed.map(({ id, addedAt, dueAt }) => [id, Number(dueAt) - Number(addedAt)])).toEqual([
        ['id-after', 2 * day],
        ['id-tomorrow', day],
      ]);
    });

    test('a failed job that is retried gets all its attempts again', async () => {
      const jobs = await openJobs();
      const { name, queue, done, repair } = await addFailedJobs(jobs, ['a']);
      expect(await jobs.administration.retry(name, 'id-a')).toBe('done');
      await vi.waitFor(async () => {
        const found = await jobs.administration.find(name, 'id-a');
        expect(found).toMatchObject({ state: 'failed', attempts: 2 });
      }, waitForOptions);
      repair();
      expect(await jobs.administration.retry(name, 'id-a')).toBe('done');
      await vi.waitFor(
        async () => expect(await queue.counts()).toMatchObject({ completed: 1, failed: 0 }),
        waitForOptions,
      );
      expect(done).toEqual(['a']);
      expect(await jobs.administration.retry(name, 'id-a')).toBe('not_failed');
      expect(await jobs.administration.retry(name, 'id-none')).toBe('unknown');
    });

    test('concurrent retries of a job that fails again do not report a failure of the store', async () => {
      const jobs = await openJobs();
      const { name } = await addFailedJobs(jobs, ['a']);
      for (let round = 0; round < 10; round += 1) {
        const outcomes = await Promise.all(
          Array.from({ length: 6 }, () => jobs.administration.retry(name, 'id-a')),
        );
        expect(outcomes).toContain('done');
        expect(outcomes.filter((outcome) => outcome !== 'done' && outcome !== 'not_failed')).toEqual([]);
        await vi.waitFor(
          async () => expect((await jobs.administration.find(name, 'id-a'))?.state).toBe('failed'),
          waitForOptions,
        );
      }
    });

    test('an id that no store accepts is not found', async () => {
      const { administration } = await openJobs();
      expect(await administration.find(newQueueName(), 'a\0b')).toBeNull();
      expect(await administration.retry(newQueueName(), 'a\0b')).toBe('unknown');
      expect(await administration.remove(newQueueName(), 'a\0b')).toBe('unknown');
    });

    test('a job is removed, unless it is active', async () => {
      const jobs = await openJobs();
      const { name } = await addFailedJobs(jobs, ['a']);
      expect(await jobs.administration.remove(name, 'id-a')).toBe('done');
      expect(await jobs.administration.find(name, 'id-a')).toBeNull();
      expect(await jobs.administration.remove(name, 'id-a')).toBe('unknown');

      const busy = newQueueName();
      const steps = new EventEmitter();
      const begun = once(steps, 'begun');
      await jobs.worker(busy, reminder, async () => {
        const mayFinish = once(steps, 'may finish');
        steps.emit('begun');
        await mayFinish;
      });
      await (await jobs.queue(busy, reminder)).add({ userId: 'ada' }, { id: 'long' });
      await begun;
      expect(await jobs.administration.remove(busy, 'id-long')).toBe('active');
      expect(await jobs.administration.retry(busy, 'id-long')).toBe('not_failed');
      steps.emit('may finish');
    });

    test('the next job of a schedule is not removed, because the schedule would end', async () => {
      const jobs = await openJobs();
      const name = newQueueName();
      await jobs.repeat(name, day, () => Promise.resolve());
      await vi.waitFor(async () => {
        const { jobs: delayed } = await jobs.administration.list([name], 'delayed', all);
        expect(delayed).toHaveLength(1);
        expect(await jobs.administration.remove(name, delayed[0]?.id ?? '')).toBe('scheduled');
      }, waitForOptions);
    });
  });
});
