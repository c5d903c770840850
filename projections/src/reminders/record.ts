import { emptyDetails } from '@settlewise/domain/immigrationProfile';
import { type CivilDate, civilDateInLondon, lastWholeDayBefore } from '@settlewise/rules/calendar';
import { applications } from '@settlewise/domain/record';
import type { Knex } from 'knex';
import {
  recordedTrip,
  type JourneyRow,
  type ReminderRecord,
  settledOnRecord,
} from '@settlewise/casework/record';
import { columnName } from '../collections/columns';
import { openLawNotices } from '../readModels/lawDesk';
import { earlierVisas, family, list, oneObject, detailsFields, trips } from '../record/json';

/** The read models that a record is read from. */
export const recordReadModels = [
  'accounts',
  'address_comparisons',
  'answers',
  'applications',
  'assessments',
  'documents',
  'immigration_profile',
  'journeys',
  'law_desk',
  'legal_access',
  'looks',
  'notifications',
  'papers',
  'tasks',
] as const;

/**
 * The record as the read models have it at one moment; null where there is no such person. One statement: it is asked for
 * everybody who is due on one morning. @param userId a UUID @param today in London
 */
export async function readReminderRecord(
  database: Knex,
  userId: string,
  today: CivilDate,
): Promise<ReminderRecord | null> {
  const { rows } = await database.raw<{ rows: readonly RecordRow[] }>(recordStatement, [userId]);
  const [row] = rows;
  if (row === undefined) return null;
  const { registeredAt, details, journeys, documents, grants, firstLooks, comparisonAnswers, ...rest } = row;
  return {
    registeredOn: civilDateInLondon(registeredAt),
    details: settledOnRecord(details ?? emptyDetails),
    journeys: journeys.map((journey) => recordedTrip(journey, today)),
    documents: documents.map(({ uploadedAt, ...document }) => ({
      ...document,
      uploadedOn: civilDateInLondon(new Date(uploadedAt)),
    })),
    grants: grants.map(({ expiresAt, ...grant }) => ({
      ...grant,
      lastDay: lastWholeDayBefore(new Date(expiresAt)),
    })),
    firstLooks: firstLooks.map(({ lookedAt, ...look }) => ({
      ...look,
      lookedOn: civilDateInLondon(new Date(lookedAt)),
    })),
    comparisonAnswers: comparisonAnswers.map(({ answeredAt, ...answer }) => ({
      ...answer,
      answeredOn: civilDateInLondon(new Date(answeredAt)),
    })),
    ...rest,
  };
}

/** As PostgreSQL writes JSON: days as `yyyy-MM-dd`, instants in ISO 8601. */
interface RecordRow extends Pick<
  ReminderRecord,
  | 'earlier'
  | 'dependants'
  | 'tasks'
  | 'savedSums'
  | 'asked'
  | 'leads'
  | 'applications'
  | 'papers'
  | 'answers'
  | 'lawNotices'
> {
  readonly journeys: readonly JourneyRow[];
  readonly registeredAt: Date;
  /** Null when there is no profile. */
  readonly details: ReminderRecord['details'] | null;
  readonly documents: readonly (Omit<ReminderRecord['documents'][number], 'uploadedOn'> & {
    readonly uploadedAt: string;
  })[];
  readonly grants: readonly (Omit<ReminderRecord['grants'][number], 'lastDay'> & {
    readonly expiresAt: string;
  })[];
  readonly firstLooks: readonly (Omit<ReminderRecord['firstLooks'][number], 'lookedOn'> & {
    readonly lookedAt: string;
  })[];
  readonly comparisonAnswers: readonly (Omit<ReminderRecord['comparisonAnswers'][number], 'answeredOn'> & {
    readonly answeredAt: string;
  })[];
}

/** Of the grant that the statement reads; null before the first look. */
const firstLookedAt = `(SELECT min(looks.looked_at) FROM looks WHERE looks.grant_id = legal_access.grant_id)`;

const applicationFields = ['applicationId', ...Object.keys(applications.fields)]
  .map((name) => `'${name}', ${columnName(name)}`)
  .join(', ');

const recordStatement = `
  SELECT
    person.registered_at AS "registeredAt",
    ${oneObject('immigration_profiles', `${detailsFields}, 'brpExpiryDate', brp_expiry_date, 'nationality', nationality`)} AS details,
    ${earlierVisas} AS earlier,
    ${trips} AS journeys,
    ${family} AS dependants,
    ${list(
      'documents',
      `'id', document_id, 'title', title, 'documentType', document_type, 'stage', stage, 'dependants', dependants, 'issuedOn', issued_on,
       'coversFrom', covers_from, 'coversTo', covers_to, 'expiryDate', expiry_date, 'uploadedAt', uploaded_at`,
      'uploaded_at DESC, document_id',
    )} AS documents,
    ${list(
      'tasks',
      `'taskId', task_id, 'title', title, 'dueDate', due_date`,
      'due_date ASC NULLS LAST, added_at, task_id',
      'completed_at IS NULL',
    )} AS tasks,
    ${list(
      'saved_assessments',
      `'assessmentId', assessment_id, 'title', title, 'calculatedOn', calculated_on, 'form', form,
       'totalPence', result -> 'totalPence', 'lowestPence', result -> 'lowestPence',
       'highestPence', result -> 'highestPence'`,
      'saved_at DESC, assessment_id',
      "calculator = 'fees'",
    )} AS "savedSums",
    (SELECT coalesce(json_object_agg(kind, leads ORDER BY kind), '{}') FROM alert_leads
      WHERE alert_leads.user_id = person.user_id) AS leads,
    (SELECT coalesce(json_agg(kind ORDER BY kind), '[]') FROM alert_choices
      WHERE alert_choices.user_id = person.user_id AND choice <> 'off') AS asked,
    ${list(
      'legal_access',
      `'grantId', grant_id, 'name', name, 'email', email, 'expiresAt', expires_at`,
      'granted_at DESC, grant_id',
      'person.lawyer_sharing_enabled AND revoked_at IS NULL AND expires_at IS NOT NULL',
    )} AS grants,
    ${list(
      'legal_access',
      `'grantId', grant_id, 'name', name, 'email', email, 'lookedAt', ${firstLookedAt}`,
      'granted_at DESC, grant_id',
      `${firstLookedAt} IS NOT NULL`,
    )} AS "firstLooks",
    ${list('applications', applicationFields, 'submitted_on, application_id')} AS applications,
    ${list(
      'papers',
      "'applicant', applicant, 'requirement', requirement, 'standing', standing",
      'requirement, paper_id',
      "applicant = 'you'",
    )} AS papers,
    ${list(
      'answers',
      "'applicant', applicant, 'question', question, 'answer', answer",
      'question, answer_id',
      "applicant = 'you'",
    )} AS answers,
    ${list(
      'address_comparisons',
      `'comparisonId', comparison_id, 'answeredAt', answered_at`,
      'asked_at DESC, comparison_id',
      'answered_at IS NOT NULL AND ended_at IS NULL',
    )} AS "comparisonAnswers",
    ${openLawNotices} AS "lawNotices"
  FROM accounts AS person WHERE person.user_id = ?`;
