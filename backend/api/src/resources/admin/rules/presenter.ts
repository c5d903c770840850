import type { AdminRuleResponse } from '@settlewise/contract';
import {
  ageOfRules,
  civilDateInLondon,
  isReadLongAgo,
  ruleSet,
  toDayNumber,
  type CataloguedValue,
  type Readings,
} from '@settlewise/rules';

export function presentRule(rule: CataloguedValue): AdminRuleResponse {
  const { id, area, parameter, value, from, to, standing, confirmed, source } = rule;
  const { title, url, retrievedOn } = source;
  return { id, area, parameter, value, from, to, standing, confirmed, source: { title, url, retrievedOn } };
}

/** When somebody last read the Immigration Rules as a whole, and whether that is to be done again. */
export function presentRuleSet(now: Date, readings: Readings) {
  const { version: name } = ruleSet;
  const { rulesReadOn: checkedOn } = ageOfRules(readings);
  const today = civilDateInLondon(now);
  const daysAgo = toDayNumber(today) - toDayNumber(checkedOn);
  return { name, checkedOn, daysAgo, stale: isReadLongAgo(checkedOn, today) };
}
