import type { AlertRecord, PersonRecord } from '@settlewise/casework/record';
import { emptyDetails } from '@settlewise/domain/immigrationProfile';
import {
  addresses,
  answers,
  applications,
  type Collection,
  jobs,
  papers,
  parents,
  referees,
} from '@settlewise/domain/record';
import { civilDateInLondon, lastWholeDayBefore } from '@settlewise/rules/calendar';
import type { Knex } from 'knex';
import { type Column, columnName, deriveColumns } from '../collections/columns';
import { dependantColumns, profileColumns, visaHistoryColumns } from '../readModels/immigrationProfile/table';
import { openLawNotices } from '../readModels/lawDesk';

type RecordPart = keyof PersonRecord;

/** What progress is calculated from. */
export const progressParts = ['details', 'earlier', 'journeys', 'applications'] as const;

/** What the progress of dependants is calculated from. */
export const familyParts = [...progressParts, 'dependants'] as const;

/** What the dashboard and checklists are calculated from. */
export const dashboardParts = [...familyParts, 'documents', 'papers', 'answers', 'referees'] as const;

/** What alerts and the timeline are calculated from. */
export const alertParts = [
  ...familyParts,
  'registeredOn',
  'documents',
  'tasks',
  'papers',
  'answers',
  'grants',
  'firstLooks',
  'savedSums',
  'leads',
  'asked',
  'comparisonAnswers',
  'lawNotices',
] as const satisfies readonly (keyof AlertRecord)[];

/** What the form sheets are filled in from. */
export const formParts = [...familyParts, 'documents', 'referees', 'addresses', 'jobs', 'parents'] as const;

/** The read models behind the parts. Callers wait for these before they read the parts. */
export const listReadModels = (parts: readonly RecordPart[]): readonly string[] => [
  ...new Set(parts.flatMap((part) => sources[part].readModels)),
];

/**
 * Reads parts of a person's record in one statement, so that they are consistent. A person without a record has empty lists
 * and no day of registration.
 * @param userId a UUID
 */
export async function readPersonRecord<Part extends RecordPart>(
  database: Knex,
  userId: string,
  parts: readonly Part[],
): Promise<Pick<PersonRecord, Part>>;
export async function readPersonRecord(
  database: Knex,
  userId: string,
  parts: readonly RecordPart[],
): Promise<Partial<Record<RecordPart, unknown>>> {
  const columns = parts.map((part) => `${sources[part].sql} AS ${quoted(part)}`).join(', ');
  const { rows } = await database.raw<{ rows: readonly Partial<Record<RecordPart, unknown>>[] }>(
    `SELECT ${columns} FROM (SELECT ?::uuid AS user_id) AS person`,
    [userId],
  );
  const [row = {}] = rows;
  return Object.fromEntries(parts.map((part) => [part, sources[part].parse(row[part])]));
}

/** The source of a part. */
interface Source {
  readonly readModels: readonly string[];
  /** One column of the statement. The statement calls the person `person`. */
  readonly sql: string;
  /** Converts the column to the part. */
  readonly parse: (column: unknown) => unknown;
}

/** A part whose column needs no conversion. */
const unchanged = (readModel: string, sql: string): Source => ({
  readModels: [readModel],
  sql,
  parse: (column) => column,
});

/** A part whose rows are converted. */
const mapped = <Row>(readModels: readonly string[], sql: string, change: (row: Row) => unknown): Source => ({
  readModels,
  sql,
  parse: (column) => (column as readonly Row[]).map(change),
});

/** SQL: the rows of the person as a JSON array. */
const jsonRows = (table: string, fields: string, order: string, only = 'true') => `
  (SELECT coalesce(json_agg(json_build_object(${fields}) ORDER BY ${order}), '[]')
   FROM ${table} WHERE ${table}.user_id = person.user_id AND ${only})`;

/** SQL: a quoted column name, because some names are keywords. */
const quoted = (name: string) => `"${name}"`;

/** SQL: names and columns for `json_build_object`. */
const jsonFields = (columns: readonly Pick<Column, 'field' | 'name'>[]) =>
  columns.map(({ field, name }) => `'${field}', ${quoted(name)}`).join(', ');

/** SQL: the items of a collection, in its order. */
const readCollection = ({ part, id, order, ...collection }: Collection) =>
  unchanged(
    part,
    jsonRows(
      part,
      jsonFields([{ field: 'id', name: columnName(id) }, ...deriveColumns(collection)]),
      [
        ...order.map(([field, direction]) => `${quoted(columnName(field))} ${direction}`),
        quoted(columnName(id)),
      ].join(', '),
    ),
  );

/** SQL: a day in London. */
const londonDay = (instant: string) => `(${instant} AT TIME ZONE 'Europe/London')::date`;

/** SQL: when the lawyer of a grant first opened the record; null before. */
const firstLookSql = `(SELECT min(looks.looked_at) FROM looks WHERE looks.grant_id = legal_access.grant_id)`;
const lawyer = `'grantId', grant_id, 'name', name, 'email', email`;

