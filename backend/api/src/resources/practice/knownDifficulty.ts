import type { PracticeDifficultyResponse } from '@settlewise/contract/practice';
import { difficultyOf, peopleAtATime } from '@settlewise/practice';
import { liveQuestions } from '@settlewise/practice/bank';
import { countFirstAnswers } from '@settlewise/projections';
import type { Knex } from 'knex';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { cacheFor } from '../../answers/cacheFor';

/** It counts over all accounts and changes slowly: counted once in a quarter of an hour, however many ask. */
export const keptForSeconds = 15 * 60;

const live = new Set(liveQuestions.map(({ id }) => id));

/** How hard people find the questions that are asked, as far as enough of them have answered. */
export const knownDifficulty = (
  database: Knex,
  clock: () => Date,
): (() => Promise<DeepReadonly<PracticeDifficultyResponse>>) =>
  cacheFor(keptForSeconds * 1_000, clock, async () => {
    const counted = await countFirstAnswers(database, { peopleAtATime });
    return counted.flatMap(({ questionId: id, ...answers }) => {
      const difficulty = difficultyOf(answers);
      // A round may name a question that was withdrawn since, or anything at all: a program of one's own sent it.
      return difficulty === null || !live.has(id) ? [] : [{ id, difficulty }];
    });
  });
