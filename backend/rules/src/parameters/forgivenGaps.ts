import { dayCount, writtenDate } from '../assessment/wording';
import type { CivilDate } from '../calendar/civilDate';
import { always } from './parameter';
import { sources } from './sources';
import { aTime, inDays, type Unit } from './units';

/** A gap of so many days is excepted when it was over before a day. */
export interface ShortGap {
  readonly days: number;
  readonly endedBefore: CivilDate;
}

const aShortGap: Unit<ShortGap> = {
  key: 'short_gap',
  inWords: ({ days, endedBefore }) => `${dayCount(days)}, if it was over before ${writtenDate(endedBefore)}`,
};

const source = sources.continuousResidenceRules;

/** Gaps without permission that the rules forgive by their dates alone, CR 4.1(d), CR 4.3 and SUI 13.1. */
export const forgivenGaps = {
  short: always(
    'Gap without permission that is excepted',
    aShortGap,
    { days: 28, endedBefore: '2016-11-24' },
    source,
  ),
  pandemic: always(
    'Gap in the pandemic that is excepted',
    aTime,
    { from: '2020-01-24', to: '2020-08-31' },
    source,
  ),
  extended: always(
    'Permission that ended in the pandemic was extended to the last of these days',
    aTime,
    { from: '2020-01-24', to: '2020-07-31' },
    source,
  ),
  /** The days of grace after it count where an application followed. */
  counted: always('Gap in the pandemic that counts', aTime, { from: '2020-08-01', to: '2020-08-31' }, source),
  /** SW 21.2(i): time that an application made in these days waited counts on the route of Skilled Workers. */
  skilledWorkerWait: always(
    'Skilled Worker: an application made in these days counts while it waits',
    aTime,
    { from: '2020-01-24', to: '2021-06-30' },
    source,
  ),
  /** Days within which an application with a good reason may be excepted. */
  goodReasonDays: always('Gap that may be excepted for a good reason', inDays, 14, source),
} as const;
