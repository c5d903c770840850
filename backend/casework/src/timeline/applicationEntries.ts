import { applications, labelOfAppliedFor } from '@settlewise/domain/record';
import { type Reason, writtenDate } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import { ceremonyBy, expectedTime } from '@settlewise/rules/waiting';
import type { RecordedApplication } from '../record/personRecord';
import type { TimelineApplication } from './timelineApplication';
import { ifPassed, type TimelineItem } from './timelineItem';

const { service, outcome } = applications.fields;
const findLabel = (options: readonly { readonly value: string; readonly label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

const formatService = (recorded: RecordedApplication) => findLabel(service.kind.options, recorded.service);
const formatTitle = ({ appliedFor }: RecordedApplication) => `Application: ${labelOfAppliedFor(appliedFor)}`;
const notSent = 'Planned, not sent yet';

/** The entries of an application that was sent: its stages, and the last day by which a decision is expected. */
export const applicationEntries =
  (today: CivilDate) =>
  (application: TimelineApplication): readonly TimelineItem[] => {
    const { applicationId, dependantId, recorded } = application;
    const label = labelOfAppliedFor(recorded.appliedFor);
    const details = [
      formatService(recorded),
      ...(recorded.outcome === null ? [] : [findLabel(outcome.kind.options, recorded.outcome)]),
    ];
    return [
      {
        id: `application-${applicationId}`,
        matter: 'application' as const,
        date: recorded.submittedOn,
        endDate: recorded.decidedOn,
        title: formatTitle(recorded),
        detail: details.join(', '),
      },
      ...listStages(recorded, today).map(({ name, date, title }) => ({
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
 * The entries of an application that is not sent yet: its planned day, and the last day by which a decision is expected if
 * identity is proved on the given day. It extends no permission before it is sent.
 */
export const plannedApplicationEntries = (planned: TimelineApplication): readonly TimelineItem[] => {
  const { applicationId, dependantId, recorded } = planned;
  const { appliedFor, submittedOn, biometricsOn } = recorded;
  const provedOn = writtenDate(biometricsOn ?? submittedOn);
  return [
    {
      id: `application-${applicationId}`,
      matter: 'application' as const,
      date: submittedOn,
      title: formatTitle(recorded),
      detail: `${formatService(recorded)}. ${notSent}`,
    },
    ...decisionDays(planned).map(({ name, ...day }) => ({
      id: `application-${applicationId}-${name}`,
      ...day,
      detail: `${labelOfAppliedFor(appliedFor)}, if you prove who you are on ${provedOn}`,
    })),
  ].map((item) => ({ ...item, applicationId, dependantId }));
};

interface NamedItem extends Omit<TimelineItem, 'id' | 'detail' | 'dependantId'> {
  readonly name: string;
}

function listStages(recorded: RecordedApplication, today: CivilDate): readonly NamedItem[] {
  const { submittedOn, paidOn, biometricsBookedFor, biometricsOn } = recorded;
  return [
    { name: 'decided', date: recorded.decidedOn, title: 'Decision' },
    { name: 'answered', date: recorded.answeredOn, title: 'Answered what was asked' },
    { name: 'asked', date: recorded.askedForMoreOn, title: 'Asked for more' },
    { name: 'documents', date: recorded.documentsUploadedOn, title: 'Documents uploaded' },
    { name: 'biometrics', date: biometricsOn, title: 'Fingerprints and photo given, or identity proved' },
    {
      name: 'appointment',
      // An appointment that has passed is replaced by its result.
      date:
        biometricsOn === null && ifPassed(biometricsBookedFor, today) === null ? biometricsBookedFor : null,
      title: 'Appointment for fingerprints and photo',
    },
    { name: 'paid', date: paidOn === submittedOn ? null : paidOn, title: 'Paid' },
  ];
}

function decisionDays({ recorded, stage, answer }: TimelineApplication): readonly NamedItem[] {
  if (stage === 'decided') return ceremonyDays(recorded);
  const { window, reasons } = answer;
  const findReason = (code: string): Reason | null => reasons.find((reason) => reason.code === code) ?? null;
  const expected = expectedTime(window);
  return [
    {
      name: 'expected',
      matter: 'decision_expected',
      date: expected?.lastDay ?? null,
      title: window.faster === null ? 'Decision by the standard' : 'Decision that was paid for',
      reason: findReason('decision_late') ?? findReason('decision_expected'),
    },
    ...window.reports.map(({ from, to }) => ({
      name: 'reports',
      date: from,
      endDate: to,
      title: 'Decision as others report, no promise',
      reason: findReason('decision_reported'),
    })),
  ];
}

function ceremonyDays({
  appliedFor: kind,
  decidedOn,
  outcome: decision,
}: RecordedApplication): readonly NamedItem[] {
  if (kind !== 'naturalisation' || decision !== 'granted' || decidedOn === null) return [];
  const deadline = ceremonyBy(decidedOn);
  if (deadline === null) return [];
  return [
    {
      name: 'ceremony',
      date: deadline.day,
      title: 'Last day to book the citizenship ceremony',
      reason: deadline.reason,
    },
  ];
}
