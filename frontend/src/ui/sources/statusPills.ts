import type { RuleStatus } from '@settlewise/rules/parameters';
import type { IconName } from '../Icon';
import type { Tone } from '../Pill';

/** How a value stands, in a word with a shape. */
export const statusPills: Readonly<Record<RuleStatus, { tone: Tone; word: string; icon?: IconName }>> = {
  in_force: { tone: 'within', word: 'In force' },
  to_come: { tone: 'soon', word: 'To come' },
  announced: { tone: 'plain', word: 'Announced, not the law', icon: 'info' },
  practice: { tone: 'plain', word: 'Practice' },
  not_confirmed: { tone: 'soon', word: 'Not confirmed', icon: 'warning' },
};
