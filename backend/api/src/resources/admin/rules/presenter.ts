import { ruleSetStaleAfterDays, type AdminRuleResponse } from '@settlewise/contract';
import { civilDateInLondon, ruleSet, toDayNumber, type CataloguedValue } from '@settlewise/rules';

export function presentRule(rule: CataloguedValue): AdminRuleResponse {
  const { id, area, parameter, value, from, to, standing, confirmed, source } = rule;
  const { title, url, retrievedOn } = source;
  return {
    ...{ id, area, parameter, value, from, to, standing, confirmed },
    source: { title, url, retrievedOn },
  };
}

/** When somebody last compared the rules with their sources, and whether that is to be done again. */
export function presentRuleSet(now: Date) {
  const { version: name, checkedOn } = ruleSet;
  const daysAgo = toDayNumber(civilDateInLondon(now)) - toDayNumber(checkedOn);
  return { name, checkedOn, daysAgo, stale: daysAgo >= ruleSetStaleAfterDays };
}
