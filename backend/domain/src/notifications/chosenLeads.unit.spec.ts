import { describe, expect, it } from 'vitest';
import { alertCatalogue, alertKindRow, alertKinds } from './catalogue';
import { findChangedLeads, hasLeads, isBefore, leadOptions, leadsOfLadder, withLeads } from './chosenLeads';
import { ladders } from './leadTimes';

const named = (ladder: Parameters<typeof withLeads>[0]) =>
  ladder.leads.map(({ months, days, name }) => [months, days, name]);

describe('the lead times that a person chose', () => {
  it('take the place of those before the day, the longest first, each once', () => {
    const chosen = withLeads(ladders.documentEnds, ['7_days', '6_months', '14_days', '7_days']);
    expect(named(chosen)).toEqual([
      [6, 0, '6 months before'],
      [0, 14, '14 days before'],
      [0, 7, '7 days'],
      // What is told after the day stays.
      [0, -1, 'expired'],
    ]);
  });

  it('keep the name of a step that the kind has by itself, so that nobody is told of it twice', () => {
    // Of thirty days, under the name that it had while it was of 28.
    expect(named(withLeads(ladders.firstDay, ['30_days', '3_months']))).toEqual([
      [3, 0, '3 months before'],
      [0, 30, '28 days'],
      [0, 0, 'open'],
    ]);
    // Three months and ninety days are two steps.
    const both = withLeads(ladders.passportEnds, ['90_days', '3_months']).leads.map(({ name }) => name);
    expect(both).toEqual(['90 days', '90 days before', 'expired']);
  });

  it('are told under the same name as before there were words for one', () => {
    expect(named(withLeads(ladders.documentEnds, ['1_day', '1_month']))).toEqual([
      [1, 0, '1 months before'],
      [0, 1, '1 days before'],
      [0, -1, 'expired'],
    ]);
    expect(leadsOfLadder(ladders.permissionEnds).at(-1)).toBe('1_day');
    expect(leadsOfLadder(ladders.childOpens).at(-1)).toBe('1_month');
    expect(leadsOfLadder(ladders.documentEnds)).not.toContain('3_months');
  });

  it('are those of the catalogue where none are chosen', () => {
    expect(withLeads(ladders.firstDay, [])).toBe(ladders.firstDay);
    expect(withLeads(ladders.firstDay, undefined)).toBe(ladders.firstDay);
    expect(withLeads(ladders.known, ['7_days'])).toBe(ladders.known);
  });

  it('can be those with which every kind comes', () => {
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

  it('are of kinds of which something is told before its day', () => {
    expect(hasLeads('visa_expiry')).toBe(true);
    expect(hasLeads('passport_replaced')).toBe(false);
    expect(alertCatalogue.passport_replaced.ladder.leads).toEqual([]);
    expect(hasLeads('of_another_release')).toBe(false);
    expect(() => findChangedLeads(new Map(), { passport_replaced: ['7_days'] })).toThrow(
      'Nothing of this kind is told before its day.',
    );
  });
});
