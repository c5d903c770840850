import { describe, expect, it } from 'vitest';
import { aDependant, anApplication, aRecord } from '../../../testing/aRecord';
import type { PersonRecord } from '../../record/personRecord';
import { listReminders, listTriggers } from '../listReminders';

type Applied = Parameters<typeof anApplication>[0];
const record = (application: Applied, rest: Partial<Omit<PersonRecord, 'details'>> = {}) =>
  aRecord({}, { applications: [anApplication(application)], ...rest });
const kinds: ReadonlySet<string> = new Set(['biometrics_due', 'decision_late', 'ceremony_due']);
const due = (of: PersonRecord, today: string) =>
  listReminders(of, today).due.filter(({ kind }) => kinds.has(kind));
const told = (of: PersonRecord, today: string) =>
  due(of, today).map(({ kind, subject, dueOn }) => `${kind} ${subject} since ${dueOn}`);
const steps = (of: PersonRecord, today: string) =>
  listTriggers(of, today)
    .filter(({ kind }) => kinds.has(kind))
    .map((trigger) => [trigger.kind, trigger.date, ...trigger.steps.map(({ from }) => from)]);

describe('Fingerprints and photo', () => {
  it('without a day cause an alert from the day after the form was sent until they are given', () => {
    expect(told(record({}), '2026-11-10')).toEqual([]);
    expect(told(record({}), '2026-11-11')).toEqual(['biometrics_due app1 known since 2026-11-11']);
    expect(told(record({ biometricsOn: '2026-11-12' }), '2026-11-13')).toEqual([]);
  });

  it('without a day cause an alert that explains what to do if the form was not sent', () => {
    expect(due(record({}), '2026-11-11').map(({ message }) => message)).toEqual([
      expect.stringContaining(
        'If it was not, change that day: until then everything here counts it as sent.',
      ),
    ]);
  });

  it('with an appointment cause alerts a week and a day before, on the day, and after it', () => {
    const booked = record({ biometricsBookedFor: '2026-12-03' });
    expect(steps(booked, '2026-11-25')).toEqual([
      ['biometrics_due', '2026-12-03', '2026-11-26', '2026-12-02', '2026-12-03', '2026-12-04'],
    ]);
    expect(due(booked, '2026-12-04').map(({ title }) => title)).toEqual([
      'Were fingerprints and photo given on 3 December 2026?',
    ]);
  });

  it.each<[string, Applied]>([
    ['a first passport, which is asked for by its form', { appliedFor: 'first_passport' }],
    ['the EU scheme, where identity is proved before', { appliedFor: 'eu_settlement' }],
    ['a proof of identity before the form was sent', { biometricsOn: '2026-11-05' }],
    ['an application that is decided', { decidedOn: '2026-11-20', outcome: 'refused' }],
  ])('cause no alert with %s', (_what, application) => {
    expect(told(record(application), '2026-11-25').filter((each) => each.startsWith('biometrics'))).toEqual(
      [],
    );
  });
});

describe('A decision that is late', () => {
  it('causes an alert on the day after the standard time, counted from the fingerprints and not from the form', () => {
    const waiting = record({ submittedOn: '2026-04-01', biometricsOn: '2026-04-20' });
    expect(told(waiting, '2026-10-20')).toEqual([]);
    expect(told(waiting, '2026-10-21')).toEqual(['decision_late app1 late since 2026-10-21']);
  });

  it('causes an alert after the paid time', () => {
    const priority = record({ service: 'priority', biometricsOn: '2026-11-16' });
    expect(steps(priority, '2026-11-17')).toEqual([['decision_late', '2026-11-23', '2026-11-24']]);
  });

  it('causes no alert after the decision, or without a known time', () => {
    const decided = {
      submittedOn: '2026-04-01',
      biometricsOn: '2026-04-20',
      decidedOn: '2026-11-01',
    } as const;
    expect(told(record({ ...decided, outcome: 'granted' }), '2026-11-25')).toEqual([]);
    expect(told(record({ appliedFor: 'eu_settlement', submittedOn: '2025-01-01' }), '2026-11-25')).toEqual(
      [],
    );
  });

  it('has its own source, marked if the text was not read', () => {
    const work = record({ appliedFor: 'work_or_study', biometricsOn: '2026-11-12' });
    expect(
      listTriggers(work, '2026-11-25').find(({ kind }) => kind === 'decision_late')?.source,
    ).toMatchObject({
      title: 'Visa processing times: applications inside the UK, GOV.UK',
      throughOthers: true,
    });
  });
});

describe('The citizenship ceremony', () => {
  const granted = {
    ...({ appliedFor: 'naturalisation', visaType: null, submittedOn: '2026-05-01' } as const),
    ...({ biometricsOn: '2026-05-20', decidedOn: '2026-11-20', outcome: 'granted' } as const),
  };

  it('causes alerts on the day of the decision and before its last day, and none after it', () => {
    expect(steps(record(granted), '2026-11-25')).toEqual([
      ['ceremony_due', '2027-02-20', '2026-11-20', '2026-12-22', '2027-01-21', '2027-02-13'],
    ]);
    expect(told(record(granted), '2027-02-20')).toEqual(['ceremony_due app1 7 days since 2027-02-13']);
    expect(told(record(granted), '2027-02-21')).toEqual([]);
  });

  it('is only for naturalised people', () => {
    expect(told(record({ ...granted, outcome: 'refused' }), '2026-11-25')).toEqual([]);
    expect(told(record({ ...granted, appliedFor: 'registration' }), '2026-11-25')).toEqual([]);
  });
});

