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
  it('has a row for each kind that a record can cause, and no other', () => {
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

  it('has the lead times of each kind', () => {
    for (const { kind, date, steps } of everyTrigger) {
      // Shown as a future day, without alerts.
      if (steps.length === 0) continue;
      const row = alertKindRow(kind);
      const ladders =
        row === null ? [] : [row.ladder, ...(row.except === undefined ? [] : [row.except.ladder])];
      const days = steps.map(({ from, name }) => `${from} ${name}`);
      const expected = ladders.map(({ asSoonAsKnown, yearly, leads }) => [
        // When it is known, and a year later.
        ...(asSoonAsKnown ? days.slice(0, yearly === true ? 2 : 1) : []),
        // An alert without a day is issued when it is known, without a lead time.
        ...(date === null ? [] : leads.map((lead) => `${dayOf(lead, date)} ${lead.name}`)),
      ]);
      expect(expected, kind).toContainEqual(days);
    }
  });

  it('has descending ladders, with a unique name for each step', () => {
    for (const { leads } of Object.values(ladders)) {
      const days = leads.map((lead) => toDayNumber(dayOf(lead, '2028-02-29')));
      expect(days).toEqual(days.toSorted((one, other) => one - other));
      expect(new Set(leads.map(({ name }) => name)).size).toBe(leads.length);
    }
  });

  it('has an alert about an ended permission on each day on which a late application may be excused', () => {
    const ended = '2027-10-15';
    const last = ladders.permissionEnds.leads.map((lead) => dayOf(lead, ended)).at(-1);
    expect(last).toBe(excusableUntil(ended));
  });

  it('has the same sources as the rules, with the day on which they were read', () => {
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
