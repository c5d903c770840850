import { recordedDate } from '@settlewise/domain/kernel';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toChangedColumns, columnName, columnsFor, toRow } from './columns';

describe('the columns for the fields of events', () => {
  it.each([
    ['line1', 'line_1'],
    ['addressLine1', 'address_line_1'],
    ['hasILR', 'has_ilr'],
    ['lifeInUKPassed', 'life_in_uk_passed'],
    ['intendsToStayInUK', 'intends_to_stay_in_uk'],
    ['bornInUk', 'born_in_uk'],
    ['to', 'to'],
  ])('keep %s as %s', (field, name) => {
    expect(columnName(field)).toBe(name);
  });

  it.each([
    [z.string(), 'text', false],
    [z.string().nullable(), 'text', true],
    [z.string().optional(), 'text', true],
    [z.enum(['yes', 'no']).nullable(), 'text', true],
    [recordedDate, 'date', false],
    [recordedDate.nullable(), 'date', true],
    [recordedDate.optional(), 'date', true],
    // A day or a month is no date.
    [z.union([recordedDate, z.string().regex(/^\d{4}-\d{2}$/)]).nullable(), 'text', true],
    [z.boolean().nullable(), 'boolean', true],
    [z.int().positive(), 'integer', false],
    [z.strictObject({ name: z.string() }).nullable(), 'jsonb', true],
    [z.array(z.string()), 'jsonb', false],
  ] as const)('of case %# are of the right type', (schema, type, nullable) => {
    expect(columnsFor({ field: schema })).toEqual([{ field: 'field', name: 'field', type, nullable }]);
  });

  const columns = columnsFor({ firstName: z.string(), notes: z.string().nullable() });
  it('contain the whole item, with null for missing fields', () => {
    expect(toRow(columns, { firstName: 'Ana', other: 1 })).toEqual({ first_name: 'Ana', notes: null });
  });
  it('of a change are the changed fields', () => {
    expect(toChangedColumns(columns, { firstName: undefined, notes: null })).toEqual({ notes: null });
  });
});
