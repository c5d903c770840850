import { bothFirstDays, daysOfBothAnswers } from '../../../../record/assessments/firstDays';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import type { VerdictWords } from '../../results/verdictWords';

export type IlrStatus =
  | 'Eligible for ILR'
  | 'Not Currently Eligible'
  | 'Not enough known'
  | 'One answer decides'
  | 'Two answers'
  | 'Eligible by time'
  | 'Conditions decide'
  | 'No ILR needed';

export type IlrVerdictCode =
  | ('eligible' | 'eligible_as_applied' | 'eligible_by_time' | 'permission_ended')
  | ('first_day' | 'first_day_after_applying' | 'two_first_days' | 'one_answer' | 'two_answers')
  | ('no_permission_now' | 'not_enough' | 'unknown_visa' | 'route_closed' | 'no_first_day' | 'requirements')
  | ('conditions' | 'nowhere' | 'not_needed' | 'rule_not_known');

const notNow = 'Not Currently Eligible';
const plain =
  (status: IlrStatus, headline: string) => (): { readonly status: IlrStatus; readonly headline: string } => ({
    status,
    headline,
  });

/** The status and the headline of every verdict of the ILR calculator. */
export const ilrVerdictWords: VerdictWords<IlrVerdictCode, IlrStatus> = {
  eligible: [0, plain('Eligible for ILR', 'You can apply for ILR now')],
  eligible_as_applied: [
    1,
    ({ days: [applied = ''] }) => ({
      status: 'Eligible for ILR',
      headline: `For an application made on ${formatLongDate(applied)}: yes, by what you answered`,
    }),
  ],
  eligible_by_time: [
    1,
    ({ days: [since = ''] }) => ({
      status: 'Eligible by time',
      headline: `By years and days away, you can apply: the first day was ${formatLongDate(since)}`,
    }),
  ],
  permission_ended: [
    1,
    ({ days: [on = ''] }) => ({
      status: notNow,
      headline: `The days to apply ended on ${formatLongDate(on)}`,
    }),
  ],
  first_day: [
    1,
    ({ days: [on = ''] }) => ({ status: notNow, headline: `You may be eligible from ${formatLongDate(on)}` }),
  ],
  first_day_after_applying: [
    2,
    ({ days: [applied = '', on = ''] }) => ({
      status: notNow,
      headline: `For an application made on ${formatLongDate(applied)}: not yet. First day: ${formatLongDate(on)}`,
    }),
  ],
  two_first_days: [
    2,
    ({ days: [inPractice = '', safe = ''] }, today) => ({
      status: inPractice <= today ? 'Two answers' : notNow,
      headline: bothFirstDays({ inPractice, safe }, today),
    }),
  ],
  one_answer: [0, plain('One answer decides', daysOfBothAnswers([]))],
  two_answers: [2, ({ days }) => ({ status: 'One answer decides', headline: daysOfBothAnswers(days) })],
  no_permission_now: [0, plain('Not enough known', 'By what you gave, your permission has ended')],
  not_enough: [0, plain('Not enough known', 'We cannot say yet')],
  unknown_visa: [0, plain(notNow, 'This visa type does not say which rules apply')],
  route_closed: [0, plain(notNow, 'This route is closed to applications')],
  no_first_day: [0, plain(notNow, 'No first day can be named')],
  requirements: [
    0,
    ({ count }) => ({
      status: notNow,
      headline:
        count === 1 ? 'One requirement is not met yet' : `${Math.round(count)} requirements are not met yet`,
    }),
  ],
  conditions: [0, plain('Conditions decide', 'No years are asked: other conditions decide')],
  nowhere: [0, plain(notNow, 'This visa does not lead to ILR by itself')],
  not_needed: [0, plain('No ILR needed', 'You do not need ILR')],
  rule_not_known: [0, plain('Not enough known', 'We cannot say when you can apply')],
};
