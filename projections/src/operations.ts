import type { Knex } from 'knex';
import { readModels } from './readModels';
import { rebuild, retry, UnknownProjectionError, type Projection } from './runner';

/** Names of all read models. */
export const projectionNames: readonly string[] = readModels.map(({ name }) => name);

/**
 * Lets a read model retry the event at which it stopped, in whichever process fills it.
 * @returns how many of its table versions had stopped @throws UnknownProjectionError
 */
export async function retryProjection(database: Knex, name: string): Promise<number> {
  return retry(database, named(name).name);
}

/**
 * Begins to rebuild a read model beside the live one, in whichever process fills it.
 * @returns the number of the table version that is filled @throws UnknownProjectionError
 */
export async function rebuildProjection(database: Knex, name: string): Promise<number> {
  return rebuild(database, named(name));
}

function named(name: string): Projection {
  const projection = readModels.find((each) => each.name === name);
  if (projection === undefined) throw new UnknownProjectionError(name, projectionNames);
  return projection;
}
