import { describe, expect, it } from 'vitest';
import { createLookup } from './lookup';

describe('a lookup', () => {
  const recordingLookup = () => {
    const asked: (readonly string[])[] = [];
    const find = createLookup((keys) => {
      asked.push(keys);
      return Promise.resolve(new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `${key}!`])));
    });
    return { asked, find };
  };

  it('asks once for all that is wanted in one moment, and for each only once', async () => {
    const { asked, find } = recordingLookup();
    expect(await Promise.all([find('a'), find('b'), find('a')])).toStrictEqual(['a!', 'b!', 'a!']);
    expect(asked).toStrictEqual([['a', 'b']]);
  });

  it('answers undefined for what is not there', async () => {
    const { find } = recordingLookup();
    expect(await find('nobody')).toBeUndefined();
  });

  it('asks again later: it remembers nothing', async () => {
    const { asked, find } = recordingLookup();
    await find('a');
    await find('a');
    expect(asked).toStrictEqual([['a'], ['a']]);
  });

  it('tells everybody who waits when asking fails, and works again afterwards', async () => {
    let away = true;
    const find = createLookup((keys) =>
      away ? Promise.reject(new Error('away')) : Promise.resolve(new Map(keys.map((key) => [key, 1]))),
    );
    const answers = await Promise.allSettled([find('a'), find('b')]);
    expect(answers.map(({ status }) => status)).toStrictEqual(['rejected', 'rejected']);
    away = false;
    expect(await find('a')).toBe(1);
  });
});
