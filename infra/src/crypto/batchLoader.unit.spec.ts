import { describe, expect, it } from 'vitest';
import { createBatchLoader } from './batchLoader';

describe('a batch loader', () => {
  const createRecordingLoader = () => {
    const batches: (readonly string[])[] = [];
    const load = createBatchLoader((keys) => {
      batches.push(keys);
      return Promise.resolve(new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `${key}!`])));
    });
    return { batches, load };
  };

  it('reads all requested keys once, and each key once', async () => {
    const { batches, load } = createRecordingLoader();
    expect(await Promise.all([load('a'), load('b'), load('a')])).toStrictEqual(['a!', 'b!', 'a!']);
    expect(batches).toStrictEqual([['a', 'b']]);
  });

  it('returns undefined for a missing key', async () => {
    const { load } = createRecordingLoader();
    expect(await load('nobody')).toBeUndefined();
  });

  it('reads again later, because it does not cache', async () => {
    const { batches, load } = createRecordingLoader();
    await load('a');
    await load('a');
    expect(batches).toStrictEqual([['a'], ['a']]);
  });

  it('rejects all pending loads when the read fails, and works again afterwards', async () => {
    let fails = true;
    const load = createBatchLoader((keys) =>
      fails ? Promise.reject(new Error('failed')) : Promise.resolve(new Map(keys.map((key) => [key, 1]))),
    );
    const answers = await Promise.allSettled([load('a'), load('b')]);
    expect(answers.map(({ status }) => status)).toStrictEqual(['rejected', 'rejected']);
    fails = false;
    expect(await load('a')).toBe(1);
  });
});
