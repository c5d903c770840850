import type { IlrCalculationResponse } from '@settlewise/contract/assessments';
import { adviser } from '@settlewise/rules/assessment';
import type { Verdict } from '../../results/verdict';
import type { CodedVerdict, VerdictFacts } from '../../results/verdictWords';
import { ilrVerdictWords, type IlrStatus, type IlrVerdictCode } from './verdictWords';
import { notNeeded, ruleNotKnown, wayToIlr } from './wayToIlr';

export interface IlrVerdict extends Verdict<IlrStatus> {
  readonly coded: CodedVerdict;
}

/** A verdict with the words of its code. */
export function ilrVerdict(
  { calculationDate }: Pick<IlrCalculationResponse, 'calculationDate'>,
  code: IlrVerdictCode,
  { tone, why, ...facts }: Pick<IlrVerdict, 'tone' | 'why'> & VerdictFacts,
): IlrVerdict {
  const { days = [], count = 0, open = [] } = facts;
  const [, say] = ilrVerdictWords[code];
  return { tone, why, ...say({ days, count, open }, calculationDate), coded: { code, ...facts } };
}

/** What a result comes to where no number of years decides; null where one does. */
export function verdictWithoutYears(result: IlrCalculationResponse): IlrVerdict | null {
  switch (wayToIlr(result)) {
    case 'by_years':
    case 'by_discharge':
      return null;
    case 'by_conditions':
      return byConditions(result);
    case 'nowhere':
      return ilrVerdict(result, 'nowhere', {
        tone: 'soon',
        why: messageOf(result, 'no_settlement_route') ?? result.reasons[0]?.message ?? '',
      });
    case 'not_needed':
      return ilrVerdict(result, 'not_needed', { tone: 'within', why: messageOf(result, notNeeded) ?? '' });
    case 'not_known':
      return ilrVerdict(result, 'rule_not_known', {
        tone: 'soon',
        why: result.missing.find(({ code }) => code === ruleNotKnown)?.message ?? '',
      });
  }
}

/** No years are asked, so time decides nothing, and what does is not asked here: nobody is told to apply. */
function byConditions(result: IlrCalculationResponse): IlrVerdict {
  const conditions = result.missing.map(({ message }) => message);
  return ilrVerdict(result, 'conditions', {
    tone: 'soon',
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
  });
}

const messageOf = ({ reasons }: IlrCalculationResponse, code: string): string | undefined =>
  reasons.find((reason) => reason.code === code)?.message;
