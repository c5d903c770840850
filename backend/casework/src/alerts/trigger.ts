import {
  type AlertSource,
  type Ladder,
  type Lead,
  type LeadsOfKinds,
  type ReminderKind,
  withLeads,
} from '@settlewise/domain/notifications';
import { addDays, addMonths, type CivilDate } from '@settlewise/rules/calendar';

export type ReminderType = 'alert' | 'warning' | 'other';

/** The message of a trigger from a day until the next step. */
export interface Step {
  readonly from: CivilDate;
  /** Distinguishes the steps of one trigger. */
  readonly name: string;
  readonly type: ReminderType;
  readonly title: string;
  /** What it is, why it matters, and what to do. It names dates, not days left, because people may read it days later. */
  readonly message: string;
  /** Issued on its day only. After that day the step before it applies again. */
  readonly onlyOnDay?: true;
}

/** The texts of a calendar day. A calendar is read on any day, so the texts name dates and never say "today". */
export interface DayInWords {
  readonly title: string;
  /** The title for a lawyer, if `title` addresses the owner. */
  readonly titleToLawyer?: string;
  /** The description in the calendar. */
  readonly text: string;
  /** A note for the timeline. */
  readonly note?: string;
}

/** The ladder of a trigger, and how its steps are made from a ladder. */
interface LadderSource {
  readonly ladder: Ladder;
  readonly stepsBy: (ladder: Ladder) => readonly Step[];
}

/** Something in a record that causes alerts, one for each step. */
export interface Trigger {
  readonly kind: ReminderKind;
  /** Distinguishes triggers of one kind: an id or a word. */
  readonly about: string;
  /** The day that it is about; null without one. */
  readonly date: CivilDate | null;
  /** In order of time; empty for a day that is only shown. */
  readonly steps: readonly Step[];
  /** Left out if its steps have no lead times. */
  readonly ladderSource?: LadderSource;
  /** The last day of its alerts; left out if they have no end. */
  readonly until?: CivilDate;
  /** The page to open. */
  readonly link: string;
  /** Its legal source, if it differs from the source of its kind. */
  readonly source?: AlertSource;
  /** The title for a lawyer, if the titles of its steps address the owner and it has no calendar day. */
  readonly titleToLawyer?: string;
  /** The texts of its day in calendars and lists of days; left out if it has no such day. */
  readonly inWords?: DayInWords;
}

/** A trigger without alerts, for a day that is shown until it has passed. */
export const createShownDay = (
  subject: Pick<Trigger, 'kind' | 'about' | 'link'>,
  date: CivilDate,
  inWords: DayInWords,
): Trigger => ({ ...subject, date, until: date, steps: [], inWords });

/** An alert that is due. */
export interface Reminder {
  readonly kind: ReminderKind;
  readonly about: string;
  /** `about` and the name of the step. */
  readonly subject: string;
  readonly date: CivilDate | null;
  /** The first day of the step. */
  readonly dueOn: CivilDate;
  readonly type: ReminderType;
  readonly title: string;
  readonly message: string;
  readonly link: string;
}

/** The latest due step; null without one. Missed earlier steps are not sent. */
export function dueOn(trigger: Trigger, today: CivilDate): Reminder | null {
  const { steps, until, kind, about, date, link } = trigger;
  if (until !== undefined && until < today) return null;
  const step = steps.findLast(({ from, onlyOnDay }) => (onlyOnDay === true ? from === today : from <= today));
  if (step === undefined) return null;
  const { from, name, type, title, message } = step;
  return { kind, about, subject: `${about} ${name}`, date, dueOn: from, type, title, message, link };
}

/** The day of the next step after today; null without one. */
export function findNextStepDay(triggers: readonly Trigger[], today: CivilDate): CivilDate | null {
  const isAhead = triggers.flatMap(({ steps, until }) =>
    steps.map(({ from }) => from).filter((from) => from > today && (until === undefined || from <= until)),
  );
  return isAhead.reduce<CivilDate | null>(
    (first, day) => (first === null || day < first ? day : first),
    null,
  );
}

/** A coming day that must be mentioned now, because the next digest is too late. */
export interface ComingUp {
  readonly date: CivilDate;
  readonly title: string;
}

/**
 * Days with a date or a step after today and before the next digest, the soonest first. @param next the day of the next
 * email
 */
export function comingUpBefore(
  triggers: readonly Trigger[],
  today: CivilDate,
  next: CivilDate,
): readonly ComingUp[] {
  const isAhead = (day: CivilDate) => day > today && day < next;
  return triggers
    .flatMap(({ date, steps, until }) => {
      if (date === null || date <= today) return [];
      const isRelevant = (day: CivilDate) => until === undefined || day <= until;
      const isInPeriod = [date, ...steps.map(({ from }) => from)].some(
        (day) => isAhead(day) && isRelevant(day),
      );
      // The title that applies before the day, not the one of the day itself.
      const step = steps.findLast(({ from }) => from < date) ?? steps[0];
      return isInPeriod && step !== undefined ? [{ date, title: step.title }] : [];
    })
    .sort((one, other) => one.date.localeCompare(other.date) || one.title.localeCompare(other.title));
}

/** The first day of a lead time before a date. */
const findLeadStart = ({ months, days }: Lead, date: CivilDate): CivilDate =>
  addDays(addMonths(date, -months), -days);

type LadderSteps = Pick<Trigger, 'steps'> & { readonly ladderSource: LadderSource };

/** The steps of a ladder around a date. @param describe returns the texts and the type of a step */
export const stepsForLadder = (
  ladder: Ladder,
  date: CivilDate,
  describe: (lead: Lead, from: CivilDate) => Omit<Step, 'from' | 'name'>,
): LadderSteps => {
  const stepsBy = ({ leads }: Ladder) =>
    leads.map((lead) => {
      const from = findLeadStart(lead, date);
      return { from, name: lead.name, ...describe(lead, from) };
    });
  return { steps: stepsBy(ladder), ladderSource: { ladder, stepsBy } };
};

/** A step on the day after registration, when the record is filled in, and a step on each later lead time. */
export const stepsForLadderAfterRegistration = (
  ladder: Ladder,
  date: CivilDate,
  registeredOn: CivilDate,
  content: Omit<Step, 'from' | 'name'>,
): LadderSteps => stepsForLadderFrom(ladder, date, addDays(registeredOn, 1), content);

/** A step on the day when the fact becomes known, and a step on each later lead time. */
export const stepsForLadderFrom = (
  ladder: Ladder,
  date: CivilDate,
  knownOn: CivilDate,
  content: Omit<Step, 'from' | 'name'>,
): LadderSteps => {
  const later = (someLadder: Ladder) =>
    stepsForLadder(someLadder, date, () => content).steps.filter(({ from }) => from > knownOn);
  const stepsBy = (someLadder: Ladder) => [
    { from: knownOn, name: 'known', ...content },
    ...later(someLadder),
  ];
  return { steps: stepsBy(ladder), ladderSource: { ladder, stepsBy } };
};

/** The trigger with the lead times that the person chose for its kind, without its `ladderSource`. */
export function applyChosenLeads({ ladderSource, ...trigger }: Trigger, leads: LeadsOfKinds): Trigger {
  const chosen = leads[trigger.kind];
  if (ladderSource === undefined || chosen === undefined) return trigger;
  return { ...trigger, steps: ladderSource.stepsBy(withLeads(ladderSource.ladder, chosen)) };
}

/** The approximate length of a lead time in days, for deciding how urgent a step is. */
export const daysAhead = ({ months, days }: Lead): number => 30 * months + days;
