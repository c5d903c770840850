import { describe, expect, it } from 'vitest';
import { listCodes, settle } from '../../testing/settle';
import type { SettlementRequest } from '../assessment/request';

const today = '2026-11-30';

/** Twelve years of service, unless a test gives another first day. */
const soldier = (more: Partial<SettlementRequest>): SettlementRequest => ({
  route: 'armed_forces',
  grantDate: '2014-09-01',
  ...more,
});

describe('A member of HM Armed Forces with four years of service', () => {
  // GOV.UK: from 18 weeks before the discharge until two years after it.
  it.each([
    ['18 weeks and a day before', '2027-04-06', 'not_yet', '2026-12-01', '2029-04-06'],
    ['18 weeks before', '2027-04-05', 'eligible', '2026-11-30', '2029-04-05'],
    ['on the day', '2026-11-30', 'eligible', '2026-07-27', '2028-11-30'],
    ['two years after', '2024-11-30', 'eligible', '2024-07-27', '2026-11-30'],
    ['two years and a day after', '2024-11-29', 'no_route', null, null],
  ])(
    'assessed %s the discharge of %s gets: %s',
    (_when, dischargedOn, verdict, earliestApplicationDate, applyBy) =>
      expect(settle(soldier({ dischargedOn }), today)).toMatchObject({
        verdict,
        earliestApplicationDate,
        firstCompliantCountingDate: earliestApplicationDate,
        applyBy,
        qualifyingYears: 0,
        missing: [],
        questions: [],
        otherOutcome: null,
      }),
  );

  it('is told that the days to apply are over, and what to do', () => {
    const { reasons } = settle(soldier({ dischargedOn: '2024-11-29' }), today);
    expect(reasons[0]).toMatchObject({ code: 'discharge_too_long_ago', standing: 'against' });
    expect(reasons[0]?.message).toContain('The last day to apply was 29 November 2026, two years after it.');
    expect(reasons[0]?.message).toContain('Ask a regulated adviser');
  });

  it('is told the number of days to wait, and that the start of the visa counts as the first day of service', () => {
    const answer = settle(soldier({ dischargedOn: '2027-04-06' }), today);
    expect(listCodes(answer)).toEqual(
      expect.arrayContaining(['wait_until', 'discharge_window', 'service_long_enough']),
    );
    const served = answer.reasons.find(({ code }) => code === 'service_long_enough');
    expect(served?.message).toContain('We take 1 September 2014, the start of your visa, as your first day');
    expect(served?.source.title).toContain('HM Armed Forces');
  });

  it('needs them by the discharge, not by the application', () => {
    const dischargedOn = '2027-03-01';
    const verdictFrom = (grantDate: string) =>
      settle(soldier({ grantDate, dischargedOn, medicalDischarge: 'no' }), today).verdict;
    expect([verdictFrom('2023-03-01'), verdictFrom('2023-03-02')]).toEqual(['eligible', 'no_route']);
  });

  it('is not warned of a visa that ends, because they need none', () => {
    const permissions = [{ from: '2014-09-01', to: '2020-09-01', route: 'armed_forces' }] as const;
    const answer = settle(soldier({ dischargedOn: '2027-06-01', permissions }), today);
    expect([answer.verdict, answer.missing]).toEqual(['not_yet', []]);
    expect(listCodes(answer)).not.toContain('permission_ends_before');
  });
});

describe('A member of HM Armed Forces with three years of service', () => {
  const after = (more: Partial<SettlementRequest>) =>
    settle(soldier({ grantDate: '2023-09-01', dischargedOn: '2026-10-01', ...more }), today);

  it('can apply after a medical discharge because of service, without a fee', () => {
    const answer = after({ medicalDischarge: 'yes' });
    expect(answer).toMatchObject({ verdict: 'eligible', questions: [], applyBy: '2028-10-01' });
    expect(listCodes(answer)).toEqual(expect.arrayContaining(['medical_discharge', 'no_fee_after_service']));
  });

  it('cannot apply after another discharge', () => {
    const answer = after({ medicalDischarge: 'no' });
    expect(answer).toMatchObject({ verdict: 'no_route', earliestApplicationDate: null, questions: [] });
    expect(answer.reasons[0]).toMatchObject({ code: 'service_too_short', standing: 'against' });
    expect(answer.reasons[0]?.message).toContain('complete on 1 September 2027, after your discharge');
  });

  it.each([{}, { medicalDischarge: 'not_sure' }] as const)('gets both outcomes with %o', (said) => {
    const answer = after(said);
    expect(answer.verdict).toBe('no_route');
    expect(answer.questions).toMatchObject([{ code: 'medical_discharge' }]);
    expect(answer.otherOutcome).toMatchObject({
      verdict: 'eligible',
      earliestApplicationDate: '2026-05-28',
      supposing: 'If it is a medical discharge because of service',
    });
  });

  it('is not asked once the two years are over', () =>
    expect(after({ dischargedOn: '2024-11-01' })).toMatchObject({ verdict: 'no_route', questions: [] }));
});

it('A serving soldier without a day of discharge is not eligible, and reads where to add it', () => {
  const answer = settle(soldier({}), today);
  expect(answer).toMatchObject({ verdict: 'not_enough', earliestApplicationDate: null, applyBy: null });
  expect(answer.missing).toMatchObject([{ code: 'leaving_the_forces', field: 'settlement.dischargedOn' }]);
  expect(answer.missing[0]?.message).toContain(
    'from 18 weeks before your discharge until two years after it',
  );
});

it.each([
  ['2026-10-01', '2020-10-01', true],
  ['2026-10-01', '2020-10-02', false],
])('With a discharge on %s after service since %s, no fee is due: %s', (dischargedOn, grantDate, free) =>
  expect(
    listCodes(settle(soldier({ dischargedOn, grantDate }), today)).includes('no_fee_after_service'),
  ).toBe(free),
);

it('A discharge before the first day of service is refused', () =>
  expect(() => settle(soldier({ dischargedOn: '2014-08-31' }), today)).toThrow(
    'The discharge comes before the first day of service.',
  ));

it('Other routes ignore the discharge', () =>
  expect(
    settle({ route: 'skilled_worker', grantDate: '2020-09-01', dischargedOn: '2027-06-01' }, today),
  ).toMatchObject({ verdict: 'eligible', applyBy: null }));
