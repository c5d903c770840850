import type { englishAnswerKeys } from '@settlewise/contract/assessments';

export type EnglishAnswer = (typeof englishAnswerKeys)[number];

const atLeastB1: readonly EnglishAnswer[] = ['B1', 'B2', 'C1', 'C2', 'exempt'];

/** The answer to "English at B1 or above?" that a level gives; null where it is not known. */
export const englishTick = (level: EnglishAnswer | null): boolean | null =>
  level === null || level === 'not_sure' ? null : atLeastB1.includes(level);
