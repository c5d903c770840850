import { normaliseName } from '@settlewise/domain/reservations';
import type { Knex } from 'knex';

/** What somebody asked their partner, without whose account answered. */
export interface RecordedComparison {
  readonly comparisonId: string;
  readonly email: string;
  readonly form: string | null;
  /** The days that are compared. */
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly askedAt: Date;
  readonly answerBy: Date;
  readonly invitedAt: Date | null;
  readonly agrees: boolean | null;
  readonly answeredAt: Date | null;
  readonly endedAt: Date | null;
}

/** The same with the accounts of both. */
export interface ComparisonOfTwo extends RecordedComparison {
  /** Who asked. */
  readonly userId: string;
  /** Null while nobody answered. */
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

/** Everything that a person asked, the newest first, as an export has it. @param userId a UUID */
export const listAskedComparisons = async (
  database: Knex,
  userId: string,
): Promise<readonly RecordedComparison[]> =>
  database('address_comparisons')
    .where({ user_id: userId })
    .orderBy(newestFirst)
    .select<RecordedComparison[]>(columns);

/** What a person asked, agreed to, or is asked at their address. @param userId a UUID */
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

/** By its id, whosever it is; null when there is none. Only the asker's stream decides; this says whose it is. @param comparisonId a UUID */
export async function findComparison(database: Knex, comparisonId: string): Promise<ComparisonOfTwo | null> {
  const [found] = await database('address_comparisons')
    .where({ comparison_id: comparisonId })
    .select<ComparisonOfTwo[]>(ofTwo);
  return found ?? null;
}

/** Mails to other people are only sent for somebody with a confirmed address: anybody can register another's. */
const askerIsConfirmed = `EXISTS (SELECT FROM accounts
  WHERE accounts.user_id = address_comparisons.user_id AND accounts.email_verified)`;

/** What nobody has been told of by mail, the oldest first, while it can be answered. @param limit as many as this */
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
