import type { CivilDate } from '@settlewise/rules/calendar';
import { dayRead, isReadLongAgo, findLaterVersion, type Source } from '@settlewise/rules/parameters';
import { formatLongDate } from '../dates/formatDate';

/** `4 September 2026`, or `6 December 2025, more than ninety days ago`. */
const dayInWords = (readOn: CivilDate, today: CivilDate): string =>
  `${formatLongDate(readOn)}${isReadLongAgo(readOn, today) ? ', more than ninety days ago' : ''}`;

/** `last read on 4 September 2026`, that it is long ago where it is, and that there is a newer version where there is one. */
export const lastRead = (
  source: Pick<Source, 'title' | 'retrievedOn'>,
  today: CivilDate,
  readOn: CivilDate = dayRead(source),
): string => `last read on ${dayInWords(readOn, today)}${newerInWords(source)}`;

/** `; we have not read the newer version of 8 June 2026` */
function newerInWords(source: Pick<Source, 'title'>): string {
  const day = findLaterVersion(source);
  return day === null ? '' : `; we have not read the newer version of ${formatLongDate(day)}`;
}

/** `which we know from others, as it was on 3 September 2026`: of a text that was not read, but that others tell of. */
export const knownAsOf = (source: Pick<Source, 'title' | 'retrievedOn'>, today: CivilDate): string =>
  `which we know from others, as it was on ${dayInWords(dayRead(source), today)}${newerInWords(source)}`;
