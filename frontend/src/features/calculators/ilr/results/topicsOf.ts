import type { IlrCalculationResponse } from '@settlewise/contract';
import { isRouteKey, type CivilDate, type Topic } from '@settlewise/rules';
import { asksForIlr } from './wayToIlr';

interface Topics {
  readonly topics: readonly Topic[];
  readonly canApplyNow: readonly Topic[];
}

/** What a result is about, and for what one can apply today. A saved result of another day says nothing about today. */
export function topicsOf(result: IlrCalculationResponse, today: CivilDate): Topics {
  const { route, isEligible, appliedOn, calculationDate } = result;
  if (route === null || !isRouteKey(route.key)) return { topics: [], canApplyNow: [] };
  const topics = [{ settlementOn: route.key }];
  const canApply = isEligible && appliedOn === null && calculationDate === today && asksForIlr(result);
  return { topics, canApplyNow: canApply ? topics : [] };
}
