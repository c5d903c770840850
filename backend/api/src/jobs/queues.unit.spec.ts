import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { queueNames } from './queues';

const root = path.resolve(import.meta.dirname, '../../../..');
const sources = ['backend/api/src', 'infra/src', 'projections/src'];
/** Finds the name in `jobs.queue(mailQueueName, …)`. */
const opening = /\bjobs\.(?:queue|worker|repeat)(?:<[^(]*>)?\(\s*([\w.]+)/g;

test('administrators see every queue that the program opens', () => {
  const listed = readFileSync(path.join(import.meta.dirname, 'queues.ts'), 'utf8');
  const opened = sources
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(root, folder, file),
      ),
    )
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => !file.endsWith('.spec.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(opening)].map(([, name = '']) => name));
  expect(opened).toEqual(expect.arrayContaining(['mailQueueName', 'reminderQueues.ticks']));
  const missing = opened.filter((name) => !listed.includes(`name: ${name}`));
  expect(missing).toEqual([]);
});

test('no queue is listed twice', () => {
  expect(new Set(queueNames).size).toBe(queueNames.length);
});
