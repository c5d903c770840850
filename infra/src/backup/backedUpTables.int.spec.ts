import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database';
import { withConnection } from '../database';
import { backedUpTables, excludedTables } from './backedUpTables';

test('every table of the schema is backed up, or excluded for a reason', async () => {
  const testDatabase = await createTestDatabase();
  try {
    const names = await withConnection({ connectionString: testDatabase.url }, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `SELECT table_name AS name FROM information_schema.tables
         WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
      );
      return rows.map(({ name }) => name);
    });
    expect(names.toSorted()).toEqual([...backedUpTables, ...Object.keys(excludedTables)].toSorted());
  } finally {
    await testDatabase.drop();
  }
});
