import { DomainError } from '../kernel/domainError';
import { mayBeOff } from './choices';
import type { IssuedNotification, NotificationEvent } from './events';

/** All alerts about one thing and one day. If the day changes, a new chain begins with new alerts. */
export type AlertChain = Pick<IssuedNotification, 'kind' | 'about' | 'date'>;

/** A person's answer to an alert. It applies to the whole chain. */
export type AlertAnswer =
  | { readonly answer: 'done' }
  /** For a deadline, it applies to this day only; for other kinds also to every later day. */
  | { readonly answer: 'not_for_me' }
  /** No alerts from the day `on` until the day `until`. */
  | { readonly answer: 'snoozed'; readonly on: string; readonly until: string };

/** The answers by the key of their chain (`keyOf`). */
export type AlertAnswers = ReadonlyMap<string, AlertAnswer>;

const keyWithDay = ({ kind, about, date }: AlertChain) => JSON.stringify([kind, about, date]);
const keyWithoutDay = ({ kind, about }: AlertChain) => JSON.stringify([kind, about]);

/** The key under which an answer is stored. */
export const keyOf = (chain: AlertChain, answer: AlertAnswer['answer']): string =>
  answer === 'not_for_me' && mayBeOff(chain.kind) ? keyWithoutDay(chain) : keyWithDay(chain);

export const answerOf = (answers: AlertAnswers, chain: AlertChain): AlertAnswer | null =>
  answers.get(keyWithoutDay(chain)) ?? answers.get(keyWithDay(chain)) ?? null;

/** All possible keys of a chain's answer. All are deleted when the chain is reopened. */
export const keysOf = (chain: AlertChain): readonly string[] => [keyWithoutDay(chain), keyWithDay(chain)];

/** Whether an answer ended the chain. */
export function isStopped(answers: AlertAnswers, chain: AlertChain): boolean {
  const answer = answerOf(answers, chain)?.answer;
  return answer === 'done' || answer === 'not_for_me';
}

/** Whether a chain is silent on a day. */
export function isQuiet(answers: AlertAnswers, chain: AlertChain, today: string): boolean {
  const answer = answerOf(answers, chain);
  return isStopped(answers, chain) || (answer?.answer === 'snoozed' && today < answer.until);
}

/**
 * Applies the answer of a chain to a due reminder: unchanged, null if silent, or repeated under a new name if the snooze is
 * over and nothing newer is due.
 */
export function asAnswered<Due extends AlertChain & { readonly subject: string; readonly dueOn: string }>(
  answers: AlertAnswers,
  due: Due,
  today: string,
): Due | null {
  if (isQuiet(answers, due, today)) return null;
  const answer = answerOf(answers, due);
  if (answer?.answer !== 'snoozed' || due.dueOn > answer.on) return due;
  return { ...due, subject: `${due.subject} again ${answer.until}` };
}

/** An answer, or `open` to reopen the chain. */
export type AnswerGiven = AlertAnswer | { readonly answer: 'open' };

/** Creates the event of an answer; null if nothing changes. @throws DomainError for an invalid snooze */
export function createAnswerEvent(
  { kind, about, date }: IssuedNotification,
  given: AnswerGiven,
  answers: AlertAnswers,
): NotificationEvent | null {
  const chain = { kind, about, date };
  const before = answerOf(answers, chain);
  if ((before?.answer ?? 'open') === given.answer && given.answer !== 'snoozed') return null;
  switch (given.answer) {
    case 'open':
      return { type: 'AlertTakenUpAgain', data: chain };
    case 'done':
      return { type: 'AlertDone', data: chain };
    case 'not_for_me':
      return { type: 'AlertNotForMe', data: chain };
    case 'snoozed': {
      const { on, until } = given;
      if (before?.answer === 'snoozed' && before.until === until) return null;
      if (until <= on) throw snoozeRefused('Please choose a day after today');
      if (!mayBeOff(kind) && date !== null && date > on && until > date)
        throw snoozeRefused('Please choose a day that is not after the day of this alert');
      return { type: 'AlertSnoozed', data: { ...chain, on, until } };
    }
  }
}

const snoozeRefused = (message: string) => new DomainError('invalid', 'snooze_refused', message, 'until');
