import type { AdminRuleResponse } from '@settlewise/contract/admin';
import { formatDate } from '../../../ui/dates/formatDate';
import type { IconName } from '../../../ui/Icon';
import type { Tone } from '../../../ui/Pill';
import { statusPills as looks } from '../../../ui/sources/statusPills';

type Rule = AdminRuleResponse;

export const statusPills: Readonly<Record<Rule['standing'], { tone: Tone; word: string; icon?: IconName }>> =
  { ...looks, past: { tone: 'plain', word: 'Past' } };

/** The areas that a rule can belong to, as the list is filtered by them. */
export const ruleAreas = [
  'Absences',
  'Fees',
  'Routes',
  'English',
  'Life in the UK test',
  'Documents',
  'Waiting',
  'Changes',
  'Announced',
] as const;

/** `From 26 Mar 2027`, `08 Apr 2026 to 07 Apr 2027`, `Always`, `No day known yet`. */
export function periodText({ from, to, standing }: Pick<Rule, 'from' | 'to' | 'standing'>): string {
  if (from === null && to === null) return standing === 'announced' ? 'No day known yet' : 'Always';
  if (from === null) return `Until ${formatDate(to)}`;
  return to === null ? `From ${formatDate(from)}` : `${formatDate(from)} to ${formatDate(to)}`;
}
