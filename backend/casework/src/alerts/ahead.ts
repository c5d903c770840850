import {
  type AlertAnswers,
  type AlertChoices,
  answerOf,
  isOff,
  isStopped,
  type ReminderKind,
} from '@settlewise/domain/notifications';
import type { CivilDate } from '@settlewise/rules/calendar';
import { listRecordDays } from './days';
import type { Trigger } from './trigger';

/** A future day of a record, and when its alerts are issued. */
export interface AheadAlert {
  readonly kind: ReminderKind;
  readonly day: CivilDate;
  readonly title: string;
  readonly link: string;
  /** The future days of its alerts, the soonest first. */
  readonly toldOn: readonly CivilDate[];
}

interface AlertPreferences {
  readonly choices: AlertChoices;
  readonly answers: AlertAnswers;
}

/** The future days of a record with the days of their alerts, the soonest first. Leaves out kinds and alerts that are off. */
export function listDaysAhead(
  triggers: readonly Trigger[],
  { choices, answers }: AlertPreferences,
  today: CivilDate,
): readonly AheadAlert[] {
  return listRecordDays(triggers, today)
    .filter(({ isAhead, kind, trigger }) => isAhead && !isOff(choices, kind) && !isStopped(answers, trigger))
    .map(({ kind, day, title, link, trigger }) => ({
      kind,
      day,
      title,
      link,
      toldOn: listAlertDays(findTriggerWithSteps(trigger, triggers), answers, today),
    }));
}

/**
 * A day that is only shown has no steps: its alert is the other trigger of the same kind. An example is the day from which
 * a higher level of English is required.
 */
function findTriggerWithSteps(trigger: Trigger, triggers: readonly Trigger[]): Trigger {
  if (trigger.steps.length > 0) return trigger;
  return (
    triggers.find(({ kind, inWords, steps }) => kind === trigger.kind && !inWords && steps.length > 0) ??
    trigger
  );
}

function listAlertDays(trigger: Trigger, answers: AlertAnswers, today: CivilDate): readonly CivilDate[] {
  const { steps, until } = trigger;
  const answer = answerOf(answers, trigger);
  const snoozedUntil = answer?.answer === 'snoozed' && answer.until > today ? answer.until : null;
  const laterDays = steps
    .map(({ from }) => from)
    .filter((from) => from > (snoozedUntil ?? today) && (until === undefined || from <= until));
  return snoozedUntil === null ? laterDays : [snoozedUntil, ...laterDays];
}
