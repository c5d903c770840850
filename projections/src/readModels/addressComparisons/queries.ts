import { normaliseName } from '@settlewise/domain/reservations';
import type { Knex } from 'knex';

/** A request to a partner, without the account that answered. */
export interface RecordedComparison {
  readonly comparisonId: string;
  readonly email: string;
  readonly form: string | null;
  /** The first day to compare. */
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly askedAt: Date;
  readonly answerBy: Date;
  readonly invitedAt: Date | null;
  readonly agrees: boolean | null;
  readonly answeredAt: Date | null;
  readonly endedAt: Date | null;
}

/** A request with both accounts. */
export interface ComparisonOfTwo extends RecordedComparison {
  /** The person who asked. */
  readonly userId: string;
  /** Null before an answer. */
  readonly partnerId: string | null;
}

const newestFirst = [{ column: 'asked_at', order: 'desc' }, { column: 'comparison_id' }];
const columns = {
  comparisonId: 'comparison_id',
  email: 'email',
  form: 'form',
  periodFrom: 'period_from',
  periodTo: 'period_to',
  askedAt: 'asked_at',
  answerBy: 'answer_by',
  invitedAt: 'invited_at',
  agrees: 'agrees',
  answeredAt: 'answered_at',
  endedAt: 'ended_at',
} as const;
const ofTwo = { ...columns, userId: 'user_id', partnerId: 'partner_id' } as const;

/** All requests of a person, the newest first, for the export. @param userId a UUID */
export const listAskedComparisons = async (
  database: Knex,
  userId: string,
): Promise<readonly RecordedComparison[]> =>
  database('address_comparisons')
    .where({ user_id: userId })
    .orderBy(newestFirst)
    .select<RecordedComparison[]>(columns);

/** Requests that a person made, accepted, or received at their address. @param userId a UUID */
export const listComparisonsOf = async (
  database: Knex,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<readonly ComparisonOfTwo[]> =>
  database('address_comparisons')
    .where({ user_id: userId })
    .orWhere({ partner_id: userId })
    .orWhere({ email_normalised: normaliseName(email), partner_id: null, ended_at: null })
    .orderBy(newestFirst)
    .select<ComparisonOfTwo[]>(ofTwo);

/** The request with an id; null without one. It names the asker; only the asker's stream decides. @param comparisonId a UUID */
export async function findComparison(database: Knex, comparisonId: string): Promise<ComparisonOfTwo | null> {
  const [found] = await database('address_comparisons')
    .where({ comparison_id: comparisonId })
    .select<ComparisonOfTwo[]>(ofTwo);
  return found ?? null;
}

/** Emails to other people are only sent for people with a confirmed address: anybody can register another address. */
const askerIsConfirmed = `EXISTS (SELECT FROM accounts
  WHERE accounts.user_id = address_comparisons.user_id AND accounts.email_verified)`;

/** Open requests whose email was not sent yet, the oldest first. @param limit as many as this */
export const listComparisonsToSend = async (
  database: Knex,
  now: Date,
  limit: number,
): Promise<readonly ComparisonOfTwo[]> =>
  database('address_comparisons')
    .whereNull('invited_at')
    .whereNull('ended_at')
    .whereNull('partner_id')
    .where('answer_by', '>', now)
    .whereRaw(askerIsConfirmed)
    .orderBy([{ column: 'asked_at' }, { column: 'comparison_id' }])
    .limit(limit)
    .select<ComparisonOfTwo[]>(ofTwo);
