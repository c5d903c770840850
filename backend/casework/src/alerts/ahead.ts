import {
  type AlertAnswers,
  type AlertChoices,
  answerOf,
  isOff,
  isStopped,
  type ReminderKind,
} from '@settlewise/domain/notifications';
import type { CivilDate } from '@settlewise/rules/calendar';
import { daysOf } from './days';
import type { Trigger } from './trigger';

/** A day ahead of a person, and when they are told of it. */
export interface AheadAlert {
  readonly kind: ReminderKind;
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

/** The days ahead of somebody, the soonest first, with what is still to be told: not those that they put away. */
export function aheadOf(
  triggers: readonly Trigger[],
  { choices, answers }: Said,
  today: CivilDate,
): readonly AheadAlert[] {
  return daysOf(triggers, today)
    .filter(({ isAhead, kind, trigger }) => isAhead && !isOff(choices, kind) && !isStopped(answers, trigger))
    .map(({ kind, day, title, link, trigger }) => ({
      kind,
      day,
      title,
      link,
      toldOn: tellings(toldFor(trigger, triggers), answers, today),
    }));
}

/**
 * Of a day that is only shown, people are told in the message of its kind that is about no day of the list itself: the day
 * from which more English is asked for, and what is to be done about it.
 */
function toldFor(trigger: Trigger, triggers: readonly Trigger[]): Trigger {
  if (trigger.steps.length > 0) return trigger;
  return (
    triggers.find(({ kind, inWords, steps }) => kind === trigger.kind && !inWords && steps.length > 0) ??
    trigger
  );
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
