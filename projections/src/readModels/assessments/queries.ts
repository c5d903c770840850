import type { SavedAssessment } from '@settlewise/domain/assessments';
import type { Knex } from 'knex';

/** A saved result in a list. Dates are `yyyy-MM-dd`. */
export interface SavedAssessmentEntry {
  readonly assessmentId: string;
  readonly calculator: SavedAssessment['calculator'];
  readonly title: string | null;
  readonly savedAt: Date;
  /** The day that the answer was calculated for. */
  readonly calculatedOn: string;
  readonly ruleSetVersion: string;
  readonly ruleSetCheckedOn: string;
  /** Null for results without a verdict. */
  readonly isEligible: boolean | null;
  readonly suggestedEligibilityDate: string | null;
  /** JSON in the shape of its release, like form and result; null without one. */
  readonly headline: unknown;
  /** The first day of a result for ILR, in the shape of its release; null without one. */
  readonly earliestApplicationDate: unknown;
  /** The parts that decide the colour of a result and whether it has two first days, in the result’s shape; else null. */
  readonly verdictParts: unknown;
  /** For fee plans: an object with `totalPence`, `lowestPence` and `highestPence`; else null. */
  readonly sum: unknown;
  /** For other results without a verdict: the description for lists, in the shape of form and result; else null. */
  readonly told: unknown;
}

/* * A saved result as it was written. Form and result are JSON in the shape of their release; the reader must parse them.
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

/** The form of a saved result, as it was written; null if it is not in this person's record. Both ids are UUIDs. */
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

// Dates as text: the driver would convert a calendar day to a moment in this computer's time zone.
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
