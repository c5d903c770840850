import type { Trip } from '@settlewise/rules/absences';
import { earliestDate, latestDate } from '@settlewise/rules/assessment';
import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import { formatLongDate } from '../../../ui/dates/formatDate';

export interface TripProblems {
  readonly departureDate?: string;
  readonly returnDate?: string;
}

type ReadTrip = { readonly trip: Trip } | { readonly problems: TripProblems };

/** The trip that two typed dates make, or what is wrong with them. */
export function readTrip(departureDate: string, returnDate: string): ReadTrip {
  const problems: TripProblems = {
    ...problemAs('departureDate', dateProblem(departureDate, 'Enter the day you would leave the UK')),
    ...problemAs('returnDate', dateProblem(returnDate, 'Enter the day you would come back')),
  };
  if (Object.keys(problems).length > 0) return { problems };
  if (returnDate < departureDate)
    return { problems: { returnDate: 'The day you come back must not be before the day you leave' } };
  return { trip: { departureDate, returnDate } };
}

const problemAs = (field: keyof TripProblems, problem: string | null): TripProblems =>
  problem === null ? {} : { [field]: problem };

function dateProblem(date: CivilDate, missing: string): string | null {
  if (!isCivilDate(date)) return missing;
  if (date >= earliestDate && date <= latestDate) return null;
  return `Enter a day from ${formatLongDate(earliestDate)} to ${formatLongDate(latestDate)}`;
}
