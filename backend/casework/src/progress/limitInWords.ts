import { writtenDate } from '@settlewise/rules/assessment';
import { ofSettlement } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import { lawOn } from '@settlewise/rules/parameters';
import type { Route } from '@settlewise/rules/routes';

/** The period of a limit of days away, in words. Long residence has other limits for journeys begun before the change. */
export function limitInWords(
  { absences }: Pick<Route, 'absences'>,
  yearLimit: number | null,
  today: CivilDate,
): string | null {
  if (yearLimit === null) return null;
  const anyYear = ofSettlement(yearLimit);
  if (absences !== 'long_residence') return `${anyYear}.`;
  const { longResidenceSingle, longResidenceTotal, longResidenceRollingSince } = lawOn(today);
  const before = `${longResidenceSingle.days} days at one time and ${longResidenceTotal.days} in all`;
  return `${anyYear}, for journeys begun on ${writtenDate(longResidenceRollingSince)} or later. For journeys begun before: ${before}.`;
}