describe('An application of a dependant', () => {
  const theirs = { dependant: 1, biometricsBookedFor: '2026-12-03' };

  it('has the name of the dependant', () => {
    const [first] = due(record(theirs, { dependants: [aDependant()] }), '2026-11-26');
    expect(first).toMatchObject({
      about: 'dependant 1 app1',
      title: 'Zainab: Appointment for fingerprints and photo on 3 December 2026',
    });
    expect(first?.message).toContain('Zainab’s application “Settlement (ILR)”');
  });

  it('causes no alert after the dependant was removed from the record', () => {
    expect(told(record(theirs), '2026-11-26')).toEqual([]);
  });
});

describe('An application that is planned for a future day', () => {
  const planned = record({ submittedOn: '2026-12-08' });

  it('causes no alert before that day, and is planned again on it', () => {
    expect(told(planned, '2026-12-07')).toEqual([]);
    expect(listReminders(planned, '2026-12-01').nextChangeOn).toBe('2026-12-08');
    expect(listReminders(planned, '2026-12-07').nextChangeOn).toBe('2026-12-08');
  });

  it('is treated as sent from that day', () => {
    expect(listReminders(planned, '2026-12-08').nextChangeOn).toBe('2026-12-09');
    expect(due(planned, '2026-12-09').map(({ kind }) => kind)).toContain('biometrics_due');
  });
});

describe('The last day of a visa', () => {
  const ends = { visaExpiryDate: '2026-12-10' };
  const visas = (given: PersonRecord, today = '2026-12-04') =>
    listReminders(given, today).due.flatMap(({ kind, about }) =>
      kind.includes('visa_expiry') ? [about] : [],
    );

  it('causes an alert without an application, and none while an application in time is pending', () => {
    const applied = (rest: Applied) => aRecord(ends, { applications: [anApplication(rest)] });
    expect(visas(aRecord(ends))).toEqual(['visa']);
    expect(visas(applied({ appliedFor: 'work_or_study' }))).toEqual([]);
    expect(visas(applied({ submittedOn: '2026-12-11' }))).toEqual(['visa']);
    expect(visas(applied({ appliedFor: 'naturalisation' }))).toEqual(['visa']);
    expect(visas(applied({ decidedOn: '2026-12-01', outcome: 'refused' }))).toEqual(['visa']);
    expect(visas(applied({ decidedOn: '2026-12-01', outcome: 'granted' }))).toEqual([]);
    expect(visas(aRecord({ ...ends, awaitingDecisionSince: '2026-12-01' }))).toEqual([]);
    expect(visas(aRecord({ ...ends, awaitingDecisionSince: '2026-12-11' }))).toEqual(['visa']);
  });

  it('causes alerts until a planned application is sent', () => {
    for (const appliedFor of ['ilr', 'work_or_study'] as const) {
      const planned = aRecord(ends, {
        applications: [anApplication({ appliedFor, submittedOn: '2026-12-08' })],
      });
      expect([appliedFor, visas(planned, '2026-12-07'), visas(planned, '2026-12-08')]).toEqual([
        appliedFor,
        ['visa'],
        [],
      ]);
    }
  });

  it('depends on the own applications of a dependant', () => {
    const dependants = [aDependant({ visaExpiryDate: '2026-12-10' })];
    const applied = (dependant: number | null) =>
      aRecord({}, { dependants, applications: [anApplication({ appliedFor: 'family', dependant })] });
    expect(visas(applied(null))).toEqual(['dependant 1']);
    expect(visas(applied(1))).toEqual([]);
  });
});

describe('A permission that ends before the first day to apply for settlement', () => {
  const kindsOf = (given: PersonRecord) => listTriggers(given, '2026-11-25').map(({ kind }) => kind);

  it('needs no extension after an application in time, and the alert of the first day stays', () => {
    const ends = { visaStartDate: '2025-06-01', visaExpiryDate: '2028-05-31' };
    const extension = anApplication({ appliedFor: 'work_or_study' });
    const before = kindsOf(aRecord(ends));
    expect(before).toEqual(expect.arrayContaining(['visa_ends_before_ilr', 'ilr_window', 'visa_expiry']));
    const after = kindsOf(aRecord(ends, { applications: [extension] }));
    expect(after).not.toContain('visa_ends_before_ilr');
    expect(after).toContain('ilr_window');
  });

  it('is the same for a dependant; after an application for settlement there is no first day', () => {
    const dependants = [
      aDependant({
        visaStartDate: '2025-02-01',
        visaExpiryDate: '2028-01-31',
        ukEntryDate: '2025-02-01',
        bornInUk: false,
        british: false,
        travelsWith: 'own',
      }),
    ];
    const theirs = (appliedFor: 'family' | 'ilr' | null) =>
      kindsOf(
        aRecord(
          {},
          {
            dependants,
            applications: appliedFor === null ? [] : [anApplication({ appliedFor, dependant: 1 })],
          },
        ),
      ).filter((kind) => kind === 'dependant_visa_ends_before' || kind === 'dependant_ilr_window');
    expect(theirs(null).toSorted()).toEqual(['dependant_ilr_window', 'dependant_visa_ends_before']);
    expect(theirs('family')).toEqual(['dependant_ilr_window']);
    expect(theirs('ilr')).toEqual([]);
  });
});
