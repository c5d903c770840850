import { approximateOptions, permittedReasonOptions } from '@settlewise/contract/journeys';
import { daysOfTrip, tripUpTo } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { Journey } from '@settlewise/casework/record';
import { byteOrderMark, formatCsvLines } from '../../answers/csv';

const heading = [
  'Date left',
  'Date returned',
  'Destination',
  'Reason',
  'Notes',
  'Days, both travel days counted',
  'Whole days',
  'Whole journey in the Channel Islands or Isle of Man',
  'May be left out',
  'How sure the dates are',
];

/** Written instead of the return date; an import reads it. */
const awayLabel = 'Still away';

/**
 * Journeys as a CSV file (RFC 4180), in the order given, under the heading that an import understands. @param today in
 * London, up to which the days of a journey without a return are counted
 */
export function formatCsv(journeys: readonly Journey[], today: CivilDate): string {
  const rows = journeys.map((journey) => [
    journey.departureDate,
    journey.returnDate ?? awayLabel,
    journey.destination,
    journey.reason,
    journey.notes ?? '',
    daysOfTrip(tripUpTo(journey, today), 'inclusive'),
    daysOfTrip(tripUpTo(journey, today), 'whole_days'),
    journey.crownDependency === null ? '' : sentenceCase(journey.crownDependency.replace('_', ' ')),
    permittedReasonOptions.find(({ value }) => value === journey.permittedReason)?.label ?? '',
    approximateOptions.find(({ value }) => value === journey.approximate)?.label ?? '',
  ]);
  return byteOrderMark + formatCsvLines([heading, ...rows]);
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
