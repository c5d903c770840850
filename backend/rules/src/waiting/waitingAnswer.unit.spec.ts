import { describe, expect, it } from 'vitest';
import type { RunningApplication } from './application';
import { waitingAnswer } from './waitingAnswer';

/** Settlement of a Skilled Worker whose permission ends on 31 December 2026. */
const settlement: RunningApplication = {
  kind: 'ilr',
  route: 'skilled_worker',
  service: 'standard',
  incomeRuleMet: null,
  submittedOn: '2026-08-20',
  biometricsOn: '2026-08-31',
  decidedOn: null,
  permissionEnds: '2026-12-31',
  isInvalid: false,
};
const waitingFor = (change: Partial<RunningApplication>, asOf = '2026-11-27') =>
  waitingAnswer({ ...settlement, ...change }, asOf);
const findLastDay = (change: Partial<RunningApplication>) => {
  const { window } = waitingFor(change, '2029-12-31');
  return (window.faster ?? window.standard)?.lastDay;
};
const codes = ({ reasons }: ReturnType<typeof waitingFor>) => reasons.map(({ code }) => code);

describe('The waiting time of an application', () => {
  it('starts with fingerprints and photo, not with the form', () => {
    expect(waitingFor({}).clock).toEqual({ startsWith: 'biometrics', from: '2026-08-31', days: 88 });
  });

  it('has not started before them: no last day, nothing late', () => {
    for (const answer of [waitingFor({ biometricsOn: null }), waitingFor({ biometricsOn: '2026-12-01' })]) {
      expect(answer).toMatchObject({
        clock: { from: null, days: null },
        percentUsed: null,
        lateFrom: null,
        isLate: false,
        toAsk: [],
      });
      expect(answer.window.standard).toMatchObject({ inWords: '6 months', lastDay: null });
      expect(codes(answer)[0]).toBe('clock_not_started');
    }
  });

  it('starts with the form if identity was proved before it was sent', () => {
    const answer = waitingFor({ biometricsOn: '2026-08-18' });
    expect(answer.clock).toEqual({ startsWith: 'application', from: '2026-08-20', days: 99 });
  });

  it('starts with the form of a passport and of the EU scheme, which need no appointment', () => {
    for (const kind of ['first_passport', 'eu_settlement'] as const)
      expect(waitingFor({ kind, biometricsOn: null }).clock).toMatchObject({ from: '2026-08-20' });
  });

  it('ends with the decision', () => {
    const answer = waitingFor({ decidedOn: '2026-09-30' });
    expect(answer).toMatchObject({ clock: { days: 30 }, isLate: false, toAsk: [], meanwhile: [] });
    expect(waitingFor({ decidedOn: '2027-03-01' }, '2027-03-02')).toMatchObject({ isLate: true, toAsk: [] });
    // A future decision has not been made.
    expect(waitingFor({ decidedOn: '2026-12-01' }).clock.days).toBe(88);
  });
});

