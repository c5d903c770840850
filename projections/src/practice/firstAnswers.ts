import type { Knex } from 'knex';

/** The first answers of people to a question. */
export interface FirstAnswers {
  readonly questionId: string;
  /** The number of accounts that answered. */
  readonly answered: number;
  readonly right: number;
}

/**
 * Counts the first answer of each account to each question, because later answers show what people remember. The first is
 * by the time when a round was finished, not when it arrived. Leaves out accounts without a confirmed address, because
 * anybody can create many of them.
 *
 * Rounds that were removed, or whose person was erased, are no longer in `rounds`, so no copy needs an update.
 * @param peopleAtATime only whole groups of this many accounts count for a question, in the order of recording; the others
 *   wait until their group is full
 */
export async function countFirstAnswers(
  database: Knex,
  { peopleAtATime }: { readonly peopleAtATime: number },
): Promise<readonly FirstAnswers[]> {
  const { rows } = await database.raw<{ rows: FirstAnswers[] }>(counting, {
    peopleAtATime,
    mostRounds,
    mostPeople,
    mostOfOne,
  });
  return rows;
}

/** Limits the work to about a second. Ids of accounts are random, so the lowest ones are a fair sample. */
const mostRounds = 25_000;
const mostPeople = 5_000;
/** After this many rounds a person has answered every question, so the first answers are in these rounds. */
const mostOfOne = 50;

const counting = `
WITH people AS (
  SELECT user_id FROM accounts
  WHERE email_verified AND EXISTS (SELECT FROM rounds WHERE rounds.user_id = accounts.user_id)
  ORDER BY user_id
  LIMIT :mostPeople
), first_rounds AS (
  SELECT of_person.*
  FROM people CROSS JOIN LATERAL (
    SELECT * FROM rounds
    WHERE rounds.user_id = people.user_id
    ORDER BY finished_on, finished_at, recorded_at, round_id
    LIMIT :mostOfOne
  ) AS of_person
  ORDER BY user_id, finished_on, finished_at, recorded_at, round_id
  LIMIT :mostRounds
), first_answers AS (
  SELECT DISTINCT ON (user_id, question_id) user_id, question_id, is_right, recorded_at
  FROM first_rounds CROSS JOIN LATERAL (
    SELECT jsonb_array_elements_text(coalesce("right", '[]')) AS question_id, true AS is_right
    UNION ALL
    SELECT jsonb_array_elements_text(coalesce(wrong, '[]')), false
  ) AS answers
  ORDER BY user_id, question_id, finished_on, finished_at, recorded_at, round_id
), in_order AS (
  SELECT question_id, is_right,
    row_number() OVER (PARTITION BY question_id ORDER BY recorded_at, user_id) AS place,
    count(*) OVER (PARTITION BY question_id) AS people
  FROM first_answers
)
SELECT question_id AS "questionId", count(*)::integer AS answered,
  (count(*) FILTER (WHERE is_right))::integer AS "right"
FROM in_order
WHERE place <= people - people % :peopleAtATime
GROUP BY question_id
ORDER BY question_id COLLATE "C"`;
