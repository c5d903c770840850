import pg from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './databaseUnavailable';

const createDatabaseError = (code: string) =>
  Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code });
const createConnectionError = (code: string) => Object.assign(new Error(`connect ${code}`), { code });

test.each([
  ['a connection that is refused', createConnectionError('ECONNREFUSED')],
  ['one of several addresses that is refused', new AggregateError([createConnectionError('ECONNREFUSED')])],
  ['a server that shuts down', createDatabaseError('57P01')],
  ['a statement that ran out of time', createDatabaseError('57014')],
  ['a connection that breaks', new Error('Connection terminated unexpectedly')],
  ['a connection that breaks, reported by knex', new Error('select 1 - Connection terminated unexpectedly')],
  ['silence, reported by knex', new Error('select a - b from "t" - Query read timeout')],
  ['silence behind another error', new Error('no key', { cause: new Error('timeout expired') })],
])('%s means that the database is unavailable', (_case, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  ['a refused value', createDatabaseError('23505')],
  ['a wrong statement', createDatabaseError('42601')],
  ['an error of the program', new RangeError('Connection is no country')],
  ['a text', 'ECONNREFUSED'],
])('%s does not', (_case, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
