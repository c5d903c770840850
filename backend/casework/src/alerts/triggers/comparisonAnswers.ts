import { writtenDate } from '@settlewise/rules/assessment';
import { addDays } from '@settlewise/rules/calendar';
import type { RecordOnDay } from '../../record/recordOn';
import type { Trigger } from '../trigger';

/** So many days after the answer there is still something new in it. */
const toldWithin = 28;

/** That a partner answered who was asked to compare addresses. Mails have these words: they say neither who nor what. */
export function comparisonAnswers({ comparisonAnswers: answers }: RecordOnDay): readonly Trigger[] {
  return answers.map(({ comparisonId, answeredOn }) => ({
    kind: 'address_comparison_answered',
    about: comparisonId,
    date: answeredOn,
    until: addDays(answeredOn, toldWithin),
    link: '/address',
    steps: [
      {
        from: answeredOn,
        name: 'answered',
        type: 'other',
        title: 'Your question about comparing addresses has an answer',
        message: `The person whom you asked to compare addresses answered on ${writtenDate(answeredOn)}. What they said stands in the Address History Manager, under the form that asks about a partner.`,
      },
    ],
  }));
}
