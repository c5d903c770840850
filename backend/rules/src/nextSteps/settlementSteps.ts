import type { IlrCalculation } from '../calculators/ilr/ilrCalculation';
import type { CivilDate } from '../calendar/civilDate';
import { findRoute } from '../routes/routes';
import { routeOfVisaType } from '../routes/visaTypes';
import { documentsForSettlement, type SuggestedDocument } from '../suggestions/suggestedDocuments';
import { costsOnDay, type CostsOnDay } from './costsOnDay';
import { findSettlementPage, type WhereToApply } from './applicationPages';

/** A question that was not answered with yes. */
export interface LeftOpen<Key extends string> {
  readonly key: Key;
  /** The calculator's step with the question. */
  readonly step: 1 | 2 | 3;
}

/** The next steps after a result. */
export interface NextSteps<Key extends string> {
  /** The first day to apply by the result; null if there is none. */
  readonly applyOn: CivilDate | null;
  /** Null if there is nothing to apply for yet. */
  readonly where: WhereToApply | null;
  readonly costs: CostsOnDay;
  readonly documents: readonly SuggestedDocument[];
  readonly leftOpen: readonly LeftOpen<Key>[];
}

export type SettlementPoint = 'englishLanguage' | 'financialRequirement' | 'goodCharacter';
const points: readonly SettlementPoint[] = ['englishLanguage', 'financialRequirement', 'goodCharacter'];

type Result = Pick<
  IlrCalculation,
  | SettlementPoint
  | 'visaType'
  | 'isEligible'
  | 'calculationDate'
  | 'suggestedEligibilityDate'
  | 'applyBy'
  | 'appliedOn'
  | 'english'
  | 'lifeInUk'
>;

/** The next steps after a result of the ILR calculator, for a visa that leads to ILR. */
export function settlementSteps(result: Result): NextSteps<SettlementPoint> {
  const { calculationDate: today, english, lifeInUk } = result;
  const key = routeOfVisaType(result.visaType);
  const route = key === null ? null : findRoute(key);
  const applyOn = findApplicationDay(result);
  const isCharged = route === null || route.fee;
  const asksTest = lifeInUk?.asked ?? (route === null || route.lifeInTheUk !== 'none');
  return {
    applyOn,
    where: applyOn === null ? null : findSettlementPage(key),
    costs: costsOnDay({
      on: applyOn ?? today,
      today,
      due: [
        isCharged ? 'settlement' : key === 'eu_settled_status' ? 'eu_settlement' : 'settlement_protection',
      ],
      extra: [
        ...(isCharged ? (['priority', 'super_priority'] as const) : []),
        ...(asksTest ? (['life_in_the_uk_test'] as const) : []),
      ],
    }),
    documents: documentsForSettlement(key, {
      english:
        english?.asked === 'route' ? 'of_visa' : english?.asked !== 'none' && english?.exempt !== 'age',
      lifeInUk: asksTest,
    }),
    leftOpen: points.filter((point) => !result[point]).map((point) => ({ key: point, step: 3 })),
  };
}

/** The day of the result. None if the person has applied, the days to apply are over, or an answer is missing. */
function findApplicationDay(result: Result): CivilDate | null {
  const { isEligible, calculationDate: today, applyBy, appliedOn } = result;
  if (appliedOn !== null) return null;
  if (applyBy !== null && applyBy < today) return null;
  if (isEligible) return today;
  return result.suggestedEligibilityDate;
}
