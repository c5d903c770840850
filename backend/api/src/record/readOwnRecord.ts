import type { PersonRecord } from '@settlewise/casework/record';
import { listReadModels, readPersonRecord } from '@settlewise/projections';
import type { Knex } from 'knex';
import type { ApiContext } from '../http/context';
import type { ReadYourWrites } from '../http/readYourWrites';

/** Reads parts of a person's record after the read models contain the person's writes. @param userId a UUID */
export async function readOwnRecord<Part extends keyof PersonRecord>(
  { database, readYourWrites }: { readonly database: Knex; readonly readYourWrites: ReadYourWrites },
  ctx: ApiContext,
  userId: string,
  parts: readonly Part[],
): Promise<Pick<PersonRecord, Part>> {
  await readYourWrites.upToDate(ctx, ...listReadModels(parts));
  return readPersonRecord(database, userId, parts);
}
