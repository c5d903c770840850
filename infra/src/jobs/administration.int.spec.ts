import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { patiently } from '../../testing/patiently';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { redisOfWorker } from '../../testing/serversOfWorker';
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

const redisUrl = redisOfWorker();
const stores = [
  { store: 'PostgreSQL', absent: false, redis: undefined },
  { store: 'Redis (named by TEST_REDIS_URL)', absent: redisUrl === null, redis: redisUrl ?? undefined },
];

describe.each(stores)('jobs in $store, for administrators', ({ absent, redis }) => {
  describe.skipIf(absent)('with the store there', () => {
    const open: Jobs[] = [];
    const openJobs = async () => {
      const jobs = await createJobs({ redisUrl: redis, databaseUrl: database.url, log, retry });
      open.push(jobs);
      return jobs;
    };
    afterEach(async () => {
      await Promise.all(open.splice(0).map((jobs) => jobs.close()));
    });
    const someQueue = () => `reminders-${randomUUID()}`;
    const all = { offset: 0, limit: 100 };

    /** A queue with jobs of these ids, which have failed for good in this order. */
    async function failing(jobs: Jobs, ids: readonly string[], name = someQueue()) {
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
          patiently,
        );
      }
      return { name, queue, done, mend: () => (works = true) };
    }

    test('queues show what is in them and what adds to them, in any process', async () => {
      const jobs = await openJobs();
      const [name, repeated, empty] = [someQueue(), someQueue(), someQueue()];
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
      }, patiently);
    });

    test('jobs are listed by state, the newest first, a part at a time, with nothing of what they are about', async () => {
      const jobs = await openJobs();
      const { name } = await failing(jobs, ['a', 'b', 'c']);
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
      // The name of the queue is random, and may hold any letters.
      expect(JSON.stringify(found).replaceAll(name, '')).not.toMatch(/ada|example\.org/);
      const part = await administration.list([name], 'failed', { offset: 1, limit: 1 });
      expect([part.total, part.jobs.map(({ id }) => id)]).toEqual([3, ['id-b']]);
      expect(await administration.list([name], 'completed', all)).toEqual({ jobs: [], total: 0 });
    });

    test('jobs of several queues stand in one list', async () => {
      const jobs = await openJobs();
      const one = await failing(jobs, ['a']);
      const other = await failing(jobs, ['b']);
      const later = await failing(jobs, ['c']);
      const names = [one.name, later.name, other.name];
      const { jobs: found, total } = await jobs.administration.list(names, 'failed', { offset: 0, limit: 2 });
      expect([total, found.map(({ id }) => id)]).toEqual([3, ['id-c', 'id-b']]);
      const next = await jobs.administration.list(names, 'failed', { offset: 2, limit: 2 });
      expect(next.jobs.map(({ id }) => id)).toEqual(['id-a']);
    });

    test('jobs that wait and jobs that are delayed say since when and until when', async () => {
      const jobs = await openJobs();
      const name = someQueue();
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
      const { name, queue, done, mend } = await failing(jobs, ['a']);
      expect(await jobs.administration.retry(name, 'id-a')).toBe('done');
      await vi.waitFor(async () => {
        const found = await jobs.administration.find(name, 'id-a');
        expect(found).toMatchObject({ state: 'failed', attempts: 2 });
      }, patiently);
      mend();
      expect(await jobs.administration.retry(name, 'id-a')).toBe('done');
      await vi.waitFor(
        async () => expect(await queue.counts()).toMatchObject({ completed: 1, failed: 0 }),
        patiently,
      );
      expect(done).toEqual(['a']);
      expect(await jobs.administration.retry(name, 'id-a')).toBe('not_failed');
      expect(await jobs.administration.retry(name, 'id-none')).toBe('unknown');
    });

    test('tried again by several at the same moment, a job that fails once more is no fault of the store', async () => {
      const jobs = await openJobs();
      const { name } = await failing(jobs, ['a']);
      for (let round = 0; round < 10; round += 1) {
        const outcomes = await Promise.all(
          Array.from({ length: 6 }, () => jobs.administration.retry(name, 'id-a')),
        );
        expect(outcomes).toContain('done');
        expect(outcomes.filter((outcome) => outcome !== 'done' && outcome !== 'not_failed')).toEqual([]);
        await vi.waitFor(
          async () => expect((await jobs.administration.find(name, 'id-a'))?.state).toBe('failed'),
          patiently,
        );
      }
    });

    test('a job under an id that no store could keep is not there', async () => {
      const { administration } = await openJobs();
      expect(await administration.find(someQueue(), 'a\0b')).toBeNull();
      expect(await administration.retry(someQueue(), 'a\0b')).toBe('unknown');
      expect(await administration.remove(someQueue(), 'a\0b')).toBe('unknown');
    });

    test('a job is removed, unless it is being worked on', async () => {
      const jobs = await openJobs();
      const { name } = await failing(jobs, ['a']);
      expect(await jobs.administration.remove(name, 'id-a')).toBe('done');
      expect(await jobs.administration.find(name, 'id-a')).toBeNull();
      expect(await jobs.administration.remove(name, 'id-a')).toBe('unknown');

      const busy = someQueue();
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

    test('what a schedule waits for is not removed: it would never go on', async () => {
      const jobs = await openJobs();
      const name = someQueue();
      await jobs.repeat(name, day, () => Promise.resolve());
      await vi.waitFor(async () => {
        const { jobs: delayed } = await jobs.administration.list([name], 'delayed', all);
        expect(delayed).toHaveLength(1);
        expect(await jobs.administration.remove(name, delayed[0]?.id ?? '')).toBe('scheduled');
      }, patiently);
    });
  });
});
