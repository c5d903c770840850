import {
  absenceLimitsOn,
  againstLimit,
  standingInWords,
  toneOfLimit,
  withNearOf,
  type CivilDate,
} from '@settlewise/rules';
import { DaysOfLimit, type LimitStatus } from '../../results/DaysOfLimit';

interface Measured {
  readonly days: number;
  readonly limit: number;
  /** False where another limit decides for this person: then too many are no alarm. */
  readonly decides: boolean;
  /** The day whose limits hold. */
  readonly asOf: CivilDate;
}

const icons = { within: 'check', near: 'clock', over: 'alert' } as const;

/** As every page says it. */
function statusOf({ days, limit, decides, asOf }: Measured): LimitStatus {
  const against = againstLimit(days, withNearOf(limit, absenceLimitsOn(asOf).settlementYear));
  return {
    colour: toneOfLimit(against.standing, decides),
    words: standingInWords(against),
    icon: icons[against.standing],
  };
}

/** The bar of the total: red above 95 % of a limit that decides, amber above 75 %, otherwise green. */
function statusByShare(measured: Measured): LimitStatus {
  const { days, limit, decides } = measured;
  const percent = limit === 0 ? (days === 0 ? 0 : 101) : (100 * days) / limit;
  const status = statusOf(measured);
  if (percent > 100 || percent <= 75) return status;
  if (percent > 95)
    return { colour: decides ? 'over' : 'soon', words: 'Almost at the limit', icon: 'warning' };
  return { ...status, colour: 'soon', words: 'Close to the limit', icon: 'clock' };
}

interface DaysBarProps extends Measured {
  label: string;
  /** Coloured by its share of the limit, as the specification has it of the total. */
  byShare?: boolean;
}

/** Days away against a limit, as numbers, as a bar and in words. */
export function DaysBar({ label, byShare = false, ...measured }: DaysBarProps) {
  const { days, limit } = measured;
  const status = byShare ? statusByShare(measured) : statusOf(measured);
  const percent = limit === 0 ? 0 : Math.round((100 * days) / limit);
  return (
    <DaysOfLimit
      role="meter"
      {...{ label, days, limit, status, percent }}
      spoken={`${days} of ${limit} days, ${percent}%. ${status.words}.`}
    />
  );
}
