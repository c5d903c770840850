import type { Knex } from 'knex';
import { readModels } from './readModels';
import { rebuild, retry, UnknownProjectionError, type Projection } from './runner';

/** Names of all read models. */
export const projectionNames: readonly string[] = readModels.map(({ name }) => name);

/**
 * Lets a read model retry the event at which it stopped, in any process that fills it.
 * @returns how many of its table versions had stopped @throws UnknownProjectionError
 */
export async function retryProjection(database: Knex, name: string): Promise<number> {
  return retry(database, findProjection(name).name);
}

/**
 * Begins to rebuild a read model in parallel to the live one, in any process that fills it.
 * @returns the number of the table version that is filled @throws UnknownProjectionError
 */
export async function rebuildProjection(database: Knex, name: string): Promise<number> {
  return rebuild(database, findProjection(name));
}

function findProjection(name: string): Projection {
  const projection = readModels.find((each) => each.name === name);
  if (projection === undefined) throw new UnknownProjectionError(name, projectionNames);
  return projection;
}
