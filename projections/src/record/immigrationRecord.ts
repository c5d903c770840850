import { emptyDetails } from '@settlewise/domain/immigrationProfile';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { Knex } from 'knex';
import {
  asTheyStood,
  type RecordedImmigration,
  recordedTrip,
  type JourneyRow,
  settledOnRecord,
  withApplications,
} from '@settlewise/casework/record';
import { detailsFields, earlierVisas, list, oneObject, trips } from './json';

/** The read models that the record is read from; an application of their own counts among the details. */
export const immigrationReadModels = ['applications', 'immigration_profile', 'journeys'] as const;

/**
 * The record as the read models have it at one moment; empty for somebody who has none. One statement: it is asked each
 * time that somebody opens their dashboard. @param userId a UUID
 * @param today in London: an application counts as sent by then, and a journey without a return is counted up to it
 */
export async function readImmigrationRecord(
  database: Knex,
  userId: string,
  today: CivilDate,
): Promise<RecordedImmigration> {
  const { rows } = await database.raw<{ rows: readonly RecordRow[] }>(statement, [userId]);
  const [row] = rows;
  if (row === undefined) throw new RangeError('A statement without FROM has one row');
  const applications = asTheyStood(row.applications, today);
  const details = withApplications(settledOnRecord(row.details ?? emptyDetails), applications);
  return {
    ...row,
    details,
    applications,
    journeys: row.journeys.map((journey) => recordedTrip(journey, today)),
  };
}

/** `details` is null when there is no profile. */
type RecordRow = Omit<RecordedImmigration, 'details' | 'journeys'> & {
  readonly details: RecordedImmigration['details'] | null;
  readonly journeys: readonly JourneyRow[];
};

const statement = `
  SELECT
    ${oneObject('immigration_profiles', detailsFields)} AS details,
    ${earlierVisas} AS earlier,
    ${trips} AS journeys,
    ${list(
      'applications',
      `'dependant', dependant, 'appliedFor', applied_for, 'submittedOn', submitted_on, 'decidedOn', decided_on,
       'outcome', outcome`,
      'submitted_on, application_id',
      'dependant IS NULL',
    )} AS applications,
    (SELECT count(*)::int FROM dependants WHERE dependants.user_id = person.user_id) AS "dependantCount"
  FROM (SELECT ?::uuid AS user_id) AS person`;
