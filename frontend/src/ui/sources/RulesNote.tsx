import type { RuleSet } from '@settlewise/rules';
import { useToday } from '../dates/useToday';
import { rulesInWords } from './readInWords';

/** By which rules something was answered, and when they were last read as a whole. Goes on inside a sentence. */
export function RulesNote({ ruleSet }: { ruleSet: RuleSet }) {
  return rulesInWords(ruleSet, useToday());
}
