import type { Question } from './question';

/** Whether what somebody chose is right: all the right options and no other. Choosing nothing is not. */
export function isRight({ right }: Pick<Question, 'right'>, chosen: readonly number[]): boolean {
  const different = new Set(chosen);
  return different.size === right.length && right.every((option) => different.has(option));
}
