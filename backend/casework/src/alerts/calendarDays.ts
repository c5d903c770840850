import {
  type AlertAnswers,
  type AlertChoices,
  answerOf,
  isOff,
  isStopped,
} from '@settlewise/domain/notifications';
import type { CivilDate } from '@settlewise/rules/calendar';
import { daysOf, type RecordDay } from './days';
import type { Trigger } from './trigger';

/** A day of a record in its owner’s calendar, and the days on which it rings. */
export interface CalendarDay extends RecordDay {
  readonly ringsOn: readonly CivilDate[];
}

interface Said {
  readonly choices: AlertChoices;
  readonly answers: AlertAnswers;
}

/**
 * The days of a record as its owner’s calendar has them: none of a kind that is off, none that they have done or that is
 * not for them, and of what they put off no ring before the day to which they did.
 */
export const calendarDays = (
  triggers: readonly Trigger[],
  { choices, answers }: Said,
  today: CivilDate,
): readonly CalendarDay[] =>
  daysOf(triggers, today)
    .filter(({ kind, trigger }) => !isOff(choices, kind) && !isStopped(answers, trigger))
    .map((each) => ({ ...each, ringsOn: ringsOf(each, answers) }));

function ringsOf({ day, trigger }: RecordDay, answers: AlertAnswers): readonly CivilDate[] {
  const answer = answerOf(answers, trigger);
  const steps = trigger.steps.map(({ from }) => from);
  const putOffTo = answer?.answer === 'snoozed' ? answer.until : null;
  const rings = putOffTo === null ? steps : [putOffTo, ...steps.filter((from) => from > putOffTo)];
  return rings.filter((from) => from <= day);
}
