import type { Question } from './question';

/** Whether the chosen options are exactly the right ones. */
export function isRight({ right }: Pick<Question, 'right'>, chosen: readonly number[]): boolean {
  const different = new Set(chosen);
  return different.size === right.length && right.every((option) => different.has(option));
}
