import type { SavedAssessment } from '@settlewise/domain/assessments';
import type { Knex } from 'knex';

/** What a list tells of a saved result. Dates are `yyyy-MM-dd`. */
export interface SavedAssessmentEntry {
  readonly assessmentId: string;
  readonly calculator: SavedAssessment['calculator'];
  readonly title: string | null;
  readonly savedAt: Date;
  /** The day as of which the answer was given. */
  readonly calculatedOn: string;
  readonly ruleSetVersion: string;
  readonly ruleSetCheckedOn: string;
  /** Null of what decides nothing. */
  readonly isEligible: boolean | null;
  readonly suggestedEligibilityDate: string | null;
  /** JSON in the shape of its time, like form and result; null where there is none. */
  readonly headline: unknown;
  /** The same of a result for ILR; null where there is none. */
  readonly earliestApplicationDate: unknown;
  /** What decides the colour of a result and whether it names two first days, in the result’s shape; null of other kinds. */
  readonly verdictParts: unknown;
  /** Of a sum of fees: an object with `totalPence`, `lowestPence` and `highestPence`; null of other results. */
  readonly sum: unknown;
  /** Of what decides nothing but a sum of fees: what a list says of it, in the shape of form and result; null of others. */
  readonly told: unknown;
}

/**
 * A saved result as it was written. Form and result are JSON in the shape of their time; the reader has to parse them.
 */
export interface StoredAssessment extends SavedAssessmentEntry {
  readonly form: unknown;
  readonly result: unknown;
}

/** The saved results of a person, newest first. @param userId a UUID */
export async function listSavedAssessments(
  database: Knex,
  userId: string,
): Promise<readonly SavedAssessmentEntry[]> {
  return database('saved_assessments')
    .where({ user_id: userId })
    .orderBy([{ column: 'saved_at', order: 'desc' }, { column: 'assessment_id' }])
    .select<SavedAssessmentEntry[]>(database.raw(entryColumns));
}

/** One saved result, or null when it is not in this person's record. Both ids are UUIDs. */
export async function findSavedAssessment(
  database: Knex,
  userId: string,
  assessmentId: string,
): Promise<StoredAssessment | null> {
  const assessment = await database('saved_assessments')
    .where({ user_id: userId, assessment_id: assessmentId })
    .first<StoredAssessment | undefined>(database.raw(`${entryColumns}, form, result`));
  return assessment ?? null;
}

/** What a saved result was asked, as it was written; null when it is not in this person's record. Both ids are UUIDs. */
export async function findSavedForm(
  database: Knex,
  userId: string,
  assessmentId: string,
): Promise<Readonly<Record<string, unknown>> | null> {
  const row = await database('saved_assessments')
    .where({ user_id: userId, assessment_id: assessmentId })
    .first<{ readonly form: Readonly<Record<string, unknown>> } | undefined>('form');
  return row?.form ?? null;
}

// Dates as text: the driver would make of a calendar day a moment in this computer's time zone.
const entryColumns = `
  assessment_id AS "assessmentId",
  calculator, title,
  saved_at AS "savedAt",
  to_char(calculated_on, 'YYYY-MM-DD') AS "calculatedOn",
  rule_set_version AS "ruleSetVersion",
  to_char(rule_set_checked_on, 'YYYY-MM-DD') AS "ruleSetCheckedOn",
  is_eligible AS "isEligible",
  to_char(suggested_eligibility_date, 'YYYY-MM-DD') AS "suggestedEligibilityDate",
  result -> 'headline' AS "headline",
  result -> 'earliestApplicationDate' AS "earliestApplicationDate",
  CASE WHEN calculator IN ('ilr', 'citizenship') THEN json_build_object(
    'isEligible', result -> 'isEligible', 'headline', result -> 'headline', 'verdict', result -> 'verdict',
    'calculationDate', result -> 'calculationDate', 'applicationDate', result -> 'applicationDate',
    'suggestedEligibilityDate', result -> 'suggestedEligibilityDate',
    'earliestApplicationDate', result -> 'earliestApplicationDate',
    'practicalEarliestApplicationDate', result -> 'practicalEarliestApplicationDate',
    'appliedOn', result -> 'appliedOn', 'otherOutcome', result -> 'otherOutcome',
    'absenceDaysTotal', result -> 'absenceDaysTotal', 'absenceLimit', result -> 'absenceLimit',
    'absenceDaysRecent', result -> 'absenceDaysRecent', 'recentAbsenceLimit', result -> 'recentAbsenceLimit',
    'cautious', json_build_object('citizenship', result #> '{cautious,citizenship}'),
    'homeOffice', json_build_object('citizenship', result #> '{homeOffice,citizenship}')) END AS "verdictParts",
  CASE WHEN calculator = 'fees' THEN json_build_object(
    'totalPence', result -> 'totalPence',
    'lowestPence', result -> 'lowestPence', 'highestPence', result -> 'highestPence') END AS "sum",
  CASE calculator
    WHEN 'checklist' THEN json_build_object('form', form -> 'form', 'plannedOn', form -> 'plannedOn',
      'name', form -> 'name', 'readiness', result -> 'readiness')
    WHEN 'addresses' THEN json_build_object('form', form -> 'form', 'applicationOn', form -> 'applicationOn',
      'whose', form -> 'whose', 'missingDays', result -> 'missingDays',
      'contradictions', result -> 'contradictions')
    WHEN 'sheet' THEN json_build_object('form', form -> 'form', 'on', form -> 'on', 'name', result -> 'name')
    WHEN 'timeline' THEN json_build_object('entries', json_build_array(result #> '{entries,0}')) END AS "told"`;
