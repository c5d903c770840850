import { writtenDate } from '@settlewise/rules/assessment';
import { journeyReasonOptions, permittedReasonOptions } from '@settlewise/contract/journeys';
import { daysOfTrip, tripUpTo } from '@settlewise/rules/absences';
import { data, facts, section, table, type Html } from './html';
import { dependantName, findLabel, formatSpan } from './indexWords';
import type { Contents, FiledDocument } from './readContents';

type Absences = Pick<Contents, 'asOf' | 'absences' | 'dependants' | 'dependantNumbers'>;
type GivenJourney = Absences['absences']['journeys'][number];

/** The section with the days away, their limit and margin, and each journey. */
export function absencesSection(contents: Absences, documents: readonly FiledDocument[]): Html {
  const { asOf, absences } = contents;
  const numbers = [...settlementFacts(contents), ...worstTwelveMonthsFacts(contents)];
  return section('Absences', [
    ...(numbers.length === 0 ? [] : [facts(numbers)]),
    table(
      absences.journeys.map((journey) => ({
        Destination: journey.destination,
        Dates: formatDates(journey, asOf),
        'Days, travel days counted': String(journey.days),
        'Whole days': String(daysOfTrip(tripUpTo(journey, asOf), 'whole_days')),
        Reason: findLabel(journeyReasonOptions, journey.reason),
        'May be left out for ILR': findLabel(permittedReasonOptions, journey.permittedReason ?? ''),
        'Travelled with': formatTravellers(journey, contents),
        Evidence: formatEvidence(journey, documents),
        Notes: journey.notes ?? '',
      })),
    ),
    data('3 absences.json', '3 journeys.csv'),
  ]);
}

/** The Home Office's count against the limit for ILR, without the days that the route excludes. */
function settlementFacts({ absences: { summary } }: Absences): readonly (readonly [string, string])[] {
  const check = summary.limits.find(({ kind }) => kind === 'settlement');
  if (check === undefined) return [];
  const { days, limit, means, from, to, cautious } = check;
  return [
    ['Worst 12 months, by the Home Office’s count', `${days} of ${limit} days (${means})`],
    ...(from === null || to === null ? [] : [['In the time', formatSpan(from, to)] as const]),
    ['Margin: the same with travel days', `${cautious.days} days`],
  ];
}

/** Counts every journey, so no limit applies. */
const worstTwelveMonthsFacts = ({ absences: { worstTwelveMonths: most } }: Absences) =>
  most === null
    ? []
    : [
        [
          'Most in any 12 months, counting journeys alone',
          `${most.homeOffice.days} days, with travel days ${most.cautious.days}`,
        ] as const,
      ];

function formatDates({ departureDate, returnDate, daysRange }: GivenJourney, asOf: string): string {
  const dates =
    returnDate === null
      ? `${writtenDate(departureDate)}, still away on ${writtenDate(asOf)}`
      : formatSpan(departureDate, returnDate);
  return daysRange === null ? dates : `About ${dates}: ${daysRange.least} to ${daysRange.most} days`;
}

const formatTravellers = ({ travellers }: GivenJourney, { dependants, dependantNumbers }: Absences): string =>
  (travellers ?? [])
    .flatMap((id) => dependants.dependants.find(({ number }) => number === dependantNumbers.get(id)) ?? [])
    .map(dependantName)
    .join(', ');

const formatEvidence = ({ evidence }: GivenJourney, documents: readonly FiledDocument[]): string =>
  documents
    .filter(({ presented }) => evidence?.includes(presented.id) === true)
    .map(({ presented }) => presented.title)
    .join(', ');
