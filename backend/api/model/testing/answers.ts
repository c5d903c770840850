import { expect } from 'vitest';
import { problem } from '../../testing/refused';
import type { Answer } from '../../testing/visitor';

/** The expected status and body of an answer. */
export interface Expected {
  readonly status: number;
  readonly json: unknown;
}

/** An answer with only a message. */
export const messageAnswer = (status: number, message: string): Expected => ({ status, json: { message } });
/** An answer without content. */
export const noContent: Expected = { status: 204, json: '' };

/** Matches an id that the program creates. */
export const anId: unknown = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

export function expectAnswer(answer: Answer, expected: Expected): void {
  expect(problem(answer)).toEqual(expected);
}

/** Expects an answer that includes all earlier writes. */
export function expectFreshAnswer(answer: Answer, json: unknown): void {
  expect(answer.headers.get('Settlewise-Stale')).toBeNull();
  expectAnswer(answer, { status: 200, json });
}

/** Reads the id in an answer. @throws Error if there is none */
export function readId({ json }: Answer): string {
  if (typeof json === 'object' && json !== null && 'id' in json && typeof json.id === 'string')
    return json.id;
  throw new Error('The answer has no id');
}
