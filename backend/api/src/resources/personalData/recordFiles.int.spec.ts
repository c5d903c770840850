import { withConnection } from '@settlewise/infra/database';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../../infra/testing/database';

/** Tables with personal rows outside of the read models: their file in the export, or the reason for having none. */
const tablesOfPeople: Readonly<Record<string, string>> = {
  sessions: 'sessions.json',
  person_keys: 'The key that the record is encrypted under; useful only to whoever steals the store.',
  mail_tries: 'Which mails were sent and when, without what they say.',
  last_writes: 'Where in the log the last minutes of writing stand.',
  stream_snapshots: 'A shorter way to what the events say, which are in events.json.',
  shared_results: 'Sealed, with a key that only the link has; what was shared until when is in events.json.',
  practice_reports:
    'What was said of questions of the program, until somebody has looked; it goes with the account.',
  reminder_plans: 'Notes of what need not be looked at again.',
  rule_outcomes: 'Answers of the rules, which follow from the record; they are not shown.',
  rule_comparison_people: 'Whose answers a new rule set changed; they are told in notifications.json.',
};

test('every table with personal rows is in a file of the export, or omitted for a reason', async () => {
  const testDatabase = await createTestDatabase();
  try {
    const names = await withConnection({ connectionString: testDatabase.url }, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `SELECT table_name AS name FROM information_schema.columns
         WHERE table_schema = 'public' AND column_name = 'user_id'`,
      );
      return rows.map(({ name }) => name);
    });
    expect(names.toSorted()).toEqual(Object.keys(tablesOfPeople).toSorted());
  } finally {
    await testDatabase.drop();
  }
});
