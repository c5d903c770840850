import type { Knex } from 'knex';
import type { IslandsAnswer } from '../../record/recordedTrip';

export interface Journey {
  readonly journeyId: string;
  readonly userId: string;
  /** `yyyy-MM-dd` */
  readonly departureDate: string;
  /** `yyyy-MM-dd` */
  readonly returnDate: string;
  /** Both travel days counted. */
  readonly days: number;
  readonly destination: string;
  readonly reason: string;
  readonly notes: string | null;
  readonly crownDependency: IslandsAnswer;
  readonly recordedAt: Date;
  readonly changedAt: Date;
}

/** The journeys of a person, newest departure first. @param userId a UUID */
export async function listJourneys(database: Knex, userId: string): Promise<readonly Journey[]> {
  return database('journeys')
    .where({ user_id: userId })
    .orderBy([
      { column: 'departure_date', order: 'desc' },
      { column: 'return_date', order: 'desc' },
      { column: 'journey_id' },
    ])
    .select<Journey[]>(database.raw(columns));
}

/** One journey, or null when it is not in this person's record. Both ids are UUIDs. */
export async function findJourney(
  database: Knex,
  userId: string,
  journeyId: string,
): Promise<Journey | null> {
  const journey = await database('journeys')
    .where({ user_id: userId, journey_id: journeyId })
    .first<Journey | undefined>(database.raw(columns));
  return journey ?? null;
}

// Dates as text: the driver would make of a calendar day a moment in this computer's time zone.
const columns = `
  journey_id AS "journeyId",
  user_id AS "userId",
  to_char(departure_date, 'YYYY-MM-DD') AS "departureDate",
  to_char(return_date, 'YYYY-MM-DD') AS "returnDate",
  days, destination, reason, notes,
  crown_dependency AS "crownDependency",
  recorded_at AS "recordedAt",
  changed_at AS "changedAt"`;
