import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { refusedBy, takenBy } from '../../testing/typedValues';
import {
  changed,
  changeShape,
  field,
  sameItem,
  storedShape,
  typedShape,
  wholeItem,
  type Field,
  type ItemOf,
} from '.';

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const kinds: Readonly<Record<string, Field>> = {
  line: field.line('Town', { most: 10 }),
  'line that may be left open': field.optional(field.line('Town', { most: 10 })),
  paragraph: field.paragraph('Notes', { most: 2_000 }),
  date: field.date('Day'),
  'date that may be left open': field.optional(field.date('Day')),
  'day or month': field.dayOrMonth('From'),
  choice: field.choice('Answer', options),
  'choice that may be left open': field.optional(field.choice('Answer', options)),
  'yes or no': field.yesOrNo('British'),
  'yes or no that may be left open': field.optional(field.yesOrNo('British')),
};

describe.each(Object.entries(kinds))('a %s', (_, one) => {
  it('keeps what it takes, tidied, and its event takes that', () => {
    for (const { typed, stored } of takenBy(one)) {
      expect(one.typed.parse(typed) ?? null).toEqual(stored);
      expect(one.stored.parse(stored)).toEqual(stored);
    }
  });

  it('refuses everything else with a sentence', () => {
    for (const { typed, message } of refusedBy(one)) {
      const issues = one.typed.safeParse(typed).error?.issues.map((issue) => issue.message);
      expect([typed, issues]).toEqual([typed, [message]]);
    }
  });
});

it.each(['0000-01', '2024-00', '2024-1', '2024-02-30', '2024-02-1', ''])('no day or month is %j', (text) => {
  expect(field.dayOrMonth('From').typed.safeParse(text).success).toBe(false);
});

describe('a set of fields', () => {
  const fields = {
    town: field.line('Town', { most: 10 }),
    notes: field.optional(field.paragraph('Notes', { most: 20 })),
  };
  const item: ItemOf<typeof fields> = { town: 'Leith', notes: null };

  it('reads the whole thing, in which what was left out is null', () => {
    expect(wholeItem(fields, z.object(typedShape(fields)).parse({ town: ' Leith ' }))).toEqual(item);
  });
  it('leaves out what is no field of it', () => {
    expect(wholeItem(fields, { ...item, other: 1 })).toEqual(item);
  });
  it('reads a change, in which anything may be left out', () => {
    const shape = z.object(changeShape(fields));
    expect(shape.parse({})).toEqual({});
    expect(shape.parse({ notes: ' ' })).toEqual({ notes: null });
    expect(shape.safeParse({ town: '' }).success).toBe(false);
  });
  it('is changed where the change says something', () => {
    expect(changed(item, { town: undefined, notes: 'Quiet' })).toEqual({ town: 'Leith', notes: 'Quiet' });
    const quiet: ItemOf<typeof fields> = { ...item, notes: 'Quiet' };
    expect(changed(quiet, { notes: null })).toEqual(item);
  });
  it('knows two that say the same', () => {
    expect(sameItem(fields, item, { ...item })).toBe(true);
    expect(sameItem(fields, item, { ...item, notes: 'Quiet' })).toBe(false);
  });
  it('refuses in an event what no form would have sent', () => {
    const stored = z.strictObject(storedShape(fields));
    expect(stored.safeParse({ ...item, town: '' }).success).toBe(false);
    expect(stored.safeParse({ town: 'Leith' }).success).toBe(false);
  });
});
