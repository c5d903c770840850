import { expect, test } from 'vitest';
import { z } from 'zod';
import { RequestRefusedError } from './requestRefusedError';
import { validate } from './validate';

/** The fields that the refusal names. */
function wrongFields(content: object): readonly string[] {
  try {
    validate(z.strictObject({ notes: z.string().optional() }), content);
    return [];
  } catch (error) {
    if (!(error instanceof RequestRefusedError)) throw error;
    return error.errors?.map(({ path }) => path) ?? [];
  }
}

test('each unknown field is named, up to a hundred', () => {
  const unknown = Array.from({ length: 500 }, (_, position) => `field${position}`);
  const content = (count: number) => Object.fromEntries(unknown.slice(0, count).map((name) => [name, 1]));
  expect(wrongFields({})).toEqual([]);
  expect(wrongFields(content(3))).toEqual(unknown.slice(0, 3));
  expect(wrongFields(content(500))).toEqual(unknown.slice(0, 100));
});
