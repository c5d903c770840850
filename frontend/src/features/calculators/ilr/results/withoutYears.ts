import { adviser } from '@settlewise/rules';
import type { IlrCalculationResponse } from '@settlewise/contract';
import type { Verdict } from '../../results/verdict';
import { notNeeded, ruleNotKnown, wayToIlr } from './wayToIlr';

export type IlrVerdict = Verdict<
  | 'Eligible for ILR'
  | 'Not Currently Eligible'
  | 'Not enough known'
  | 'One answer decides'
  | 'Two answers'
  | 'Eligible by time'
  | 'Conditions decide'
  | 'No ILR needed'
>;

/** What a result comes to where no number of years decides; null where one does. */
export function verdictWithoutYears(result: IlrCalculationResponse): IlrVerdict | null {
  switch (wayToIlr(result)) {
    case 'by_years':
      return null;
    case 'by_conditions':
      return byConditions(result);
    case 'nowhere':
      return {
        tone: 'soon',
        status: 'Not Currently Eligible',
        headline: 'This visa does not lead to ILR by itself',
        why: messageOf(result, 'no_settlement_route') ?? result.reasons[0]?.message ?? '',
      };
    case 'not_needed':
      return {
        tone: 'within',
        status: 'No ILR needed',
        headline: 'You do not need ILR',
        why: messageOf(result, notNeeded) ?? '',
      };
    case 'not_known':
      return {
        tone: 'soon',
        status: 'Not enough known',
        headline: 'We cannot say when you can apply',
        why: result.missing.find(({ code }) => code === ruleNotKnown)?.message ?? '',
      };
  }
}

/** No years are asked, so time decides nothing, and what does is not asked here: nobody is told to apply. */
function byConditions(result: IlrCalculationResponse): IlrVerdict {
  const conditions = result.missing.map(({ message }) => message);
  return {
    tone: 'soon',
    status: 'Conditions decide',
    headline: 'No years are asked: other conditions decide',
    why: (conditions.length > 0
      ? conditions
      : // Results that were saved before the conditions were among them.
        [
          messageOf(result, 'about_the_route'),
          `We do not ask about the conditions here. Check them on GOV.UK, or ask ${adviser} before you pay.`,
        ]
    )
      .filter(Boolean)
      .join(' '),
  };
}

const messageOf = ({ reasons }: IlrCalculationResponse, code: string): string | undefined =>
  reasons.find((reason) => reason.code === code)?.message;
