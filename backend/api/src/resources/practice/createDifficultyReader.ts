import type { PracticeDifficultyResponse } from '@settlewise/contract/practice';
import { difficultyOf, peopleAtATime } from '@settlewise/practice';
import { liveQuestions } from '@settlewise/practice/bank';
import { countFirstAnswers } from '@settlewise/projections';
import type { Knex } from 'knex';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { cacheFor } from '../../answers/cacheFor';

/** The count covers all accounts and changes slowly, so it is cached. */
export const difficultyCacheSeconds = 15 * 60;

const liveIds = new Set(liveQuestions.map(({ id }) => id));

/** Creates a reader of the difficulty of live questions with enough answers. */
export const createDifficultyReader = (
  database: Knex,
  clock: () => Date,
): (() => Promise<DeepReadonly<PracticeDifficultyResponse>>) =>
  cacheFor(difficultyCacheSeconds * 1_000, clock, async () => {
    const counted = await countFirstAnswers(database, { peopleAtATime });
    return counted.flatMap(({ questionId: id, ...answers }) => {
      const difficulty = difficultyOf(answers);
      // Stored rounds may have withdrawn questions, or any ids that another program sent.
      return difficulty === null || !liveIds.has(id) ? [] : [{ id, difficulty }];
    });
  });
