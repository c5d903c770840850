import type { AdminRuleResponse } from '@settlewise/contract/admin';

type Rule = AdminRuleResponse;

/** Rules that change to the same value on the same day by the same source. */
export interface Change {
  /** Of the first of them. */
  readonly rule: Rule;
  /** What they are called, together: `Settlement: Skilled Worker; Scale-up`. */
  readonly parameters: string;
}

/** In the order in which they come. */
export function changesOf(rules: readonly Rule[]): readonly Change[] {
  const alike = new Map<string, Rule[]>();
  for (const rule of rules) {
    const { area, value, from, to, standing, confirmed, source } = rule;
    const key = JSON.stringify([area, value, from, to, standing, confirmed, source.url]);
    alike.set(key, [...(alike.get(key) ?? []), rule]);
  }
  return [...alike.values()].flatMap(([rule, ...others]) =>
    rule === undefined ? [] : [{ rule, parameters: togetherText([rule, ...others]) }],
  );
}

/** What stands before the first colon is said once where all have it. */
function togetherText(rules: readonly Rule[]): string {
  const parts = rules.map(({ parameter }) => partsOf(parameter));
  const first = parts[0]?.before ?? '';
  if (first === '' || parts.some(({ before }) => before !== first))
    return rules.map(({ parameter }) => parameter).join('; ');
  return `${first}: ${parts.map(({ after }) => after).join('; ')}`;
}

function partsOf(parameter: string): { before: string; after: string } {
  const at = parameter.indexOf(': ');
  return at < 0
    ? { before: '', after: parameter }
    : { before: parameter.slice(0, at), after: parameter.slice(at + 2) };
}
