import { ageInWords, ageOfRules, type RuleSet } from '@settlewise/rules/parameters';
import { useLawDesk } from './lawDesk';

/** How old our reading of the rules is: `Rules read on 6 December 2025, news to 6 October 2026`. */
export function RulesNote({ ruleSet }: { ruleSet?: RuleSet }) {
  const { readings } = useLawDesk();
  return ageInWords(ageOfRules(readings, ruleSet));
}
