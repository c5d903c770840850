import type { IlrCalculationResponse } from '@settlewise/contract/assessments';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { Topic } from '@settlewise/rules/notices';
import { isRouteKey } from '@settlewise/rules/routes';
import { asksForIlr } from './wayToIlr';

interface Topics {
  readonly topics: readonly Topic[];
  readonly canApplyNow: readonly Topic[];
}

/** The topics of a result, and those with which one can apply today. A result of another day names none of these. */
export function resultTopics(result: IlrCalculationResponse, today: CivilDate): Topics {
  const { route, isEligible, appliedOn, calculationDate } = result;
  if (route === null || !isRouteKey(route.key)) return { topics: [], canApplyNow: [] };
  const topics = [{ settlementOn: route.key }];
  const canApply = isEligible && appliedOn === null && calculationDate === today && asksForIlr(result);
  return { topics, canApplyNow: canApply ? topics : [] };
}
