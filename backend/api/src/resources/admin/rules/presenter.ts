import type { AdminRuleResponse } from '@settlewise/contract/admin';
import { civilDateInLondon, toDayNumber } from '@settlewise/rules/calendar';
import type { CataloguedValue } from '@settlewise/rules/catalogue';
import { ageOfRules, isReadLongAgo, type Readings, ruleSet } from '@settlewise/rules/parameters';

export function presentRule(rule: CataloguedValue): AdminRuleResponse {
  const { id, area, parameter, value, from, to, standing, confirmed, source } = rule;
  const { title, url, retrievedOn } = source;
  return { id, area, parameter, value, from, to, standing, confirmed, source: { title, url, retrievedOn } };
}

/** Presents when the Immigration Rules were last read as a whole, and whether another reading is due. */
export function presentRuleSet(now: Date, readings: Readings) {
  const { version: name } = ruleSet;
  const { rulesReadOn: checkedOn } = ageOfRules(readings);
  const today = civilDateInLondon(now);
  const daysAgo = toDayNumber(today) - toDayNumber(checkedOn);
  return { name, checkedOn, daysAgo, stale: isReadLongAgo(checkedOn, today) };
}
