import {
  type AlertAnswers,
  type AlertChoices,
  answerOf,
  isOff,
  isStopped,
} from '@settlewise/domain/notifications';
import type { CivilDate } from '@settlewise/rules/calendar';
import { listRecordDays, type RecordDay } from './days';
import type { Trigger } from './trigger';

/** A day in the owner’s calendar, and the days of its reminders. */
export interface CalendarDay extends RecordDay {
  readonly ringsOn: readonly CivilDate[];
}

interface AlertPreferences {
  readonly choices: AlertChoices;
  readonly answers: AlertAnswers;
}

/**
 * The days of the owner’s calendar. Leaves out kinds that are off, and alerts marked as done or not relevant. A snoozed
 * alert has no reminder before the end of the snooze.
 */
export const calendarDays = (
  triggers: readonly Trigger[],
  { choices, answers }: AlertPreferences,
  today: CivilDate,
): readonly CalendarDay[] =>
  listRecordDays(triggers, today)
    .filter(({ kind, trigger }) => !isOff(choices, kind) && !isStopped(answers, trigger))
    .map((each) => ({ ...each, ringsOn: listRingDays(each, answers) }));

function listRingDays({ day, trigger }: RecordDay, answers: AlertAnswers): readonly CivilDate[] {
  const answer = answerOf(answers, trigger);
  const steps = trigger.steps.map(({ from }) => from);
  const snoozedUntil = answer?.answer === 'snoozed' ? answer.until : null;
  const rings =
    snoozedUntil === null ? steps : [snoozedUntil, ...steps.filter((from) => from > snoozedUntil)];
  return rings.filter((from) => from <= day);
}
