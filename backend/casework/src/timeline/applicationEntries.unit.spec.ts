import { ownTimelineResponse } from '@settlewise/contract/timelineEntries';
import { waitingKinds, waitingServices } from '@settlewise/rules/waiting';
import { emptyDetails } from '@settlewise/domain/immigrationProfile';
import { wholeItem } from '@settlewise/domain/fields';
import { applications } from '@settlewise/domain/record';
import { describe, expect, it } from 'vitest';
import { aDependant, anEarlierVisa } from '../../testing/aRecord';
import { wholeTimeline } from '../../testing/wholeTimeline';
import type { RecordedApplication } from '../record/personRecord';
import { listSentApplications } from './buildTimeline';
import type { TimelineSource } from './timelineSource';

const anApplication = (change: object = {}): RecordedApplication => ({
  id: 'a1',
  ...wholeItem(applications.fields, {
    dependant: null,
    appliedFor: 'work_or_study',
    visaType: 'skilled_worker',
    service: 'standard',
    incomeRuleMet: null,
    submittedOn: '2026-09-28',
    paidOn: '2026-09-28',
    biometricsBookedFor: '2026-10-05',
    biometricsOn: '2026-10-05',
    documentsUploadedOn: '2026-10-01',
    askedForMoreOn: null,
    answeredOn: null,
    decidedOn: null,
    outcome: null,
    reference: '3434-1',
    ...change,
  }),
});

/** The permission ended while the application was pending; the earlier one was also granted after a wait. */
const life: TimelineSource = {
  registeredOn: null,
  journeys: [],
  documents: [],
  tasks: [],
  reader: 'owner',
  today: '2026-11-21',
  details: {
    ...emptyDetails,
    visaType: 'skilled_worker',
    visaStartDate: '2021-03-10',
    visaExpiryDate: '2026-10-31',
    appliedOn: '2021-01-20',
  },
  earlier: [anEarlierVisa('2018-09-01', '2021-01-31', { visaType: 'student' })],
  dependants: [
    aDependant({
      dependantId: 3,
      firstName: 'Ana',
      lastName: 'Silva',
      visaStartDate: '2022-02-01',
      visaExpiryDate: '2026-11-05',
    }),
  ],
  applications: [anApplication()],
};
const linesOf = (whole: TimelineSource, kind: 'application' | 'by_law') =>
  wholeTimeline(whole)
    .filter((entry) => entry.kind === kind)
    .map(({ date, endDate, title, dependantId, reason, isAhead }) =>
      [
        isAhead ? 'ahead' : 'past',
        date,
        endDate ?? '',
        title,
        dependantId ?? 'self',
        reason?.code ?? '',
      ].join(' | '),
    );
const withApplication = (change: object): TimelineSource => ({
  ...life,
  applications: [anApplication(change)],
});
const stageOf = (change: object) => listSentApplications(withApplication(change))[0]?.stage;

