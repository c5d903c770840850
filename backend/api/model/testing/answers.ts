import { expect } from 'vitest';
import { problem } from '../../testing/refused';
import type { Answer } from '../../testing/visitor';

/** What an answer must be, whole. */
export interface Expected {
  readonly status: number;
  readonly json: unknown;
}

/** An answer of a sentence and nothing else. */
export const said = (status: number, message: string): Expected => ({ status, json: { message } });
/** Nothing is answered but that it is done. */
export const done: Expected = { status: 204, json: '' };

/** An id as this program gives them. */
export const anId: unknown = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

export function expectAnswer(answer: Answer, expected: Expected): void {
  expect(problem(answer)).toEqual(expected);
}

/** A read that must show everything that was written before it. */
export function expectShown(answer: Answer, json: unknown): void {
  expect(answer.headers.get('Settlewise-Stale')).toBeNull();
  expectAnswer(answer, { status: 200, json });
}

/** The id in an answer that has one. */
export function idIn({ json }: Answer): string {
  if (typeof json === 'object' && json !== null && 'id' in json && typeof json.id === 'string')
    return json.id;
  throw new Error('An answer that was expected to name an id does not');
}
