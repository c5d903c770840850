import {
  againstLimit,
  verdictByShare,
  withNearOf,
  type AbsenceLimitOnDay,
  type LimitOwner,
  type ShareStep,
  type ShareTone,
} from '@settlewise/rules';
import type { IconName } from '../../../ui/Icon';

/** Where days stand against their limit. */
export interface LimitStatus {
  /** `quiet` as long as there is nothing to judge. */
  readonly colour: ShareTone | 'quiet';
  readonly words: string;
  readonly icon: IconName;
}

const icons = { within: 'check', soon: 'clock', nearOver: 'warning', over: 'alert' } as const;

interface Asked {
  readonly days: number;
  readonly limit: number;
  readonly owner: LimitOwner;
  /** A limit that is near at the same share. */
  readonly like: AbsenceLimitOnDay;
  /** Where the colour changes before, too. */
  readonly steps: readonly ShareStep[];
}

/** Colour, words and shape of one verdict. */
export function limitStatus({ days, limit, owner, like, steps }: Asked): LimitStatus {
  const { tone, words } = verdictByShare(againstLimit(days, withNearOf(limit, like)), owner, steps);
  return { colour: tone, words, icon: icons[tone] };
}
