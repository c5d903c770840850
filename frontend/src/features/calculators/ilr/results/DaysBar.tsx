import {
  absenceLimitsOn,
  againstLimit,
  standingInWords,
  toneOfLimit,
  withNearOf,
  type CivilDate,
  type LimitOwner,
} from '@settlewise/rules';
import { DaysOfLimit, type LimitStatus } from '../../results/DaysOfLimit';

interface Measured {
  readonly days: number;
  readonly limit: number;
  readonly owner: LimitOwner;
  /** The day whose limits hold. */
  readonly asOf: CivilDate;
}

const icons = { within: 'check', near: 'clock', over: 'alert' } as const;

/** As every page says it. */
function statusOf({ days, limit, owner, asOf }: Measured): LimitStatus {
  const against = againstLimit(days, withNearOf(limit, absenceLimitsOn(asOf).settlementYear));
  return {
    colour: toneOfLimit(against.standing),
    words: standingInWords(against, owner),
    icon: icons[against.standing],
  };
}

/** The bar of the total, amber above 75 % already. Red stays for over. */
function statusByShare(measured: Measured): LimitStatus {
  const { days, limit } = measured;
  const status = statusOf(measured);
  const isCloser = status.colour === 'within' && 100 * days > 75 * limit;
  return isCloser ? { ...status, colour: 'soon', icon: 'clock' } : status;
}

interface DaysBarProps extends Measured {
  label: string;
  /** Coloured by its share of the limit, as the specification has it of the total. */
  byShare?: boolean;
  /** In place of the words, where another limit decides against the person: then no bar is green. */
  decidedBy?: string | null;
}

/** Days away against a limit, as numbers, as a bar and in words. */
export function DaysBar({ label, byShare = false, decidedBy = null, ...measured }: DaysBarProps) {
  const { days, limit } = measured;
  const own = byShare ? statusByShare(measured) : statusOf(measured);
  const status: LimitStatus =
    decidedBy !== null && own.colour !== 'over' ? { colour: 'soon', words: decidedBy, icon: 'info' } : own;
  const percent = limit === 0 ? 0 : Math.round((100 * days) / limit);
  return (
    <DaysOfLimit
      role="meter"
      {...{ label, days, limit, status, percent }}
      spoken={`${days} of ${limit} days, ${percent}%. ${status.words}.`}
    />
  );
}
