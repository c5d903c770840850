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

/** The message of a trigger from a day on, until the next step takes its place. */
export interface Step {
  readonly from: CivilDate;
  /** Distinguishes the steps of one trigger. */
  readonly name: string;
  readonly type: ReminderType;
  readonly title: string;
  /**
   * What it is, why it matters, and what to do. People may read it some days later, so it names dates, not days left.
   */
  readonly message: string;
  /** It is told on its day or never: after that day the step before it holds again. */
  readonly onItsDayAlone?: true;
}

/** A calendar is read on any day: all is as true before the day and after it as on it, so it names days, never "today". */
export interface DayInWords {
  /** What the day is called. */
  readonly title: string;
  /** What it is called before a lawyer, where the title speaks to its owner. */
  readonly titleToLawyer?: string;
  /** What there is to know of it, as the calendar tells it. */
  readonly text: string;
  /** What a timeline says beside it. */
  readonly note?: string;
}

/** How the steps of a trigger follow from a ladder. */
interface Telling {
  readonly ladder: Ladder;
  readonly stepsBy: (ladder: Ladder) => readonly Step[];
}

/** Something in a person's record that they are told of, once for each step. */
export interface Trigger {
  readonly kind: ReminderKind;
  /** Which one of its kind: an id, or a word. */
  readonly about: string;
  /** The day that it is about; null where there is none. */
  readonly date: CivilDate | null;
  /** In order of time; none for a day that people only see ahead of them. */
  readonly steps: readonly Step[];
  /** By what its steps were made; left out where nothing of it is told a time before its day. */
  readonly telling?: Telling;
  /** The last day on which there is anything to tell; left out where that does not end by itself. */
  readonly until?: CivilDate;
  /** The page that it is about. */
  readonly link: string;
  /** What it rests on; left out where that is what its whole kind rests on. */
  readonly source?: AlertSource;
  /** What it is called before a lawyer, where its titles speak to its owner and no day of it is shown. */
  readonly titleToLawyer?: string;
  /** What the day is called wherever days ahead are shown; left out where it is none of them. */
  readonly inWords?: DayInWords;
}

/** A day that people see ahead of them, up to the day itself, and are told nothing of. */
export const onlyShown = (
  of: Pick<Trigger, 'kind' | 'about' | 'link'>,
  date: CivilDate,
  inWords: DayInWords,
): Trigger => ({ ...of, date, until: date, steps: [], inWords });

/** What a person is to be told now. */
export interface Reminder {
  readonly kind: ReminderKind;
  readonly about: string;
  /** Which one of its kind, and which step. */
  readonly subject: string;
  readonly date: CivilDate | null;
  /** Since when. */
  readonly dueOn: CivilDate;
  readonly type: ReminderType;
  readonly title: string;
  readonly message: string;
  readonly link: string;
}

/** The latest step that is due, if there is anything to tell; missed earlier steps are not sent. */
export function dueOn(trigger: Trigger, today: CivilDate): Reminder | null {
  const { steps, until, kind, about, date, link } = trigger;
  if (until !== undefined && until < today) return null;
  const step = steps.findLast(({ from, onItsDayAlone }) =>
    onItsDayAlone === true ? from === today : from <= today,
  );
  if (step === undefined) return null;
  const { from, name, type, title, message } = step;
  return { kind, about, subject: `${about} ${name}`, date, dueOn: from, type, title, message, link };
}

/** The soonest day after today on which there is something else to tell. */
export function nextStepOf(triggers: readonly Trigger[], today: CivilDate): CivilDate | null {
  const ahead = triggers.flatMap(({ steps, until }) =>
    steps.map(({ from }) => from).filter((from) => from > today && (until === undefined || from <= until)),
  );
  return ahead.reduce<CivilDate | null>((first, day) => (first === null || day < first ? day : first), null);
}

/** A coming day that must be mentioned now, because the next digest would be too late. */
export interface ComingUp {
  readonly date: CivilDate;
  readonly title: string;
}

/**
 * What is due, or becomes a reminder, after today and before the next digest; the soonest first. @param next the day of
 * the next mail
 */
export function comingUpBefore(
  triggers: readonly Trigger[],
  today: CivilDate,
  next: CivilDate,
): readonly ComingUp[] {
  const ahead = (day: CivilDate) => day > today && day < next;
  return triggers
    .flatMap(({ date, steps, until }) => {
      if (date === null || date <= today) return [];
      const isTrue = (day: CivilDate) => until === undefined || day <= until;
      const falls = [date, ...steps.map(({ from }) => from)].some((day) => ahead(day) && isTrue(day));
      // The title that applies before the day, not the one of the day itself.
      const step = steps.findLast(({ from }) => from < date) ?? steps[0];
      return falls && step !== undefined ? [{ date, title: step.title }] : [];
    })
    .sort((one, other) => one.date.localeCompare(other.date) || one.title.localeCompare(other.title));
}

/** The day on which a lead of a day begins. */
const beginningOf = ({ months, days }: Lead, date: CivilDate): CivilDate =>
  addDays(addMonths(date, -months), -days);

type Told = Pick<Trigger, 'steps'> & { readonly telling: Telling };

/** The steps of a ladder up to a day and after it. @param say what each of them tells, and how urgently */
export const toldBy = (
  ladder: Ladder,
  date: CivilDate,
  say: (lead: Lead, from: CivilDate) => Omit<Step, 'from' | 'name'>,
): Told => {
  const stepsBy = ({ leads }: Ladder) =>
    leads.map((lead) => {
      const from = beginningOf(lead, date);
      return { from, name: lead.name, ...say(lead, from) };
    });
  return { steps: stepsBy(ladder), telling: { ladder, stepsBy } };
};

/** Told as soon as a record is filled in, the day after it was begun, and again on each lead that comes after that. */
export const toldAsKnown = (
  ladder: Ladder,
  date: CivilDate,
  registeredOn: CivilDate,
  said: Omit<Step, 'from' | 'name'>,
): Told => toldFrom(ladder, date, addDays(registeredOn, 1), said);

/** Told on a day as what has become known, and again on each lead that comes after that. */
export const toldFrom = (
  ladder: Ladder,
  date: CivilDate,
  known: CivilDate,
  said: Omit<Step, 'from' | 'name'>,
): Told => {
  const later = (by: Ladder) => toldBy(by, date, () => said).steps.filter(({ from }) => from > known);
  const stepsBy = (by: Ladder) => [{ from: known, name: 'known', ...said }, ...later(by)];
  return { steps: stepsBy(ladder), telling: { ladder, stepsBy } };
};

/** The same, told by the lead times that the person chose for its kind; by what its steps were made is done with then. */
export function byChosenLeads({ telling, ...trigger }: Trigger, leads: LeadsOfKinds): Trigger {
  const chosen = leads[trigger.kind];
  if (telling === undefined || chosen === undefined) return trigger;
  return { ...trigger, steps: telling.stepsBy(withLeads(telling.ladder, chosen)) };
}

/** How many days before its day a lead begins, near enough to say how urgent it is. */
export const daysAhead = ({ months, days }: Lead): number => 30 * months + days;
