import type { Knex } from 'knex';

/** The streams of a person's tasks, documents and access log, in no order. @param userId a UUID */
export async function listStreamsOf(database: Knex, userId: string): Promise<readonly string[]> {
  return database('person_streams').where({ user_id: userId }).pluck<string[]>('stream');
}
