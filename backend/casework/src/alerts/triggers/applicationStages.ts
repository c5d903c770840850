import { writtenDate } from '@settlewise/rules/assessment';
import { type AlertSource, isBefore, ladders } from '@settlewise/domain/notifications';
import { addDays, type CivilDate } from '@settlewise/rules/calendar';
import { ceremonyBy, expectedTime, waitingAnswer, type WaitingAnswer } from '@settlewise/rules/waiting';
import { labelOfAppliedFor } from '@settlewise/domain/record';
import { runningApplication } from '../../record/applicationOnRecord';
import type { RecordOnDay } from '../../record/recordOn';
import { toldBy, toldFrom, type Trigger } from '../trigger';
import { quoted } from '../wording';

const link = '/dashboard/applications';

interface Application {
  readonly recorded: RecordOnDay['applications'][number];
  /** Which one of its kind, for whoever it is. */
  readonly about: string;
  /** As a sentence names it: `your application “Settlement (ILR)”`. */
  readonly named: string;
  /** What stands before a title where it is for somebody else: `Zainab: `. */
  readonly whose: string;
}

/**
 * What the stage of each application asks for: an appointment for fingerprints and photo, the decision that is late, the
 * ceremony that is to be booked. Nothing for a dependant who is no longer in the record.
 */
export function applicationStages(record: RecordOnDay, today: CivilDate): readonly Trigger[] {
  return record.applications.flatMap((recorded) => {
    const application = asNamed(recorded, record.dependants);
    if (application === null) return [];
    if (recorded.decidedOn !== null) return ceremony(application, recorded.decidedOn);
    // Of what the record says of permission nothing here depends.
    const answer = waitingAnswer(runningApplication(recorded, null), today);
    return [...fingerprints(application, answer), ...lateDecision(application, answer)];
  });
}

function asNamed(
  recorded: Application['recorded'],
  dependants: RecordOnDay['dependants'],
): Application | null {
  const { id, appliedFor, dependant } = recorded;
  const label = quoted(labelOfAppliedFor(appliedFor));
  if (dependant === null) return { recorded, about: id, named: `your application ${label}`, whose: '' };
  const person = dependants.find(({ dependantId }) => dependantId === dependant);
  if (person === undefined) return null;
  return {
    recorded,
    about: `dependant ${dependant} ${id}`,
    named: `${person.firstName}’s application ${label}`,
    whose: `${person.firstName}: `,
  };
}

/** Until they are given, or identity is proved: the time of the decision does not run before. */
function fingerprints(application: Application, { clock }: WaitingAnswer): readonly Trigger[] {
  const { recorded, about, named, whose } = application;
  if (clock.startsWith === 'application' || clock.from !== null || recorded.biometricsOn !== null) return [];
  const { biometricsBookedFor: date, submittedOn } = recorded;
  const counts = 'The waiting time counts from that day, and not from the day on which the form was sent.';
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
            title: `${whose}Book the appointment for fingerprints and photo`,
            // The day for which somebody planned it passes like any other, whether they sent it or not.
            message: `By your record, the form of ${named} was sent on ${writtenDate(submittedOn)}. If it was not, change that day: until then everything here counts it as sent. There is no day for fingerprints and photo, or for the proof of identity. ${counts} Book the appointment, and add its day.`,
          },
        ],
      },
    ];
  const title = `${whose}Appointment for fingerprints and photo`;
  const text = `The appointment for ${named} is on ${writtenDate(date)}. ${counts} The confirmation of the appointment says what to bring.`;
  return [
    {
      kind: 'biometrics_due',
      about,
      date,
      link,
      inWords: { title, text },
      ...toldBy(ladders.appointment, date, (lead) =>
        isBefore(lead) || lead.days === 0
          ? { type: 'warning', title: `${title} on ${writtenDate(date)}`, message: text }
          : {
              type: 'warning',
              title: `${whose}Were fingerprints and photo given on ${writtenDate(date)}?`,
              message: `By your record, the appointment for ${named} was on ${writtenDate(date)}. Add the day on which they were given. ${counts}`,
            },
      ),
    },
  ];
}

/** The day after the last of the time that was paid for, or of the standard. Nothing where there is none. */
function lateDecision(application: Application, { clock, window }: WaitingAnswer): readonly Trigger[] {
  const { about, named, whose } = application;
  const time = expectedTime(window);
  if (time === null || time.lastDay === null || clock.from === null) return [];
  const { lastDay, inWords } = time;
  const counted = `The time for a decision on ${named} is ${inWords}${time.confirmed ? '' : ' (not confirmed)'}. It counts from ${writtenDate(clock.from)}.`;
  return [
    {
      kind: 'decision_late',
      about,
      date: lastDay,
      link,
      source: sourceOfTime(time),
      inWords: {
        title: `${whose}${window.faster === null ? 'Decision by the standard' : 'Decision that was paid for'}`,
        text: `${counted} It ends on ${writtenDate(lastDay)}. It is no promise.`,
      },
      ...toldBy(ladders.timePassed, lastDay, () => ({
        type: 'warning',
        title: `${whose}The decision is late: its time ended on ${writtenDate(lastDay)}`,
        message: `${counted} It ended on ${writtenDate(lastDay)}. Now you can ask UK Visas and Immigration (UKVI) what happens with it. Give the reference number and the day from which the time counts. If the decision is there, add its day.`,
      })),
    },
  ];
}

/** After the grant of naturalisation: nobody is British before the ceremony. */
function ceremony(application: Application, decidedOn: CivilDate): readonly Trigger[] {
  const { recorded, about, named, whose } = application;
  if (recorded.appliedFor !== 'naturalisation' || recorded.outcome !== 'granted') return [];
  const by = ceremonyBy(decidedOn);
  if (by === null) return [];
  const title = `${whose}Book the citizenship ceremony by ${writtenDate(by.day)}`;
  const message = `The decision on ${named} came on ${writtenDate(decidedOn)}. ${by.reason.message} You are British from the ceremony, and can apply for a passport after it.`;
  return [
    {
      kind: 'ceremony_due',
      about,
      date: by.day,
      until: by.day,
      link,
      ...(by.reason.source === null ? {} : { source: sourceNamed(by.reason.source) }),
      inWords: { title: `${whose}Last day to book the citizenship ceremony`, text: message },
      ...toldFrom(ladders.ceremony, by.day, decidedOn, { type: 'warning', title, message }),
    },
  ];
}

type Named = NonNullable<WaitingAnswer['window']['standard']>['source'];

const sourceNamed = ({ title, url, retrievedOn: checkedOn }: Named): AlertSource => ({
  title,
  url,
  checkedOn,
});

const sourceOfTime = ({
  source,
  confirmed,
}: NonNullable<WaitingAnswer['window']['standard']>): AlertSource => ({
  ...sourceNamed(source),
  ...(confirmed ? {} : { throughOthers: true }),
});
