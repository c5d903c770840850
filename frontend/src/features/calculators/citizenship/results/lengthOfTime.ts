import { addYears, type CivilDate, isCivilDate, splitDate, toDayNumber } from '@settlewise/rules/calendar';

const daysOfMonth = 30;

/**
 * How long it is from one day to another as `5 years 2 months`: whole calendar years, and what is left in months of 30
 * days. `N/A` where a day is missing, `0 months` where the second comes first.
 */
export function lengthOfTime(from: CivilDate | null, to: CivilDate | null): string {
  if (from === null || to === null || !isCivilDate(from) || !isCivilDate(to)) return 'N/A';
  if (to < from) return '0 months';
  let years = splitDate(to).year - splitDate(from).year;
  while (years > 0 && addYears(from, years) > to) years -= 1;
  const rest = toDayNumber(to) - toDayNumber(addYears(from, years));
  // The last days of a year make no twelfth month of 30 days.
  const months = Math.min(11, Math.floor(rest / daysOfMonth));
  const words = [
    ...(years > 0 ? [counted(years, 'year')] : []),
    ...(months > 0 || years === 0 ? [counted(months, 'month')] : []),
  ];
  return words.join(' ');
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
