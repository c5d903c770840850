import { practiceDifficultyResponse } from '@settlewise/contract/practice';
import type { Difficulty } from '@settlewise/practice';
import { defineQuery } from '../../api/queries';

/** How hard people find the questions, as far as enough of them have answered. */
export const difficultyQuery = defineQuery({
  path: '/api/practice/difficulty',
  answer: practiceDifficultyResponse,
});

/** What it says of a question. Read only after an answer: before it would be a hint. */
export const difficultySentences: Readonly<Record<Difficulty, string>> = {
  hard: 'Most people get this one wrong the first time.',
  middling: 'Many people get this one wrong the first time.',
  easy: 'Most people get this one right the first time.',
};
