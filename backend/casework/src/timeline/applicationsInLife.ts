import { applications, labelOfAppliedFor } from '@settlewise/domain/record';
import { type Reason, writtenDate } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import { ceremonyBy, expectedTime } from '@settlewise/rules/waiting';
import type { RecordedApplication } from '../record/personRecord';
import type { ApplicationInLife } from './runningApplication';
import { ifPassed, type TimelineItem } from './timelineItem';

const { service, outcome } = applications.fields;
const labelOf = (options: readonly { readonly value: string; readonly label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

const serviceOf = (recorded: RecordedApplication) => labelOf(service.kind.options, recorded.service);
const titleOf = ({ appliedFor }: RecordedApplication) => `Application: ${labelOfAppliedFor(appliedFor)}`;
const notSent = 'Planned, not sent yet';

/** The days of an application, and by when its decision is meant to come. */
export const applicationsInLife =
  (today: CivilDate) =>
  (application: ApplicationInLife): readonly TimelineItem[] => {
    const { applicationId, dependantId, recorded } = application;
    const label = labelOfAppliedFor(recorded.appliedFor);
    const said = [
      serviceOf(recorded),
      ...(recorded.outcome === null ? [] : [labelOf(outcome.kind.options, recorded.outcome)]),
    ];
    return [
      {
        id: `application-${applicationId}`,
        matter: 'application' as const,
        date: recorded.submittedOn,
        endDate: recorded.decidedOn,
        title: titleOf(recorded),
        detail: said.join(', '),
      },
      ...stagesOf(recorded, today).map(({ name, date, title }) => ({
        id: `application-${applicationId}-${name}`,
        date,
        title,
        detail: label,
      })),
      ...decisionDays(application).map(({ name, ...day }) => ({
        id: `application-${applicationId}-${name}`,
        detail: label,
        ...day,
      })),
    ].map((item) => ({ ...item, applicationId, dependantId }));
  };

/**
 * An application that is not sent yet: the day for which it is planned, and by when its decision is meant to come to
 * whoever proves who they are on the day that is said. Until then nothing waits or goes on because of it.
 */
export const plannedInLife = (planned: ApplicationInLife): readonly TimelineItem[] => {
  const { applicationId, dependantId, recorded } = planned;
  const { appliedFor, submittedOn, biometricsOn } = recorded;
  const provedOn = writtenDate(biometricsOn ?? submittedOn);
  return [
    {
      id: `application-${applicationId}`,
      matter: 'application' as const,
      date: submittedOn,
      title: titleOf(recorded),
      detail: `${serviceOf(recorded)}. ${notSent}`,
    },
    ...decisionDays(planned).map(({ name, ...day }) => ({
      id: `application-${applicationId}-${name}`,
      ...day,
      detail: `${labelOfAppliedFor(appliedFor)}, if you prove who you are on ${provedOn}`,
    })),
  ].map((item) => ({ ...item, applicationId, dependantId }));
};

interface Named extends Omit<TimelineItem, 'id' | 'detail' | 'dependantId'> {
  readonly name: string;
}

function stagesOf(recorded: RecordedApplication, today: CivilDate): readonly Named[] {
  const { submittedOn, paidOn, biometricsBookedFor, biometricsOn } = recorded;
  return [
    { name: 'decided', date: recorded.decidedOn, title: 'Decision' },
    { name: 'answered', date: recorded.answeredOn, title: 'Answered what was asked' },
    { name: 'asked', date: recorded.askedForMoreOn, title: 'Asked for more' },
    { name: 'documents', date: recorded.documentsUploadedOn, title: 'Documents uploaded' },
    { name: 'biometrics', date: biometricsOn, title: 'Fingerprints and photo given, or identity proved' },
    {
      name: 'appointment',
      // What came of an appointment is told once it is over.
      date:
        biometricsOn === null && ifPassed(biometricsBookedFor, today) === null ? biometricsBookedFor : null,
      title: 'Appointment for fingerprints and photo',
    },
    { name: 'paid', date: paidOn === submittedOn ? null : paidOn, title: 'Paid' },
  ];
}

function decisionDays({ recorded, stage, answer }: ApplicationInLife): readonly Named[] {
  if (stage === 'decided') return ceremony(recorded);
  const { window, reasons } = answer;
  const reasonOf = (code: string): Reason | null => reasons.find((reason) => reason.code === code) ?? null;
  const expected = expectedTime(window);
  return [
    {
      name: 'expected',
      matter: 'decision_expected',
      date: expected?.lastDay ?? null,
      title: window.faster === null ? 'Decision by the standard' : 'Decision that was paid for',
      reason: reasonOf('decision_late') ?? reasonOf('decision_expected'),
    },
    ...window.reports.map(({ from, to }) => ({
      name: 'reports',
      date: from,
      endDate: to,
      title: 'Decision as others report, no promise',
      reason: reasonOf('decision_reported'),
    })),
  ];
}

function ceremony({ appliedFor: kind, decidedOn, outcome: decision }: RecordedApplication): readonly Named[] {
  if (kind !== 'naturalisation' || decision !== 'granted' || decidedOn === null) return [];
  const by = ceremonyBy(decidedOn);
  if (by === null) return [];
  return [
    { name: 'ceremony', date: by.day, title: 'Last day to book the citizenship ceremony', reason: by.reason },
  ];
}
