import type { LimitCheckResponse } from '@settlewise/contract/limits';
import { closestFirst, type TravelRecord } from '@settlewise/rules/absences';
import { checkOf, limitInWords, limitWithMarginInWords, onlyIfMarried } from '../../record/limits/labels';

/** What the days away mean for one goal. */
export interface GoalChecks {
  /** The limits that the goal is held to, the closest first. */
  readonly own: readonly LimitCheckResponse[];
  /** Limits that are broken and that this goal does not ask about, in words. */
  readonly beside: readonly string[];
}

/** The limits of a person, by goal. They are those of every other page: nothing is counted here. */
export function goalChecks(
  limits: readonly LimitCheckResponse[],
  { lastThreeYears }: Pick<TravelRecord, 'lastThreeYears'>,
): { readonly citizenship: GoalChecks; readonly settlement: GoalChecks } {
  const settlement = checkOf(limits, 'settlement');
  const threeYears = checkOf(limits, 'three_years');
  const ofCitizenship = limits.filter(({ kind }) => kind !== 'settlement');
  // The spouse of a British citizen is held to three years, everybody else to five.
  const own = ofCitizenship.filter(({ kind }) => threeYears === undefined || kind !== 'five_years');
  const broken = ofCitizenship.filter(({ standing }) => standing === 'over');
  const married = { kind: 'three_years', ...lastThreeYears } as const;
  return {
    citizenship: {
      own: closestFirst(own),
      beside: broken.filter((check) => !own.includes(check)).map(limitWithMarginInWords),
    },
    settlement: {
      own: settlement === undefined ? [] : [settlement],
      beside: [
        ...broken.map(limitWithMarginInWords),
        ...(threeYears === undefined && married.standing === 'over'
          ? [`${limitInWords(married)} It counts ${onlyIfMarried}.`]
          : []),
      ],
    },
  };
}
