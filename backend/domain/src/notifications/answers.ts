import { DomainError } from '../kernel/domainError';
import { mayBeOff } from './choices';
import type { IssuedNotification, NotificationEvent } from './events';

/** All that is told of one thing up to its day, step by step. Another day is another chain: people are told of it anew. */
export type AlertChain = Pick<IssuedNotification, 'kind' | 'about' | 'date'>;

/** What a person said to an alert: it holds for its whole chain. */
export type AlertAnswer =
  | { readonly answer: 'done' }
  /** Of a deadline it holds for this day alone; of anything else for every later day as well. */
  | { readonly answer: 'not_for_me' }
  /** Since a day, nothing is told before another. */
  | { readonly answer: 'snoozed'; readonly on: string; readonly until: string };

/** The answers by their chain, as `keyOf` names it. */
export type AlertAnswers = ReadonlyMap<string, AlertAnswer>;

const ofThisDay = ({ kind, about, date }: AlertChain) => JSON.stringify([kind, about, date]);
const ofEveryDay = ({ kind, about }: AlertChain) => JSON.stringify([kind, about]);

/** What an answer holds for. */
export const keyOf = (chain: AlertChain, answer: AlertAnswer['answer']): string =>
  answer === 'not_for_me' && mayBeOff(chain.kind) ? ofEveryDay(chain) : ofThisDay(chain);

export const answerOf = (answers: AlertAnswers, chain: AlertChain): AlertAnswer | null =>
  answers.get(ofEveryDay(chain)) ?? answers.get(ofThisDay(chain)) ?? null;

/** The keys under which something may have been answered: all of them are given up when the chain is taken up again. */
export const keysOf = (chain: AlertChain): readonly string[] => [ofEveryDay(chain), ofThisDay(chain)];

/** Whether a chain has come to its end by an answer. */
export function isStopped(answers: AlertAnswers, chain: AlertChain): boolean {
  const answer = answerOf(answers, chain)?.answer;
  return answer === 'done' || answer === 'not_for_me';
}

/** Whether nothing of a chain is told on a day. */
export function isQuiet(answers: AlertAnswers, chain: AlertChain, today: string): boolean {
  const answer = answerOf(answers, chain);
  return isStopped(answers, chain) || (answer?.answer === 'snoozed' && today < answer.until);
}

/**
 * How a reminder is told by the answer to its chain: as it is, not at all, or, once a snooze is over and nothing newer has
 * become due meanwhile, once more, under a name of its own.
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

/** An answer, or that the chain is taken up again. */
export type AnswerGiven = AlertAnswer | { readonly answer: 'open' };

/** The event of an answer; null where it is the answer already. @throws DomainError where the snooze makes no sense */
export function answering(
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
