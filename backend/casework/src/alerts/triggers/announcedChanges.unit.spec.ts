import { changes } from '@settlewise/rules/parameters';
import { describe, expect, it } from 'vitest';
import { aRecord } from '../../../testing/aRecord';
import { listReminders } from '../listReminders';

const alertsFor = (asked: readonly string[]) =>
  listReminders(aRecord({}, { asked }), '2026-11-27').due.filter(({ kind }) => kind === 'announced_change');
const dueAlerts = alertsFor(['announced_change', 'task_due']);

describe('announced changes', () => {
  it('cause no alert for people who did not ask', () => {
    expect(alertsFor([])).toEqual([]);
    expect(alertsFor(['task_due'])).toEqual([]);
  });

  it('include every row that is not law, marked as such, and nothing that is law', () => {
    expect(dueAlerts.map(({ about }) => about)).toEqual([
      'earned_settlement',
      'refugees_twenty_years',
      'earned_citizenship',
    ]);
    for (const { about, title, message, type, date, link } of dueAlerts) {
      const row = changes.find(({ key }) => key === about);
      expect(title).toBe(`Announced, not the law: ${row?.title}`);
      expect(message).toBe(
        `${row?.text} This is not the law. It changes none of your dates, fees or answers here.`,
      );
      expect([type, date, link]).toEqual(['other', null, '/changes']);
    }
  });
});
