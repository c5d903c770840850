import {
  alertCatalogue,
  alertKindRow,
  alertKinds,
  ladders,
  type Lead,
} from '@settlewise/domain/notifications';
import { addDays, addMonths, toDayNumber } from '@settlewise/rules/calendar';
import { sources } from '@settlewise/rules/parameters';
import { excusableUntil } from '@settlewise/rules/settlement';
import { describe, expect, it } from 'vitest';
import { everyTrigger, recordsOfEveryAlert } from '../../testing/everyAlert';
import { recordOn } from '../record/recordOn';
import { alertKindsInCase, triggerSources } from './kinds';
import type { Trigger } from './trigger';

const dayOf = ({ months, days }: Lead, date: string) => addDays(addMonths(date, -months), -days);

describe('the catalogue of alerts', () => {
  it('has a row for each kind that a record leads to, and none that nothing leads to', () => {
    const led = new Set(everyTrigger.map(({ kind }) => kind));
    const listed = alertKinds.filter(
      (kind) => alertCatalogue[kind].from === 'record' && alertKindRow(kind)?.ended !== true,
    );
    expect([...led].toSorted()).toEqual(listed.toSorted());
  });

  it.each(recordsOfEveryAlert)('names the functions that find a kind: %#', (recorded, today) => {
    const record = { ...recordOn(recorded, today), registeredOn: recorded.registeredOn ?? today };
    const found: Trigger[] = [];
    for (const find of triggerSources) {
      const triggers = find(record, today, found);
      for (const { kind } of triggers) expect(alertKindsInCase[kind].triggers, kind).toContain(find);
      found.push(...triggers);
    }
  });

  it('names the days before its day on which each kind is told', () => {
    for (const { kind, date, steps } of everyTrigger) {
      // Shown ahead, and not told.
      if (steps.length === 0) continue;
      const row = alertKindRow(kind);
      const ladders =
        row === null ? [] : [row.ladder, ...(row.except === undefined ? [] : [row.except.ladder])];
      const days = steps.map(({ from, name }) => `${from} ${name}`);
      const expected = ladders.map(({ asSoonAsKnown, yearly, leads }) => [
        // When it is known, and a year later.
        ...(asSoonAsKnown ? days.slice(0, yearly === true ? 2 : 1) : []),
        // What has no day is told of when it is known, and no time before anything.
        ...(date === null ? [] : leads.map((lead) => `${dayOf(lead, date)} ${lead.name}`)),
      ]);
      expect(expected, kind).toContainEqual(days);
    }
  });

  it('has ladders that go down, with a name of its own for each step', () => {
    for (const { leads } of Object.values(ladders)) {
      const days = leads.map((lead) => toDayNumber(dayOf(lead, '2028-02-29')));
      expect(days).toEqual(days.toSorted((one, other) => one - other));
      expect(new Set(leads.map(({ name }) => name)).size).toBe(leads.length);
    }
  });

  it('tells of a permission that has ended on each day on which a late application may be excused', () => {
    const ended = '2027-10-15';
    const last = ladders.permissionEnds.leads.map((lead) => dayOf(lead, ended)).at(-1);
    expect(last).toBe(excusableUntil(ended));
  });

  it('names its sources as the rules do, with the day on which they were read', () => {
    const known = Object.values(sources).map(({ title, url, retrievedOn }) => ({
      title,
      url,
      checkedOn: retrievedOn,
    }));
    for (const kind of alertKinds) {
      const { source } = alertCatalogue[kind];
      if (source === null) continue;
      const { title, url, checkedOn } = source;
      expect(known, kind).toContainEqual({ title, url, checkedOn });
    }
  });
});
