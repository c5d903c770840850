import { expect, test } from 'vitest';
import { prefetch } from './prefetch';

async function* counted(log: string[], until: number, signal?: AbortSignal) {
  try {
    for (let number = 1; number <= until; number += 1) {
      log.push(`made ${number}`);
      yield await Promise.resolve(number);
    }
    if (signal !== undefined && !signal.aborted) {
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    }
  } finally {
    log.push('closed');
  }
}

test('the next item is requested while the current one is processed, and no further one', async () => {
  const log: string[] = [];
  for await (const number of prefetch(counted(log, 3))) {
    await new Promise(setImmediate);
    log.push(`used ${number}`);
  }
  expect(log).toEqual(['made 1', 'made 2', 'used 1', 'made 3', 'used 2', 'closed', 'used 3']);
});

test('an error is thrown in place of the failed item', async () => {
  async function* failing() {
    yield await Promise.resolve(1);
    throw new Error('no second');
  }
  const used: number[] = [];
  await expect(
    (async () => {
      for await (const number of prefetch(failing())) used.push(number);
    })(),
  ).rejects.toThrow('no second');
  expect(used).toEqual([1]);
});

test('a caller that stops early does not wait for the requested item, and the source is closed', async () => {
  const log: string[] = [];
  const ending = new AbortController();
  for await (const number of prefetch(counted(log, 1, ending.signal))) {
    expect(number).toBe(1);
    break;
  }
  expect(log).toEqual(['made 1']);
  ending.abort();
  await new Promise(setImmediate);
  expect(log).toEqual(['made 1', 'closed']);
});
