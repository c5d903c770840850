import type { Knex } from 'knex';

export interface PeopleCounts {
  readonly total: number;
  readonly administrators: number;
  readonly locked: number;
  readonly unverified: number;
  readonly new: number;
}

/** The number of accounts. @param newSince accounts registered then or later are new */
export async function countPeople(database: Knex, newSince: Date): Promise<PeopleCounts> {
  const [row] = await database('accounts').select<{ [Count in keyof PeopleCounts]: string }[]>(
    database.raw('count(*) AS total'),
    database.raw(`count(*) FILTER (WHERE role = 'admin') AS administrators`),
    database.raw('count(*) FILTER (WHERE locked) AS locked'),
    database.raw('count(*) FILTER (WHERE NOT email_verified) AS unverified'),
    database.raw('count(*) FILTER (WHERE registered_at >= ?) AS new', [newSince]),
  );
  const count = (of: keyof PeopleCounts) => Number(row?.[of] ?? 0);
  return {
    total: count('total'),
    administrators: count('administrators'),
    locked: count('locked'),
    unverified: count('unverified'),
    new: count('new'),
  };
}
