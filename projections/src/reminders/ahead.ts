import {
  answerOf,
  isOff,
  isStopped,
  type AlertAnswers,
  type AlertChoices,
  type ReminderKind,
} from '@settlewise/domain';
import type { CivilDate } from '@settlewise/rules';
import type { Trigger } from './trigger';

/** Something that a person will be told of, or that comes. */
export interface AheadAlert {
  readonly kind: ReminderKind;
  /** The day that it is about; where there is none, or where that is over, the next on which it is told. */
  readonly day: CivilDate;
  readonly title: string;
  readonly link: string;
  /** The days on which it is still to be told, the soonest first. */
  readonly toldOn: readonly CivilDate[];
}

interface Said {
  readonly choices: AlertChoices;
  readonly answers: AlertAnswers;
}

/** What is ahead, by day, the soonest first: not what is off, done or not for the person. */
export function aheadOf(
  triggers: readonly Trigger[],
  { choices, answers }: Said,
  today: CivilDate,
): readonly AheadAlert[] {
  return triggers
    .flatMap((trigger) => {
      const { kind, date, until, title, link } = { ...trigger, title: titleOf(trigger, today) };
      if (isOff(choices, kind) || isStopped(answers, trigger)) return [];
      if (until !== undefined && until < today) return [];
      const toldOn = tellings(trigger, answers, today);
      const day = date !== null && date >= today ? date : toldOn[0];
      return day === undefined ? [] : [{ kind, day, title, link, toldOn }];
    })
    .sort((one, other) => one.day.localeCompare(other.day) || one.title.localeCompare(other.title));
}

function titleOf({ inCalendar, steps, date }: Trigger, today: CivilDate): string {
  if (inCalendar !== undefined) return inCalendar.title;
  // The words of before the day, not those of the day itself.
  const before = steps.filter(({ from }) => date === null || from < date || from <= today);
  return (before.findLast(({ from }) => from <= today) ?? before[0] ?? steps[0]).title;
}

function tellings(trigger: Trigger, answers: AlertAnswers, today: CivilDate): readonly CivilDate[] {
  const { steps, until } = trigger;
  const answer = answerOf(answers, trigger);
  const quietUntil = answer?.answer === 'snoozed' && answer.until > today ? answer.until : null;
  const steady = steps
    .map(({ from }) => from)
    .filter((from) => from > (quietUntil ?? today) && (until === undefined || from <= until));
  return quietUntil === null ? steady : [quietUntil, ...steady];
}
