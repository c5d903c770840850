import { ownTimelineResponse } from '@settlewise/contract/timelineEntries';
import { waitingKinds, waitingServices } from '@settlewise/rules/waiting';
import { emptyDetails } from '@settlewise/domain/immigrationProfile';
import { wholeItem } from '@settlewise/domain/fields';
import { applications } from '@settlewise/domain/record';
import { describe, expect, it } from 'vitest';
import { aDependant, anEarlierVisa } from '../../testing/aRecord';
import { wholeTimeline } from '../../testing/wholeTimeline';
import type { RecordedApplication } from '../record/personRecord';
import { applicationsOf } from './timelineOf';
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

/** Permission ended while the application waited; an earlier one came after a wait as well. */
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
const stageOf = (change: object) => applicationsOf(withApplication(change))[0]?.stage;

describe('The applications of a record', () => {
  it('are of the kinds and services that the rules know, and of no other', () => {
    const valuesOf = (options: readonly { readonly value: string }[]) => options.map(({ value }) => value);
    expect(valuesOf(applications.fields.appliedFor.kind.options)).toEqual(waitingKinds);
    expect(valuesOf(applications.fields.service.kind.options)).toEqual(waitingServices);
  });

  it('are told with their days and the last day of the standard, with the reason', () => {
    expect(linesOf(life, 'application')).toEqual([
      'ahead | 2026-11-30 |  | Decision by the standard | self | decision_expected',
      'past | 2026-10-05 |  | Fingerprints and photo given, or identity proved | self | ',
      'past | 2026-10-01 |  | Documents uploaded | self | ',
      'past | 2026-09-28 |  | Application: Extension or switch in the UK: work or study | self | ',
    ]);
  });

  it('say that they are late, and show what others report as what it is', () => {
    const late = linesOf({ ...life, today: '2026-12-01' }, 'application');
    expect(late).toContain('past | 2026-11-30 |  | Decision by the standard | self | decision_late');
    expect(linesOf(withApplication({ appliedFor: 'ilr' }), 'application')).toContain(
      'past | 2026-11-16 | 2026-11-30 | Decision as others report, no promise | self | decision_reported',
    );
  });

  it('end with the decision; after naturalisation comes the ceremony', () => {
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

  it('name an appointment that is still to come', () => {
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
  ])('stand at %s with %j', (stage, change) => {
    expect(stageOf(change)).toBe(stage);
  });

  it('that are planned stand with their day and with the decision that would follow, and nothing goes on because of them', () => {
    const planned = {
      submittedOn: '2027-01-04',
      paidOn: null,
      documentsUploadedOn: null,
      decidedOn: '2027-01-29',
      biometricsBookedFor: '2027-01-11',
      biometricsOn: null,
      outcome: 'granted',
    };
    const told = (change: object = {}) => {
      const whole = withApplication({ ...planned, ...change });
      expect(applicationsOf(whole)).toEqual([]);
      return wholeTimeline(whole)
        .filter(({ kind }) => kind === 'application')
        .map(({ date, title, detail }) => [date, title, detail]);
    };
    const title = 'Application: Extension or switch in the UK: work or study';
    const provedOn = (day: string) =>
      `Extension or switch in the UK: work or study, if you prove who you are on ${day}`;
    expect(told()).toEqual([
      ['2027-01-04', title, 'Standard. Planned, not sent yet'],
      ['2027-03-08', 'Decision by the standard', provedOn('11 January 2027')],
    ]);
    const withoutAppointment = ['2027-03-01', 'Decision by the standard', provedOn('4 January 2027')];
    expect(told({ biometricsBookedFor: null })[1]).toEqual(withoutAppointment);
    expect(linesOf(withApplication(planned), 'by_law').some((line) => line.includes('2027'))).toBe(false);
    expect(told({ dependant: 4 })).toEqual([]);
  });

  it('for a dependant stand on their line, with their own permission; of one who was removed there is none', () => {
    const theirs = withApplication({ dependant: 3, appliedFor: 'family' });
    expect(linesOf(theirs, 'application').every((line) => line.includes('| 3 |'))).toBe(true);
    expect(linesOf(theirs, 'by_law')).toContain(
      'past | 2026-11-06 |  | Permission goes on by law (section 3C) | 3 | permission_by_law',
    );
    expect(applicationsOf(withApplication({ dependant: 4 }))).toEqual([]);
  });

  it('are not given to a lawyer with the timeline: they are a list of their own', () => {
    for (const entry of wholeTimeline({ ...life, applications: [], reader: 'lawyer' }))
      expect(entry.kind).not.toBe('application');
  });
});

describe('The permission that goes on by law', () => {
  const running = 'past | 2026-11-01 |  | Permission goes on by law (section 3C) | self | permission_by_law';
  const earlier =
    'past | 2021-02-01 | 2021-03-09 | Permission goes on by law (section 3C) | self | permission_by_law';

  it('is told of the wait between two visas and of the one that runs', () => {
    expect(linesOf(life, 'by_law')).toEqual([running, earlier]);
  });

  it('is told once where visas and applications both tell of it', () => {
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

  it('is told of the settlement that the visa details say is waited for, and the list of that alone', () => {
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

it('is an answer as the contract has it, each entry unlike every other', () => {
  const inLife = applicationsOf(life);
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