const sources: Readonly<Record<RecordPart, Source>> = {
  registeredOn: unchanged(
    'accounts',
    `(SELECT ${londonDay('registered_at')}::text FROM accounts WHERE accounts.user_id = person.user_id)`,
  ),
  details: {
    readModels: ['immigration_profile'],
    // A function of PostgreSQL does not accept so many arguments.
    sql: `(SELECT row_to_json(profile) FROM
      (SELECT ${profileColumns.map(({ field, name }) => `${quoted(name)} AS ${quoted(field)}`).join(', ')}
       FROM immigration_profiles WHERE immigration_profiles.user_id = person.user_id) AS profile)`,
    parse: (profile) => profile ?? emptyDetails,
  },
  earlier: unchanged(
    'immigration_profile',
    jsonRows(
      'visa_history',
      jsonFields([{ field: 'entryId', name: 'entry_id' }, ...visaHistoryColumns]),
      'start_date DESC, end_date DESC, entry_id',
    ),
  ),
  journeys: unchanged(
    'journeys',
    jsonRows(
      'journeys',
      `'journeyId', journey_id, 'departureDate', departure_date, 'returnDate', return_date,
       'destination', destination, 'reason', reason, 'crownDependency', crown_dependency,
       'permittedReason', permitted_reason, 'travellers', travellers, 'approximate', approximate`,
      'departure_date DESC, return_date DESC, journey_id',
    ),
  ),
  dependants: unchanged(
    'immigration_profile',
    jsonRows(
      'dependants',
      jsonFields([{ field: 'dependantId', name: 'dependant_id' }, ...dependantColumns]),
      'dependant_id',
    ),
  ),
  applications: readCollection({ ...applications, order: [['submittedOn', 'asc']] }),
  documents: unchanged(
    'documents',
    jsonRows(
      'documents',
      `'id', document_id, 'title', title, 'documentType', document_type, 'stage', stage, 'dependants', dependants,
       'issuedOn', issued_on, 'coversFrom', covers_from, 'coversTo', covers_to, 'expiryDate', expiry_date,
       'uploadedOn', ${londonDay('uploaded_at')}`,
      'uploaded_at DESC, document_id',
    ),
  ),
  tasks: unchanged(
    'tasks',
    jsonRows(
      'tasks',
      `'taskId', task_id, 'title', title, 'dueDate', due_date, 'addedOn', ${londonDay('added_at')},
       'completedOn', ${londonDay('completed_at')}`,
      'completed_at DESC NULLS FIRST, due_date ASC NULLS LAST, added_at, task_id',
    ),
  ),
  papers: readCollection(papers),
  answers: readCollection(answers),
  referees: readCollection(referees),
  addresses: readCollection(addresses),
  jobs: readCollection(jobs),
  parents: readCollection(parents),
  grants: mapped(
    ['legal_access', 'accounts'],
    jsonRows(
      'legal_access',
      `${lawyer}, 'expiresAt', expires_at`,
      'granted_at DESC, grant_id',
      `revoked_at IS NULL AND expires_at IS NOT NULL
       AND EXISTS (SELECT FROM accounts WHERE accounts.user_id = person.user_id AND lawyer_sharing_enabled)`,
    ),
    ({ expiresAt, ...grant }: { readonly expiresAt: string }) => ({
      ...grant,
      lastDay: lastWholeDayBefore(new Date(expiresAt)),
    }),
  ),
  firstLooks: mapped(
    ['legal_access', 'looks'],
    jsonRows(
      'legal_access',
      `${lawyer}, 'lookedAt', ${firstLookSql}`,
      'granted_at DESC, grant_id',
      `${firstLookSql} IS NOT NULL`,
    ),
    ({ lookedAt, ...look }: { readonly lookedAt: string }) => ({
      ...look,
      lookedOn: civilDateInLondon(new Date(lookedAt)),
    }),
  ),
  savedSums: unchanged(
    'assessments',
    jsonRows(
      'saved_assessments',
      `'assessmentId', assessment_id, 'title', title, 'calculatedOn', calculated_on, 'form', form,
       'totalPence', result -> 'totalPence', 'lowestPence', result -> 'lowestPence',
       'highestPence', result -> 'highestPence'`,
      'saved_at DESC, assessment_id',
      "calculator = 'fees'",
    ),
  ),
  leads: unchanged(
    'notifications',
    `(SELECT coalesce(json_object_agg(kind, leads ORDER BY kind), '{}') FROM alert_leads
      WHERE alert_leads.user_id = person.user_id)`,
  ),
  asked: unchanged(
    'notifications',
    `(SELECT coalesce(json_agg(kind ORDER BY kind), '[]') FROM alert_choices
      WHERE alert_choices.user_id = person.user_id AND choice <> 'off')`,
  ),
  comparisonAnswers: unchanged(
    'address_comparisons',
    jsonRows(
      'address_comparisons',
      `'comparisonId', comparison_id, 'answeredOn', ${londonDay('answered_at')}`,
      'asked_at DESC, comparison_id',
      'answered_at IS NOT NULL AND ended_at IS NULL',
    ),
  ),
  lawNotices: unchanged('law_desk', openLawNotices),
};
