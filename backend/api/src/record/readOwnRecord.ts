import type { PersonRecord } from '@settlewise/casework/record';
import { listReadModels, readPersonRecord } from '@settlewise/projections';
import type { Knex } from 'knex';
import type { ApiContext } from '../http/context';
import type { ReadYourWrites } from '../http/readYourWrites';

/** Reads parts of a person's record once the read models show what the person wrote. @param userId a UUID */
export async function readOwnRecord<Part extends keyof PersonRecord>(
  { database, readYourWrites }: { readonly database: Knex; readonly readYourWrites: ReadYourWrites },
  ctx: ApiContext,
  userId: string,
  parts: readonly Part[],
): Promise<Pick<PersonRecord, Part>> {
  await readYourWrites.upToDate(ctx, ...listReadModels(parts));
  return readPersonRecord(database, userId, parts);
}
