import { writtenDate } from '@settlewise/rules/assessment';
import { addDays } from '@settlewise/rules/calendar';
import type { RecordOnDay } from '../../record/recordOn';
import type { Trigger } from '../trigger';

/** Older answers cause no alert. */
const maxAgeDays = 28;

/** Alerts for a partner's answer to a request to compare addresses. Emails use these texts, so they disclose no details. */
export function comparisonAnswers({ comparisonAnswers: answers }: RecordOnDay): readonly Trigger[] {
  return answers.map(({ comparisonId, answeredOn }) => ({
    kind: 'address_comparison_answered',
    about: comparisonId,
    date: answeredOn,
    until: addDays(answeredOn, maxAgeDays),
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
