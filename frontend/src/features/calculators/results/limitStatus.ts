import {
  againstLimit,
  type LimitOwner,
  type ShareStep,
  type ShareTone,
  verdictByShare,
  withSimilarWarning,
} from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { AbsenceLimitOnDay } from '@settlewise/rules/parameters';
import type { IconName } from '../../../ui/Icon';

/** Where days stand against their limit. */
export interface LimitStatus {
  /** `quiet` as long as there is nothing to judge, and of what is allowed while another number is red. */
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
  /** The last day of the time that was counted, and today: no days are left of a time that is over. */
  readonly to?: CivilDate | null | undefined;
  readonly today?: CivilDate;
  /** Whether a number beside it is red: then it is not green. */
  readonly besideOver?: boolean;
}

/** Colour, words and shape of one verdict. */
export function limitStatus({ days, limit, owner, like, steps, to, today, besideOver }: Asked): LimitStatus {
  const { tone, words } = verdictByShare(
    { ...againstLimit(days, withSimilarWarning(limit, like)), to },
    owner,
    steps,
    today,
  );
  return besideOver === true && tone === 'within'
    ? { colour: 'quiet', words, icon: 'info' }
    : { colour: tone, words, icon: icons[tone] };
}
