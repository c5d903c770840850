import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { refusedBy, takenBy } from '../../testing/typedValues';
import {
  changed,
  changeShape,
  countries,
  field,
  oneAlphabetOnly,
  sameItem,
  storedChangeShape,
  storedShape,
  typedShape,
  findChanges,
  wholeItem,
  type Field,
  type ItemOf,
} from './index';

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const kinds: Readonly<Record<string, Field>> = {
  line: field.line('Town', { most: 10 }),
  'line that may be left open': field.optional(field.line('Town', { most: 10 })),
  'line that may be left open, and is left out then': field.leftOut(
    field.line('Town', { least: 0, most: 10 }),
  ),
  'line that is not too short': field.line('Title', { least: 3, most: 20 }),
  'name of a person': field.personName('First name', { most: 20, mostStored: 200 }),
  paragraph: field.paragraph('Notes', { most: 2_000 }),
  date: field.date('Day'),
  'date that may be left open': field.optional(field.date('Day')),
  'date that says one sentence': field.date('Day', field.saying('Please enter a day')),
  'whole number': field.wholeNumber('Rooms', { least: 1, most: 20 }),
  'day or month': field.dayOrMonth('From'),
  choice: field.choice('Answer', options),
  'choice that may be left open': field.optional(field.choice('Answer', options)),
  'choice that is a sure answer': field.answer('Answer', options, { wrong: 'Please say yes or no' }),
  'yes or no': field.yesOrNo('British'),
  'yes or no that may be left open': field.optional(field.yesOrNo('British')),
};

describe.each(Object.entries(kinds))('a %s', (_, one) => {
  it('tidies accepted values, and its event accepts them', () => {
    for (const { typed, stored } of takenBy(one)) {
      expect(one.typed.parse(typed) ?? null).toEqual(stored ?? null);
      expect(one.stored.parse(stored)).toEqual(stored);
    }
  });

  it('refuses all other values with a message', () => {
    for (const { typed, message } of refusedBy(one)) {
      const issues = one.typed.safeParse(typed).error?.issues.map((issue) => issue.message);
      expect([typed, issues]).toEqual([typed, [message]]);
    }
  });
});

it('refuses a part of a name that mixes alphabets', () => {
  const { typed } = field.personName('First name', { most: 100 });
  expect(typed.safeParse('M\u0430ria').error?.issues).toMatchObject([{ message: oneAlphabetOnly }]);
});

it('restricts events to the values of an answer, but not to the list of a choice', () => {
  expect(field.answer('Answer', options).stored.safeParse('perhaps').success).toBe(false);
  expect(field.choice('Answer', options).stored.safeParse('perhaps').success).toBe(true);
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

  it('reads a complete item, with null for missing fields', () => {
    expect(wholeItem(fields, z.object(typedShape(fields)).parse({ town: ' Leith ' }))).toEqual(item);
  });
  it('removes unknown fields', () => {
    expect(wholeItem(fields, { ...item, other: 1 })).toEqual(item);
  });
  it('reads a change, in which any field may be missing', () => {
    const shape = z.object(changeShape(fields));
    expect(shape.parse({})).toEqual({});
    expect(shape.parse({ notes: ' ' })).toEqual({ notes: null });
    expect(shape.safeParse({ town: '' }).success).toBe(false);
  });
  it('applies a change', () => {
    expect(changed(fields, item, { town: undefined, notes: 'Quiet' })).toEqual({
      town: 'Leith',
      notes: 'Quiet',
    });
    const quiet: ItemOf<typeof fields> = { ...item, notes: 'Quiet' };
    expect(changed(fields, quiet, { notes: null })).toEqual(item);
  });
  it('compares two items by value', () => {
    expect(sameItem(fields, item, { ...item })).toBe(true);
    expect(sameItem(fields, item, { ...item, notes: 'Quiet' })).toBe(false);
  });
  it('refuses an event with a value that no form can send', () => {
    const stored = z.strictObject(storedShape(fields));
    expect(stored.safeParse({ ...item, town: '' }).success).toBe(false);
    expect(stored.safeParse({ town: 'Leith' }).success).toBe(false);
  });
});

describe('fields that events omit', () => {
  const fields = {
    title: field.line('Title', { least: 3, most: 10 }),
    notes: field.leftOut(field.paragraph('Notes', { least: 0, most: 20 })),
  };
  const item: ItemOf<typeof fields> = { title: 'Photos' };

  it('omits fields without a value', () => {
    expect(wholeItem(fields, { notes: null, title: 'Photos' })).toStrictEqual(item);
    expect(wholeItem(fields, { title: 'Photos', notes: undefined })).toStrictEqual(item);
  });
  it('applies changes, and null clears a field', () => {
    const quiet = { title: 'Photos', notes: 'Two' };
    expect(changed(fields, item, { notes: 'Two' })).toStrictEqual(quiet);
    expect(changed(fields, quiet, { notes: null })).toStrictEqual(item);
    expect(Object.keys(changed(fields, { notes: 'Two', title: 'Photos' }, {}))).toEqual(['title', 'notes']);
  });
  it('finds the changed fields', () => {
    expect(findChanges(fields, item, { notes: null, title: 'Photos' })).toStrictEqual({});
    expect(findChanges(fields, { ...item, notes: 'Two' }, { notes: null, title: undefined })).toStrictEqual({
      notes: null,
    });
    const stored = z.strictObject(storedChangeShape(fields));
    for (const right of [{}, { notes: null }, { title: 'A' }]) expect(stored.parse(right)).toEqual(right);
    expect(stored.safeParse({ title: null }).success).toBe(false);
  });
  it('compares two items by value', () => {
    expect(sameItem(fields, item, { ...item, notes: undefined })).toBe(true);
    expect(sameItem(fields, item, { ...item, notes: 'Two' })).toBe(false);
  });
});

it.each(['ng', 'NG', 'nigeria', 'Nigeria', 'Nigerian', ' NG '])('a country is read from “%s”', (sent) => {
  const { typed } = field.readCountry(field.choice('Country', countries, { wrong: 'No country' }));
  const read = typed.safeParse(sent);
  if (sent === 'ng') expect(read.error?.issues.map(({ message }) => message)).toEqual(['No country']);
  else expect(read.data).toBe('nigeria');
});
