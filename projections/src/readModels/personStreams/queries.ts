import type { Knex } from 'knex';

/** The streams of a person's tasks and documents and of the looks at the record, in no order. @param userId a UUID */
export async function listStreamsOf(database: Knex, userId: string): Promise<readonly string[]> {
  return database('person_streams').where({ user_id: userId }).pluck<string[]>('stream');
}
