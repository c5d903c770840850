import { writtenDate } from '@settlewise/rules/assessment';
import { type AlertSource, isBefore, ladders } from '@settlewise/domain/notifications';
import { addDays, type CivilDate } from '@settlewise/rules/calendar';
import { ceremonyBy, expectedTime, waitingAnswer, type WaitingAnswer } from '@settlewise/rules/waiting';
import { labelOfAppliedFor } from '@settlewise/domain/record';
import { runningApplication } from '../../record/applicationOnRecord';
import type { RecordOnDay } from '../../record/recordOn';
import { stepsForLadder, stepsForLadderFrom, type Trigger } from '../trigger';
import { quoted } from '../wording';

const link = '/dashboard/applications';

interface Application {
  readonly recorded: RecordOnDay['applications'][number];
  /** The application and, for a dependant, their id. */
  readonly about: string;
  /** For sentences: `your application “Settlement (ILR)”`. */
  readonly name: string;
  /** The prefix of titles about a dependant: `Zainab: `. */
  readonly prefix: string;
}

/**
 * Alerts for the stage of each application: the appointment for fingerprints and photo, a late decision, the ceremony to
 * book. Ignores dependants who are no longer in the record.
 */
export function applicationStages(record: RecordOnDay, today: CivilDate): readonly Trigger[] {
  return record.applications.flatMap((recorded) => {
    const application = nameApplication(recorded, record.dependants);
    if (application === null) return [];
    if (recorded.decidedOn !== null) return ceremonyTriggers(application, recorded.decidedOn);
    // The result does not depend on the permission.
    const answer = waitingAnswer(runningApplication(recorded, null), today);
    return [...biometricsTriggers(application, answer), ...lateDecisionTriggers(application, answer)];
  });
}

function nameApplication(
  recorded: Application['recorded'],
  dependants: RecordOnDay['dependants'],
): Application | null {
  const { id, appliedFor, dependant } = recorded;
  const label = quoted(labelOfAppliedFor(appliedFor));
  if (dependant === null) return { recorded, about: id, name: `your application ${label}`, prefix: '' };
  const person = dependants.find(({ dependantId }) => dependantId === dependant);
  if (person === undefined) return null;
  return {
    recorded,
    about: `dependant ${dependant} ${id}`,
    name: `${person.firstName}’s application ${label}`,
    prefix: `${person.firstName}: `,
  };
}

/** Until biometrics are given or identity is proved: the time for the decision starts then. */
function biometricsTriggers(application: Application, { clock }: WaitingAnswer): readonly Trigger[] {
  const { recorded, about, name, prefix } = application;
  if (clock.startsWith === 'application' || clock.from !== null || recorded.biometricsOn !== null) return [];
  const { biometricsBookedFor: date, submittedOn } = recorded;
  const countText = 'The waiting time counts from that day, and not from the day on which the form was sent.';
  if (date === null)
    return [
      {
        kind: 'biometrics_due',
        about,
        date,
        link,
        steps: [
          {
            from: addDays(submittedOn, 1),
            name: 'known',
            type: 'warning',
            title: `${prefix}Book the appointment for fingerprints and photo`,
            // A planned application counts as sent from its planned day.
            message: `By your record, the form of ${name} was sent on ${writtenDate(submittedOn)}. If it was not, change that day: until then everything here counts it as sent. There is no day for fingerprints and photo, or for the proof of identity. ${countText} Book the appointment, and add its day.`,
          },
        ],
      },
    ];
  const title = `${prefix}Appointment for fingerprints and photo`;
  const text = `The appointment for ${name} is on ${writtenDate(date)}. ${countText} The confirmation of the appointment says what to bring.`;
  return [
    {
      kind: 'biometrics_due',
      about,
      date,
      link,
      inWords: { title, text },
      ...stepsForLadder(ladders.appointment, date, (lead) =>
        isBefore(lead) || lead.days === 0
          ? { type: 'warning', title: `${title} on ${writtenDate(date)}`, message: text }
          : {
              type: 'warning',
              title: `${prefix}Were fingerprints and photo given on ${writtenDate(date)}?`,
              message: `By your record, the appointment for ${name} was on ${writtenDate(date)}. Add the day on which they were given. ${countText}`,
            },
      ),
    },
  ];
}

/** Issued after the last day of the paid or standard time. Empty without such a time. */
function lateDecisionTriggers(
  application: Application,
  { clock, window }: WaitingAnswer,
): readonly Trigger[] {
  const { about, name, prefix } = application;
  const time = expectedTime(window);
  if (time === null || time.lastDay === null || clock.from === null) return [];
  const { lastDay, inWords } = time;
  const countText = `The time for a decision on ${name} is ${inWords}${time.confirmed ? '' : ' (not confirmed)'}. It counts from ${writtenDate(clock.from)}.`;
  return [
    {
      kind: 'decision_late',
      about,
      date: lastDay,
      link,
      source: sourceForTime(time),
      inWords: {
        title: `${prefix}${window.faster === null ? 'Decision by the standard' : 'Decision that was paid for'}`,
        text: `${countText} It ends on ${writtenDate(lastDay)}. It is no promise.`,
      },
      ...stepsForLadder(ladders.timePassed, lastDay, () => ({
        type: 'warning',
        title: `${prefix}The decision is late: its time ended on ${writtenDate(lastDay)}`,
        message: `${countText} It ended on ${writtenDate(lastDay)}. Now you can ask UK Visas and Immigration (UKVI) what happens with it. Give the reference number and the day from which the time counts. If the decision is there, add its day.`,
      })),
    },
  ];
}

/** After a grant of naturalisation: the person becomes British at the ceremony. */
function ceremonyTriggers(application: Application, decidedOn: CivilDate): readonly Trigger[] {
  const { recorded, about, name, prefix } = application;
  if (recorded.appliedFor !== 'naturalisation' || recorded.outcome !== 'granted') return [];
  const deadline = ceremonyBy(decidedOn);
  if (deadline === null) return [];
  const title = `${prefix}Book the citizenship ceremony by ${writtenDate(deadline.day)}`;
  const message = `The decision on ${name} came on ${writtenDate(decidedOn)}. ${deadline.reason.message} You are British from the ceremony, and can apply for a passport after it.`;
  return [
    {
      kind: 'ceremony_due',
      about,
      date: deadline.day,
      until: deadline.day,
      link,
      ...(deadline.reason.source === null ? {} : { source: toAlertSource(deadline.reason.source) }),
      inWords: { title: `${prefix}Last day to book the citizenship ceremony`, text: message },
      ...stepsForLadderFrom(ladders.ceremony, deadline.day, decidedOn, { type: 'warning', title, message }),
    },
  ];
}

type ReasonSource = NonNullable<WaitingAnswer['window']['standard']>['source'];

const toAlertSource = ({ title, url, retrievedOn: checkedOn }: ReasonSource): AlertSource => ({
  title,
  url,
  checkedOn,
});

const sourceForTime = ({
  source,
  confirmed,
}: NonNullable<WaitingAnswer['window']['standard']>): AlertSource => ({
  ...toAlertSource(source),
  ...(confirmed ? {} : { throughOthers: true }),
});
