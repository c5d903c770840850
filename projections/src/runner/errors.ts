import { isDatabaseUnavailable, stripStatement } from '@settlewise/infra/database';
import { EventStoreUnavailableError } from '@settlewise/infra/eventStore';
import pg from 'pg';

/** The table version has changed: another process holds the lease, or it was retired. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
  constructor(projection: string, versionNumber: number) {
    super(`The lease of ${projection}, table version ${versionNumber}, is held by somebody else now`);
  }
}

/** The changes of rows for an event could not be computed. */
export class UnreadableEventError extends Error {
  override readonly name = 'UnreadableEventError';
}

/** A read model has stopped at an event that its handlers cannot apply. */
export class ProjectionStoppedError extends Error {
  override readonly name = 'ProjectionStoppedError';
  constructor(projection: string, reason: string) {
    super(`The read model ${projection} has stopped: ${reason}`);
  }
}

/** No read model has this name. */
export class UnknownProjectionError extends Error {
  override readonly name = 'UnknownProjectionError';
  constructor(name: string, known: readonly string[]) {
    super(`There is no projection called ${name}. There are: ${known.join(', ')}`);
  }
}

// Classes of SQLSTATE about the statement and its values (PostgreSQL manual, appendix A): data, integrity, syntax and
// names, limits, unsupported features, and errors raised by functions. A retry fails again.
const aboutTheStatement = new Set(['0A', '21', '22', '23', '42', '44', '54', 'P0']);

/** True when a statement failed because of its content; false when the server's condition may have been the reason. */
export function isAboutTheStatement(error: unknown): boolean {
  return error instanceof pg.DatabaseError && aboutTheStatement.has(error.code?.slice(0, 2) ?? '');
}

/** True when the database or the event store was unavailable, so that a retry may succeed. */
export function isTransient(error: unknown): boolean {
  if (error instanceof EventStoreUnavailableError) return true;
  if (error instanceof pg.DatabaseError) return !isAboutTheStatement(error);
  return isDatabaseUnavailable(error) || (error instanceof Error && isTransient(error.cause));
}

/**
 * Describes an error in one line without content of events. The query builder puts the whole statement, with its rows, in
 * front of the message of the database.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof pg.DatabaseError) return `${error.code}: ${stripStatement(error.message)}`;
  return `${error.name}: ${isDatabaseUnavailable(error) ? stripStatement(error.message) : error.message}`;
}
