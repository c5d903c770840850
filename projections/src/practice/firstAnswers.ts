import type { Knex } from 'knex';

/** How people answered a question the first time that it came to them. */
export interface FirstAnswers {
  readonly questionId: string;
  /** Different accounts, and how many of them were right. */
  readonly answered: number;
  readonly right: number;
}

/**
 * Counts first answers over the rounds of all accounts, each account once for each question: what somebody answers later
 * shows what they remember. First is by the rounds as the person finished them; a round without a connection arrives later.
 * Accounts without a confirmed address are left out, because anybody can make as many of them as they like.
 *
 * There is no copy to keep right: a round that is removed, or whose person is erased, is not in `rounds` any more.
 * @param peopleAtATime of a question only whole groups of so many accounts count, in the order in which their answers
 *   were recorded; the others wait for their group to be full
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

/**
 * So that the work is bounded however many people practise: about a second. Ids of accounts have no order, so those with the
 * lowest ones are a fair sample.
 */
const mostRounds = 25_000;
const mostPeople = 5_000;
/** Whoever has finished so many rounds has met every question of the bank, so their first answers lie in these. */
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
