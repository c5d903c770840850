import type { Knex } from 'knex';
import type { Journey } from '@settlewise/casework/record';
import { selected } from '../../collections/columns';
import { journeyColumns } from './table';

/** The read models that a list of journeys is read from, including travellers and evidence. */
export const journeyReadModels = ['journeys', 'immigration_profile', 'documents'] as const;

/** The journeys of a person, newest departure first, then open journeys first. @param userId a UUID */
export async function listJourneys(database: Knex, userId: string): Promise<readonly Journey[]> {
  return database('journeys')
    .where({ user_id: userId })
    .orderBy([
      { column: 'departure_date', order: 'desc' },
      { column: 'return_date', order: 'desc' },
      { column: 'journey_id' },
    ])
    .select<Journey[]>(...columns(database));
}

/** One journey, or null when it is not in this person's record. Both ids are UUIDs. */
export async function findJourney(
  database: Knex,
  userId: string,
  journeyId: string,
): Promise<Journey | null> {
  const journey = await database('journeys')
    .where({ user_id: userId, journey_id: journeyId })
    .first<Journey | undefined>(...columns(database));
  return journey ?? null;
}

/** SQL: events keep the ids of removed dependants, which are left out here. */
const presentTravellers = `
  (SELECT jsonb_agg(traveller ORDER BY traveller) FROM jsonb_array_elements(journeys.travellers) AS traveller
   WHERE EXISTS (SELECT 1 FROM dependants
     WHERE dependants.user_id = journeys.user_id AND to_jsonb(dependants.dependant_id) = traveller)) AS travellers`;

/** SQL: as above, for documents. */
const presentEvidence = `
  (SELECT jsonb_agg(document_id_of_journey ORDER BY document_id_of_journey)
   FROM jsonb_array_elements_text(journeys.evidence) AS document_id_of_journey
   WHERE EXISTS (SELECT 1 FROM documents
     WHERE documents.user_id = journeys.user_id AND documents.document_id::text = document_id_of_journey)) AS evidence`;

const columns = (database: Knex) =>
  [
    { journeyId: 'journey_id', userId: 'user_id', recordedAt: 'recorded_at', changedAt: 'changed_at' },
    ...selected(
      database,
      journeyColumns.filter(({ field }) => field !== 'travellers' && field !== 'evidence'),
    ),
    database.raw(presentTravellers),
    database.raw(presentEvidence),
  ] as const;
