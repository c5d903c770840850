import { splitDate, type CivilDate } from '../calendar/civilDate';
import type { FeeLine, FeesAnswer } from './answer';
import type { FeesQuestion } from './question';

/** The number of Aprils up to a day: most fees rise around 6 April. */
const rises = (day: CivilDate): number => {
  const { year, month, day: ofMonth } = splitDate(day);
  return month > 4 || (month === 4 && ofMonth >= 6) ? year : year - 1;
};

/** Amount after `times` yearly rises, rounded to the penny each year. */
function raised(pence: number, percent: number, times: number): number {
  let sum = pence;
  for (let rise = 0; rise < times; rise += 1) sum = Math.floor((sum * (100 + percent) + 50) / 100);
  return sum;
}

/** The total if all fees rise each April by the assumed percentage. Own costs do not rise. */
export function supposedRise(
  lines: readonly FeeLine[],
  { asOf, yearlyRisePercent = 0 }: FeesQuestion,
): FeesAnswer['assumption'] {
  if (yearlyRisePercent === 0) return null;
  const totalPence = lines.reduce(
    (total, { kind, on, pence }) =>
      total + (kind === 'own' ? pence : raised(pence, yearlyRisePercent, rises(on) - rises(asOf))),
    0,
  );
  return { yearlyRisePercent, totalPence };
}
