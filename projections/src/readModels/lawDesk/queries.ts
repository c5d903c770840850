import type { LawNotice } from '@settlewise/domain/lawDesk';
import type { CivilDate } from '@settlewise/rules/calendar';
import { type ConcernedDependant, noticesAbout, topicsOfFamily } from '@settlewise/rules/notices';
import type { Readings } from '@settlewise/rules/parameters';
import type { Knex } from 'knex';
import type { StoredLawNotice } from '@settlewise/casework/record';

/** A notice with its state, for administrators. */
export interface AdministeredLawNotice extends StoredLawNotice {
  readonly people: number;
  readonly publishedAt: Date;
  readonly correctedAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly withdrawnBecause: string | null;
}

/** Notices that are not withdrawn, the latest first, and the sources that were read again. */
export interface LawDesk {
  readonly notices: readonly StoredLawNotice[];
  readonly readings: Readings;
}

export const emptyLawDesk: LawDesk = { notices: [], readings: {} };

/** In London, like all days of the record. */
const noticeFields = `
  'noticeId', notice_id, 'version', version, 'title', title, 'text', text,
  'source', json_build_object('title', source_title, 'url', source_url), 'day', day, 'standing', standing,
  'concerns', concerns, 'publishedOn', (published_at AT TIME ZONE 'Europe/London')::date`;

/** SQL: the notices that are not withdrawn, as JSON. */
export const openLawNotices = `
  (SELECT coalesce(json_agg(json_build_object(${noticeFields}) ORDER BY day DESC, published_at DESC, notice_id), '[]')
   FROM law_notices WHERE withdrawn_at IS NULL)`;

/** One small statement, because it is read for each answer about the law. */
export async function readLawDesk(database: Knex): Promise<LawDesk> {
  const { rows } = await database.raw<{ rows: readonly LawDesk[] }>(
    `SELECT ${openLawNotices} AS notices,
       (SELECT coalesce(json_object_agg(source, read_on), '{}') FROM source_readings) AS readings`,
  );
  return rows[0] ?? emptyLawDesk;
}

/** All notices, also withdrawn ones, the latest first. */
export async function listLawNotices(database: Knex): Promise<readonly AdministeredLawNotice[]> {
  return database('law_notices')
    .orderBy([
      { column: 'published_at', order: 'desc' },
      { column: 'notice_id', order: 'asc' },
    ])
    .select<AdministeredLawNotice[]>(
      database.raw(
        `notice_id AS "noticeId", version, title, text, standing, concerns, people,
         json_build_object('title', source_title, 'url', source_url) AS source, to_char(day, 'YYYY-MM-DD') AS day,
         to_char(published_at AT TIME ZONE 'Europe/London', 'YYYY-MM-DD') AS "publishedOn",
         published_at AS "publishedAt", corrected_at AS "correctedAt", withdrawn_at AS "withdrawnAt",
         withdrawn_because AS "withdrawnBecause"`,
      ),
    );
}

/** Groups of people by the facts that decide which notices concern them. */
interface Group {
  readonly visaType: string | null;
  readonly hasILR: boolean;
  readonly settledAs: string | null;
  readonly british: boolean;
  readonly dependants: readonly ConcernedDependant[];
  readonly people: number;
}

/** The number of people that a notice concerns by their record, themselves or by a dependant. @param today in London */
export async function countConcerned(
  database: Knex,
  notice: Pick<LawNotice, 'concerns'>,
  today: CivilDate,
): Promise<number> {
  const { rows } = await database.raw<{ rows: readonly Group[] }>(groupsStatement, [today, today]);
  return rows.reduce((sum, { people, dependants, ...person }) => {
    const topics = topicsOfFamily(person, dependants, today);
    return noticesAbout([notice], topics).length > 0 ? sum + people : sum;
  }, 0);
}

const groupsStatement = `
  SELECT visa_type AS "visaType", coalesce(has_ilr, false) AS "hasILR", settled_as AS "settledAs", british,
    dependants, count(*)::int AS people
  FROM accounts
  JOIN immigration_profiles AS profile USING (user_id)
  CROSS JOIN LATERAL (SELECT EXISTS (
    SELECT FROM applications
    WHERE applications.user_id = accounts.user_id AND dependant IS NULL AND outcome = 'granted'
      AND applied_for IN ('naturalisation', 'registration') AND submitted_on <= ?::date AND decided_on <= ?::date
  ) AS british) AS list
  CROSS JOIN LATERAL (SELECT coalesce(jsonb_agg(DISTINCT jsonb_build_object(
    'currentVisaType', current_visa_type, 'british', british, 'nationality', nationality, 'settledSince', settled_since
  )), '[]') AS dependants FROM dependants WHERE dependants.user_id = accounts.user_id) AS family
  GROUP BY 1, 2, 3, 4, 5`;
