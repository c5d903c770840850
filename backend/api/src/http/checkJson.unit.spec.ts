import { expect, test } from 'vitest';
import { checkJson } from './checkJson';

const largeText = (id: number) => JSON.stringify({ id, notes: 'n'.repeat(20_000) });

/** Checks texts of these lengths concurrently. @returns the steps in order; `other` is a turn of the event loop for other work */
async function checkAll(texts: readonly string[]): Promise<readonly string[]> {
  const done: string[] = [];
  let isOver = false;
  const otherWork = () => {
    done.push('other');
    if (!isOver) setImmediate(otherWork);
  };
  setImmediate(otherWork);
  await Promise.all(
    texts.map((text) =>
      checkJson(text, (json) => {
        done.push(`checked ${(json as { readonly id: number }).id}`);
      }),
    ),
  );
  isOver = true;
  return done;
}

test('large bodies are checked in order of arrival, with other work between any two', async () => {
  const done = await checkAll([1, 2, 3, 4, 5].map(largeText));
  const checks = done.flatMap((what, position) => (what === 'other' ? [] : [position]));
  expect(checks.map((position) => done[position])).toEqual([1, 2, 3, 4, 5].map((id) => `checked ${id}`));
  for (const [index, position] of checks.entries()) {
    expect(done.slice(checks[index - 1] ?? 0, position).filter((what) => what === 'other')).not.toEqual([]);
  }
});

test('a small body does not wait for earlier large ones', async () => {
  const done = await checkAll([largeText(1), largeText(2), '{"id":3}']);
  expect(done[0]).toBe('checked 3');
});

test('a refused large body does not delay the next one', async () => {
  const refused = checkJson(`${largeText(1)}}`, () => 'checked');
  const failed = checkJson(largeText(2), () => {
    throw new Error('a field is missing');
  });
  const next = checkJson(largeText(3), () => 'checked');
  await expect(refused).rejects.toMatchObject({ status: 400 });
  await expect(failed).rejects.toThrow('a field is missing');
  expect(await next).toBe('checked');
});

test.each([
  '1',
  '"text"',
  'null',
  '{"id":1',
  '{"__proto__":{}}',
  '{"a":[{"\\u005f_proto__":1}]}',
  '\ufffd{}',
])('%s is refused', async (text) => {
  await expect(checkJson(text, () => 'checked')).rejects.toMatchObject({ status: 400 });
});

test('an empty text is an empty object', async () => {
  expect(await checkJson('', (json) => json)).toEqual({});
});