describe('The last day of the standard time', () => {
  it.each([
    ['2026-08-31', '2027-02-28'],
    ['2027-08-31', '2028-02-29'],
    ['2028-02-29', '2028-08-29'],
    ['2026-10-12', '2027-04-12'],
  ])('of six months from %s is %s', (biometricsOn, lastDay) => {
    expect(findLastDay({ biometricsOn })).toBe(lastDay);
  });

  it.each<[string, Partial<RunningApplication>, string | undefined]>([
    ['an extension at work: 8 weeks', { kind: 'work_or_study' }, '2026-10-26'],
    [
      'a Health and Care Worker: 3 weeks',
      { kind: 'work_or_study', route: 'health_and_care_worker' },
      '2026-09-21',
    ],
    ['a partner who meets the income rule: 8 weeks', { kind: 'family', incomeRuleMet: true }, '2026-10-26'],
    ['a partner who does not meet it: 12 months', { kind: 'family', incomeRuleMet: false }, '2027-08-31'],
    ['a partner whose income is unknown: the longer time', { kind: 'family' }, '2027-08-31'],
    ['work from outside: 3 weeks', { kind: 'outside_work_or_study' }, '2026-09-21'],
    ['family from outside: 12 weeks', { kind: 'outside_family' }, '2026-11-23'],
    ['naturalisation: 6 months', { kind: 'naturalisation' }, '2027-02-28'],
    ['registration: 6 months', { kind: 'registration' }, '2027-02-28'],
    ['a first passport: 3 weeks from the form', { kind: 'first_passport' }, '2026-09-10'],
    ['the EU scheme: no standard', { kind: 'eu_settlement' }, undefined],
  ])('of %s', (_what, change, lastDay) => {
    expect(findLastDay(change)).toBe(lastDay);
  });

  it('is still in time: late begins the day after, with the contacts in order', () => {
    const waiting = { kind: 'work_or_study', biometricsOn: '2026-10-02' } as const;
    expect(waitingFor(waiting)).toMatchObject({
      percentUsed: 100,
      lateFrom: '2026-11-28',
      isLate: false,
      toAsk: [],
    });
    const late = waitingFor(waiting, '2026-11-28');
    expect(late).toMatchObject({ percentUsed: 101, isLate: true });
    expect(late.toAsk.map(({ who }) => who)).toEqual(['ukvi', 'mp', 'complaint']);
    expect(codes(late).at(-1)).toBe('decision_late');
  });

  it('mentions a shorter time for a partner with unknown income', () => {
    expect(codes(waitingFor({ kind: 'family' }))).toContain('shorter_with_income');
    expect(codes(waitingFor({ kind: 'family', incomeRuleMet: false }))).not.toContain('shorter_with_income');
  });

  it('does not exist for the EU scheme, which is never late', () => {
    const answer = waitingFor({ kind: 'eu_settlement' }, '2030-01-01');
    expect(answer).toMatchObject({ lateFrom: null, isLate: false, percentUsed: null });
    expect(codes(answer)).toContain('decision_without_standard');
    expect(answer.window.reports).toMatchObject([{ from: null, to: null, confirmed: false }]);
  });
});

describe('A decision by a paid service', () => {
  it.each([
    // Christmas, the substitute day of Boxing Day, New Year and two weekends.
    ['priority', '2026-12-23', '2027-01-04'],
    ['priority', '2026-11-23', '2026-11-30'],
    // An appointment on a Saturday: Monday is the first day.
    ['priority', '2026-11-21', '2026-11-27'],
    ['super_priority', '2026-11-25', '2026-11-26'],
    ['super_priority', '2026-11-27', '2026-11-30'],
    ['super_priority', '2026-11-28', '2026-12-01'],
    ['super_priority', '2026-11-29', '2026-12-01'],
    // Good Friday itself, and the day before it.
    ['super_priority', '2027-03-26', '2027-03-31'],
    ['super_priority', '2027-03-25', '2027-03-30'],
    ['super_priority', '2028-02-28', '2028-02-29'],
    // The bank holidays of 2029 are not announced.
    ['super_priority', '2028-12-29', null],
  ] as const)('%s, with an appointment on %s, is due by %s', (service, biometricsOn, lastDay) => {
    expect(findLastDay({ service, biometricsOn })).toBe(lastDay);
  });

  it('is late by its own day, shown with the standard time and without reported times', () => {
    const answer = waitingFor({ service: 'priority' }, '2026-09-08');
    expect(answer).toMatchObject({ lateFrom: '2026-09-08', isLate: true });
    expect(answer.window).toMatchObject({ standard: { lastDay: '2027-02-28' }, reports: [] });
  });

  it('is not available for citizenship, a passport and the EU scheme, which keep the standard time', () => {
    for (const kind of ['naturalisation', 'registration', 'first_passport', 'eu_settlement'] as const) {
      const answer = waitingFor({ kind, service: 'priority' });
      expect(answer.window.faster).toBeNull();
      expect(codes(answer)).toContain('no_faster_decision');
    }
  });
});

