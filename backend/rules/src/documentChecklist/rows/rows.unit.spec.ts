import { describe, expect, it } from 'vitest';
import { periodsOf } from '../../parameters/parameter';
import { checklistForms } from '../question';
import { checklistRows } from './index';

describe('The rows of the checklists', () => {
  it('rest only on pages read until 28 November 2026, and each names its page', () => {
    const late = checklistRows.flatMap(({ key, rows }) =>
      rows
        .filter(({ source }) => source.retrievedOn > '2026-11-28' || !source.url.startsWith('https://'))
        .map(({ source }) => [key, source.title]),
    );
    expect(late).toEqual([]);
  });

  it('have unique keys, and no day without a row', () => {
    expect(new Set(checklistRows.map(({ key }) => key)).size).toBe(checklistRows.length);
    for (const row of checklistRows) {
      const periods = periodsOf(row);
      expect([row.key, periods[0]?.from, periods.at(-1)?.to]).toEqual([row.key, null, null]);
    }
  });

  it('exist for every form', () => {
    for (const form of checklistForms)
      expect([form, checklistRows.filter(({ forms }) => forms.includes(form)).length > 1]).toEqual([
        form,
        true,
      ]);
  });
});
