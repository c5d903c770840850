import type { Position } from './port';

/** Negative when `a` comes before `b`, 0 when they are the same place, positive when it comes after. */
export function comparePositions(a: Position, b: Position): number {
  if (a.commit !== b.commit) return a.commit < b.commit ? -1 : 1;
  if (a.prepare !== b.prepare) return a.prepare < b.prepare ? -1 : 1;
  return 0;
}

/** `null` is before every position. */
export function hasReached(reached: Position | null, wanted: Position): boolean {
  return reached !== null && comparePositions(reached, wanted) >= 0;
}

/** Text form `commit/prepare`, for cookies, rows and notifications. */
export function formatPosition({ commit, prepare }: Position): string {
  return `${commit}/${prepare}`;
}

// 20 digits hold every 64-bit number.
const positionText = /^(\d{1,20})\/(\d{1,20})$/;

/** Parses the text of `formatPosition`; null for any other text. */
export function parsePosition(text: string): Position | null {
  const [, commit, prepare] = positionText.exec(text) ?? [];
  return commit === undefined || prepare === undefined
    ? null
    : { commit: BigInt(commit), prepare: BigInt(prepare) };
}