describe('Reported times', () => {
  it('are shown with the standard time of settlement, as reports', () => {
    const { reports, standard } = waitingFor({}).window;
    expect(reports).toMatchObject([
      { inWords: '6 to 8 weeks', from: '2026-10-12', to: '2026-10-26', confirmed: false },
    ]);
    expect(standard).toMatchObject({ lastDay: '2027-02-28', confirmed: true });
    expect(waitingFor({ kind: 'naturalisation' }).window.reports).toEqual([]);
  });

  it('about decisions in time are for the route', () => {
    const shareOf = (route: RunningApplication['route']) => waitingFor({ route }).window.shareInTime?.inWords;
    expect(
      (['partner', 'skilled_worker', 'hk_bno', 'long_residence', 'uk_ancestry', null] as const).map(shareOf),
    ).toEqual(['93%', '95 to 96%', '94%', '99%', undefined, undefined]);
    expect(waitingFor({ kind: 'work_or_study' }).window.shareInTime).toBeNull();
  });
});

describe('The previous permission', () => {
  const findPermissionBar = (change: Partial<RunningApplication>) => waitingFor(change).permissionByLaw;

  it('continues by law from the day after its end to the decision', () => {
    expect(findPermissionBar({})).toMatchObject({ from: '2027-01-01', to: null });
    expect(findPermissionBar({ permissionEnds: '2026-09-10', decidedOn: '2026-11-02' })).toMatchObject({
      from: '2026-09-11',
      to: '2026-11-02',
    });
    // The last day is still in time.
    expect(findPermissionBar({ permissionEnds: '2026-08-20' })).toMatchObject({
      from: '2026-08-21',
      to: null,
    });
  });

  it('does not continue if the application was late, its end is unknown, or the decision came before it', () => {
    for (const change of [
      { permissionEnds: '2026-08-19' },
      { permissionEnds: null },
      { decidedOn: '2026-12-31' },
    ])
      expect(findPermissionBar(change)).toBeNull();
  });

  it('does not continue by an application that was rejected as invalid', () => {
    const decided = { permissionEnds: '2026-09-10', decidedOn: '2026-11-02' };
    expect(findPermissionBar(decided)).not.toBeNull();
    expect(findPermissionBar({ ...decided, isInvalid: true })).toBeNull();
  });

  it('does not continue by an application for something else, or from outside the UK', () => {
    for (const kind of ['naturalisation', 'first_passport', 'outside_family', 'eu_settlement'] as const)
      expect(findPermissionBar({ kind })).toBeNull();
  });
});

describe('Until the decision', () => {
  it.each([
    ...(['ilr', 'work_or_study', 'family'] as const).map((kind) => [kind, 'withdraws'] as const),
    ...(['eu_settlement', 'naturalisation', 'registration'] as const).map((kind) => [kind, 'none'] as const),
    ['first_passport', 'needs_passport'] as const,
    ['outside_family', 'no_entry_yet'] as const,
    ['outside_work_or_study', 'no_entry_yet'] as const,
  ])('a journey during an application for %s: %s', (kind, risk) => {
    const answer = waitingFor({ kind });
    expect(answer.travelRisk).toBe(risk);
    expect(answer.meanwhile.some(({ code }) => code.endsWith('_travel'))).toBe(true);
    expect(answer.meanwhile.some(({ code }) => code.endsWith('_work_and_rent'))).toBe(true);
  });

  it('leaving withdraws an application for permission, which is explained in plain words', () => {
    const travel = (kind: RunningApplication['kind']) =>
      waitingFor({ kind }).meanwhile.find(({ code }) => code.endsWith('_travel'))?.message;
    expect(travel('work_or_study')).toContain('you withdraw your application');
    for (const kind of ['eu_settlement', 'naturalisation'] as const)
      expect(travel(kind)).toContain('does not withdraw');
  });
});

it('an invalid day is refused', () => {
  expect(() => waitingFor({}, '2026-02-30')).toThrow(RangeError);
});
