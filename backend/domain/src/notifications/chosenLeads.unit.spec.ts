import { describe, expect, it } from 'vitest';
import { alertCatalogue, alertKindRow, alertKinds } from './catalogue';
import { findChangedLeads, hasLeads, isBefore, leadOptions, leadsOfLadder, withLeads } from './chosenLeads';
import { ladders } from './leadTimes';

const named = (ladder: Parameters<typeof withLeads>[0]) =>
  ladder.leads.map(({ months, days, name }) => [months, days, name]);

describe('chosen lead times', () => {
  it('replace the steps before the day, longest first, without duplicates', () => {
    const chosen = withLeads(ladders.documentEnds, ['7_days', '6_months', '14_days', '7_days']);
    expect(named(chosen)).toEqual([
      [6, 0, '6 months before'],
      [0, 14, '14 days before'],
      [0, 7, '7 days'],
      // Steps after the day do not change.
      [0, -1, 'expired'],
    ]);
  });

  it('keep the name of an existing step, so that nobody gets an alert twice', () => {
    // 30 days, under the former name of 28 days.
    expect(named(withLeads(ladders.firstDay, ['30_days', '3_months']))).toEqual([
      [3, 0, '3 months before'],
      [0, 30, '28 days'],
      [0, 0, 'open'],
    ]);
    // 3 months and 90 days are two steps.
    const both = withLeads(ladders.passportEnds, ['90_days', '3_months']).leads.map(({ name }) => name);
    expect(both).toEqual(['90 days', '90 days before', 'expired']);
  });

  it('have the same plural names as before', () => {
    expect(named(withLeads(ladders.documentEnds, ['1_day', '1_month']))).toEqual([
      [1, 0, '1 months before'],
      [0, 1, '1 days before'],
      [0, -1, 'expired'],
    ]);
    expect(leadsOfLadder(ladders.permissionEnds).at(-1)).toBe('1_day');
    expect(leadsOfLadder(ladders.childOpens).at(-1)).toBe('1_month');
    expect(leadsOfLadder(ladders.documentEnds)).not.toContain('3_months');
  });

  it('default to those of the catalogue', () => {
    expect(withLeads(ladders.firstDay, [])).toBe(ladders.firstDay);
    expect(withLeads(ladders.firstDay, undefined)).toBe(ladders.firstDay);
    expect(withLeads(ladders.known, ['7_days'])).toBe(ladders.known);
  });

  it('can be the defaults of every kind', () => {
    for (const kind of alertKinds) {
      const row = alertKindRow(kind);
      const all = row === null ? [] : [row.ladder, ...(row.except === undefined ? [] : [row.except.ladder])];
      for (const ladder of all)
        expect(leadsOfLadder(ladder), kind).toHaveLength(ladder.leads.filter(isBefore).length);
    }
    expect(leadOptions.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['12_months', '1_month', '1_day']),
    );
  });

  it('exist only for kinds with alerts before their day', () => {
    expect(hasLeads('visa_expiry')).toBe(true);
    expect(hasLeads('passport_replaced')).toBe(false);
    expect(alertCatalogue.passport_replaced.ladder.leads).toEqual([]);
    expect(hasLeads('of_another_release')).toBe(false);
    expect(() => findChangedLeads(new Map(), { passport_replaced: ['7_days'] })).toThrow(
      'Nothing of this kind is told before its day.',
    );
  });
});
