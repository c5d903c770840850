import { createHash } from 'node:crypto';
import type { PersonRecord } from '@settlewise/casework/record';
import { namesOf } from '@settlewise/domain/fields';
import { declarationFields, visaFields } from '@settlewise/domain/record';
import {
  citizenshipOutcome,
  ilrOutcome,
  type Outcome,
  outcomeVerdicts,
  plainOutcome,
  type RecordOutcomes,
} from '@settlewise/rules/comparison';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { StoredAssessment } from '../readModels/assessments';
import { familyParts } from '../record/personRecord';

const day = z.string().nullable();
const outcomeDay = { verdict: z.enum(outcomeVerdicts), firstDay: day };
const reason = z.object({
  code: z.string(),
  message: z.string(),
  days: z.number().optional(),
  limit: z.number().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  source: z.object({ title: z.string() }),
  standing: z.enum(['against', 'met', 'to_know']).optional(),
});
const outcome = z.object({
  ...outcomeDay,
  lastDay: day,
  practicalFirstDay: day,
  other: z.object({ ...outcomeDay, supposing: z.string(), otherwise: z.string() }).nullable(),
  asked: z.array(z.string()),
  reasons: z.array(reason),
});
const recordOutcomes = z.object({
  settlement: outcome.nullable(),
  citizenship: outcome.nullable(),
  dependants: z.array(
    z.object({ dependantId: z.number(), settlement: outcome.nullable(), registration: outcome.nullable() }),
  ),
});
const results = z.record(z.string(), outcome);

type AnsweredRecord = Pick<PersonRecord, (typeof familyParts)[number]>;

/** The details that the rules use. */
const assessedDetails: ReadonlySet<string> = new Set([
  'dateOfBirth',
  'nationality',
  ...namesOf(visaFields),
  ...namesOf(declarationFields),
]);

/**
 * Fingerprint of the parts of a record that the rules use. Another phone number or address does not change it, and neither
 * does a field that a later release adds, while the field is empty.
 */
export const fingerprintRecord = ({ details, ...record }: AnsweredRecord): string => {
  const assessed = Object.entries(details).filter(([name]) => assessedDetails.has(name));
  const parts = { ...record, details: Object.fromEntries(assessed) };
  return createHash('sha256')
    .update(JSON.stringify(familyParts.map((part) => withoutEmpty(parts[part]))))
    .digest('hex');
};

/** The value with sorted fields and without empty ones. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  return entries
    .filter(([, each]) => each !== null && each !== false && !(Array.isArray(each) && each.length === 0))
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, each]) => [name, withoutEmpty(each)]);
}

/** The answers of a rule set for a person. */
export interface StoredOutcomes {
  /** The fingerprint of the record that was assessed. */
  readonly fingerprint: string;
  readonly onRecord: RecordOutcomes;
  /** Outcomes of saved results that an earlier rule set had answered, by their ids. */
  readonly results: Readonly<Record<string, Outcome>>;
}

/** Null without stored outcomes, or if another release stored them in another shape. */
export async function findOutcomes(
  database: Knex,
  ruleSet: string,
  userId: string,
): Promise<StoredOutcomes | null> {
  const row = await database('rule_outcomes')
    .where({ rule_set: ruleSet, user_id: userId })
    .first<{ record: string; on_record: unknown; results: unknown } | undefined>(
      'record',
      'on_record',
      'results',
    );
  if (row === undefined) return null;
  const [onRecord, savedResults] = [recordOutcomes.safeParse(row.on_record), results.safeParse(row.results)];
  if (!onRecord.success || !savedResults.success) return null;
  return { fingerprint: row.record, onRecord: onRecord.data, results: savedResults.data };
}

/** Stores the outcomes of a record, and keeps those of saved results. */
export async function saveOutcomes(
  database: Knex,
  ruleSet: string,
  userId: string,
  { fingerprint, onRecord }: Pick<StoredOutcomes, 'fingerprint' | 'onRecord'>,
): Promise<void> {
  await database('rule_outcomes')
    .insert({
      rule_set: ruleSet,
      user_id: userId,
      record: fingerprint,
      on_record: JSON.stringify(recordOutcomes.parse(onRecord)),
      results: '{}',
    })
    .onConflict(['rule_set', 'user_id'])
    .merge(['record', 'on_record']);
}

/** Stores the outcomes of a person's saved results. */
export async function saveResultOutcomes(
  database: Knex,
  ruleSet: string,
  userId: string,
  savedResults: StoredOutcomes['results'],
): Promise<void> {
  await database('rule_outcomes')
    .where({ rule_set: ruleSet, user_id: userId })
    .update({ results: JSON.stringify(results.parse(savedResults)) });
}

/** Deletes the outcomes of people who no longer exist, and of rule sets that are no longer compared. */
export async function deleteObsoleteOutcomes(database: Knex, ruleSets: readonly string[]): Promise<void> {
  await database('rule_outcomes')
    .whereNotIn('rule_set', [...ruleSets])
    .orWhereNotExists(
      database('reminder_people')
        .select('user_id')
        .whereRaw('reminder_people.user_id = rule_outcomes.user_id'),
    )
    .delete();
}

const otherOutcome = z
  .object({
    verdict: z.enum(outcomeVerdicts),
    earliestApplicationDate: day,
    supposing: z.string(),
    otherwise: z.string(),
  })
  .nullable();
const savedIlr = z.object({
  verdict: z.string(),
  isEligible: z.boolean(),
  suggestedEligibilityDate: day,
  earliestApplicationDate: day,
  practicalEarliestApplicationDate: day,
  otherOutcome,
  questions: z.array(z.object({ why: z.string(), source: z.object({ title: z.string() }) })),
  missing: z.array(z.object({ message: z.string() })),
  reasons: z.array(reason),
});
const savedCitizenship = z.object({
  isEligible: z.boolean(),
  suggestedEligibilityDate: day,
  homeOffice: z.object({ citizenship: z.object({ verdict: z.string() }).nullable() }).nullable(),
  settlementLapse: z.object({ mayHaveLapsed: z.boolean() }).nullable(),
  reasons: z.array(reason),
});

/** The outcome of a saved result, by its stored answer. */
export function savedOutcome({
  calculator,
  result,
  isEligible,
  suggestedEligibilityDate,
}: Pick<StoredAssessment, 'result' | 'isEligible' | 'suggestedEligibilityDate'> & {
  readonly calculator: 'ilr' | 'citizenship';
}): Outcome {
  // A result of an older release has only a verdict and a day.
  const plain = plainOutcome(isEligible === true ? 'eligible' : 'not_yet', suggestedEligibilityDate);
  if (calculator === 'ilr') {
    const saved = savedIlr.safeParse(result);
    return saved.success ? ilrOutcome(saved.data) : plain;
  }
  const saved = savedCitizenship.safeParse(result);
  return saved.success ? citizenshipOutcome(saved.data) : plain;
}
