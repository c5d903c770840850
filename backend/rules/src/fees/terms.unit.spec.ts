import { describe, expect, it } from 'vitest';
import { feeTerms } from '../parameters/feeTerms';
import type { RouteKey } from '../routes/routes';
import type { FeesQuestion, FeeStep } from './question';
import { sumOfFees } from './sumOfFees';
import { standsBeside } from './terms';

const question = (steps: readonly FeeStep[], dateOfBirth = '1990-01-01'): FeesQuestion => ({
  asOf: '2026-11-27',
  people: [{ dateOfBirth }],
  steps,
  costs: [],
});
const on = '2027-02-01';
const worker = { item: 'extension', route: 'skilled_worker', where: 'inside', months: 36, on } as const;
const codes = (steps: readonly FeeStep[], dateOfBirth?: string) =>
  sumOfFees(question(steps, dateOfBirth)).terms.map(({ code }) => code);

describe('The notes next to the lines of a bill', () => {
  it('explain who gets the surcharge back, who does not, and who never pays it', () => {
    const { terms } = sumOfFees(question([worker]));
    expect(terms.filter(({ about }) => about === 'surcharge').map(({ message }) => message)).toEqual([
      ...[feeTerms.surcharge_on_refusal, feeTerms.surcharge_settled_early].map(({ rows }) => rows[0]?.value),
      ...[feeTerms.surcharge_of_care_staff, feeTerms.surcharge_not_paid].map(({ rows }) => rows[0]?.value),
    ]);
    const careWorker = codes([{ ...worker, route: 'health_and_care_worker' }]);
    expect(careWorker).toContain('surcharge_not_paid');
    expect(careWorker).not.toContain('surcharge_on_refusal');
  });

  it('warn that a fee is lost on refusal, unless there is none', () => {
    expect(codes([{ item: 'ilr', route: 'skilled_worker', on }])).toEqual([
      'fee_on_refusal',
      'fee_on_withdrawal',
      'no_waiver_on_work',
    ]);
    expect(codes([{ item: 'ilr', route: 'refugee', on }])).toEqual([]);
    expect(codes([{ item: 'first_passport', on }])).toEqual([]);
  });

  it('explain who pays no fee for settlement, and who can ask for a waiver', () => {
    const ofIlr = (route: RouteKey, day = on) => codes([{ item: 'ilr', route, on: day }]);
    expect(ofIlr('armed_forces')).toContain('no_fee_for_service');
    expect(ofIlr('armed_forces', '2022-04-05')).not.toContain('no_fee_for_service');
    expect(ofIlr('domestic_abuse')).toContain('waiver_without_means');
    expect(ofIlr('bereaved_partner')).toContain('waiver_without_means');
    expect(ofIlr('partner')).not.toContain('waiver_without_means');
  });

  it('name the waiver of a route, and that naturalisation has none', () => {
    expect(codes([{ ...worker, route: 'private_life', months: 30 }])).toContain('waiver_for_human_rights');
    expect(codes([worker])).not.toContain('waiver_for_human_rights');
    expect(codes([{ item: 'naturalisation', on }])).toContain('no_waiver_for_naturalisation');
    expect(codes([{ item: 'registration_child', on }], '2015-01-01')).toEqual([
      'fee_on_refusal',
      'fee_on_withdrawal',
      'waiver_for_child',
      'waiver_in_care',
    ]);
    expect(codes([worker])).not.toContain('waiver_in_care');
    expect(codes([worker], '2015-01-01')).toContain('waiver_in_care');
  });

  it('mention exemptions of children only to children', () => {
    const people = [{ dateOfBirth: '1990-01-01' }, { dateOfBirth: '2015-01-01' }];
    const { lines, terms } = sumOfFees({ ...question([worker]), people });
    const linesWithTerm = (code: string) =>
      terms
        .filter((term) => term.code === code)
        .flatMap((term) => lines.filter((line) => standsBeside(term, line, people)))
        .map(({ person, kind }) => [person, kind]);
    expect(linesWithTerm('waiver_in_care')).toEqual([[1, 'application']]);
    expect(linesWithTerm('fee_on_refusal')).toEqual([
      [0, 'application'],
      [1, 'application'],
    ]);
  });

  it('omit a waiver that was not available on that day', () => {
    const before = codes([{ item: 'registration_child', on: '2022-06-15' }], '2015-01-01');
    expect(before).not.toContain('waiver_for_child');
    expect(codes([{ item: 'registration_child', on: '2022-06-16' }], '2015-01-01')).toContain(
      'waiver_for_child',
    );
  });

  it('appear once for all the steps that they concern', () => {
    const { terms } = sumOfFees(question([worker, { ...worker, on: '2030-02-01' }]));
    expect(terms.map(({ code }) => code)).toEqual([...new Set(terms.map(({ code }) => code))]);
    expect(terms.map(({ steps }) => steps)).toEqual(terms.map(() => [0, 1]));
    for (const { source } of terms) expect(source.url).toMatch(/^https:/);
  });
});