describe('The entries of applications', () => {
  it('have exactly the kinds and services of the rules', () => {
    const valuesOf = (options: readonly { readonly value: string }[]) => options.map(({ value }) => value);
    expect(valuesOf(applications.fields.appliedFor.kind.options)).toEqual(waitingKinds);
    expect(valuesOf(applications.fields.service.kind.options)).toEqual(waitingServices);
  });

  it('show the days of an application and the last day of the service standard, with the reason', () => {
    expect(linesOf(life, 'application')).toEqual([
      'ahead | 2026-11-30 |  | Decision by the standard | self | decision_expected',
      'past | 2026-10-05 |  | Fingerprints and photo given, or identity proved | self | ',
      'past | 2026-10-01 |  | Documents uploaded | self | ',
      'past | 2026-09-28 |  | Application: Extension or switch in the UK: work or study | self | ',
    ]);
  });

  it('show that a decision is late, and label reported times as reports', () => {
    const late = linesOf({ ...life, today: '2026-12-01' }, 'application');
    expect(late).toContain('past | 2026-11-30 |  | Decision by the standard | self | decision_late');
    expect(linesOf(withApplication({ appliedFor: 'ilr' }), 'application')).toContain(
      'past | 2026-11-16 | 2026-11-30 | Decision as others report, no promise | self | decision_reported',
    );
  });

  it('end with the decision, or with the ceremony after naturalisation', () => {
    const decided = { decidedOn: '2026-11-20', outcome: 'granted' };
    expect(linesOf(withApplication({ ...decided, appliedFor: 'naturalisation' }), 'application')).toEqual([
      'ahead | 2027-02-20 |  | Last day to book the citizenship ceremony | self | ceremony',
      'past | 2026-11-20 |  | Decision | self | ',
      'past | 2026-10-05 |  | Fingerprints and photo given, or identity proved | self | ',
      'past | 2026-10-01 |  | Documents uploaded | self | ',
      'past | 2026-09-28 | 2026-11-20 | Application: Naturalisation | self | ',
    ]);
    expect(linesOf(withApplication(decided), 'application').join()).not.toContain('ceremony');
  });

  it('show a future appointment', () => {
    const booked = { biometricsOn: null, documentsUploadedOn: null, biometricsBookedFor: '2026-11-25' };
    expect(linesOf(withApplication(booked), 'application')[0]).toBe(
      'ahead | 2026-11-25 |  | Appointment for fingerprints and photo | self | ',
    );
  });

  it.each<[string, object]>([
    ['waiting', {}],
    ['decided', { decidedOn: '2026-11-20', outcome: 'refused' }],
    ['waiting', { decidedOn: '2026-11-22', outcome: 'refused' }],
    ['asked_for_more', { askedForMoreOn: '2026-11-10' }],
    ['waiting', { askedForMoreOn: '2026-11-10', answeredOn: '2026-11-12' }],
    ['biometrics_given', { documentsUploadedOn: null }],
    ['documents_uploaded', { biometricsOn: null }],
    ['biometrics_booked', { biometricsOn: null, documentsUploadedOn: null }],
    ['paid', { biometricsOn: null, documentsUploadedOn: null, biometricsBookedFor: null }],
    ['submitted', { biometricsOn: null, documentsUploadedOn: null, biometricsBookedFor: null, paidOn: null }],
    ['waiting', { appliedFor: 'first_passport', biometricsOn: null, documentsUploadedOn: null }],
  ])('have the stage %s with %j', (stage, change) => {
    expect(stageOf(change)).toBe(stage);
  });

  it('show a planned application with its day and expected decision, and extend no permission', () => {
    const planned = {
      submittedOn: '2027-01-04',
      paidOn: null,
      documentsUploadedOn: null,
      decidedOn: '2027-01-29',
      biometricsBookedFor: '2027-01-11',
      biometricsOn: null,
      outcome: 'granted',
    };
    const entriesWith = (change: object = {}) => {
      const whole = withApplication({ ...planned, ...change });
      expect(listSentApplications(whole)).toEqual([]);
      return wholeTimeline(whole)
        .filter(({ kind }) => kind === 'application')
        .map(({ date, title, detail }) => [date, title, detail]);
    };
    const title = 'Application: Extension or switch in the UK: work or study';
    const provedOn = (day: string) =>
      `Extension or switch in the UK: work or study, if you prove who you are on ${day}`;
    expect(entriesWith()).toEqual([
      ['2027-01-04', title, 'Standard. Planned, not sent yet'],
      ['2027-03-08', 'Decision by the standard', provedOn('11 January 2027')],
    ]);
    const withoutAppointment = ['2027-03-01', 'Decision by the standard', provedOn('4 January 2027')];
    expect(entriesWith({ biometricsBookedFor: null })[1]).toEqual(withoutAppointment);
    expect(linesOf(withApplication(planned), 'by_law').some((line) => line.includes('2027'))).toBe(false);
    expect(entriesWith({ dependant: 4 })).toEqual([]);
  });

  it('show an application of a dependant with their own permission, and none of a removed dependant', () => {
    const theirs = withApplication({ dependant: 3, appliedFor: 'family' });
    expect(linesOf(theirs, 'application').every((line) => line.includes('| 3 |'))).toBe(true);
    expect(linesOf(theirs, 'by_law')).toContain(
      'past | 2026-11-06 |  | Permission goes on by law (section 3C) | 3 | permission_by_law',
    );
    expect(listSentApplications(withApplication({ dependant: 4 }))).toEqual([]);
  });

  it('leave applications out of the timeline of a lawyer, who has a separate list', () => {
    for (const entry of wholeTimeline({ ...life, applications: [], reader: 'lawyer' }))
      expect(entry.kind).not.toBe('application');
  });
});

describe('A permission that continues by law', () => {
  const running = 'past | 2026-11-01 |  | Permission goes on by law (section 3C) | self | permission_by_law';
  const earlier =
    'past | 2021-02-01 | 2021-03-09 | Permission goes on by law (section 3C) | self | permission_by_law';

  it('is shown for the wait between two visas and for the pending application', () => {
    expect(linesOf(life, 'by_law')).toEqual([running, earlier]);
  });

  it('is shown once if both visas and applications describe it', () => {
    const granted = { submittedOn: '2021-01-20', biometricsOn: '2021-02-02', paidOn: null };
    const both = withApplication({
      ...granted,
      documentsUploadedOn: null,
      biometricsBookedFor: null,
      decidedOn: '2021-03-08',
      outcome: 'granted',
    });
    expect(linesOf(both, 'by_law')).toEqual([earlier.replace('03-09', '03-08')]);
  });

  it('is shown for a pending ILR application of the visa details, unless the list has it', () => {
    const awaiting = (list: TimelineSource['applications']): TimelineSource => ({
      ...life,
      applications: list,
      details: life.details && { ...life.details, awaitingDecisionSince: '2026-09-28' },
    });
    expect(linesOf(awaiting([]), 'by_law')).toEqual([running, earlier]);
    const ids = (whole: TimelineSource) => wholeTimeline(whole).map(({ id }) => id);
    expect(ids(awaiting([]))).toContain('ilr-applied');
    const listed = awaiting([anApplication({ appliedFor: 'ilr' })]);
    expect(ids(listed)).not.toContain('ilr-applied');
    expect(linesOf(listed, 'by_law')).toEqual([running, earlier]);
  });
});

it('matches the contract, and each entry has a different id', () => {
  const inLife = listSentApplications(life);
  const answer = {
    asOf: life.today,
    entries: wholeTimeline(life, inLife),
    applications: inLife.map(({ applicationId: id, dependantId, recorded, stage, answer: waiting }) => ({
      id,
      dependantId,
      appliedFor: recorded.appliedFor,
      stage,
      waiting,
    })),
    wayAhead: [],
  };
  expect(ownTimelineResponse.parse(answer)).toEqual(answer);
  const ids = answer.entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
