import { formDate, formDayOrMonth } from './formats';
import { listAnswer, warning } from './answers';
import type { AddressPeriod } from '../addressHistory/question';
import type { AnswerWithWarnings, FormCase, FormLine, FormWarning, SheetForm } from './question';
import type { FormAddress, FormJob, FormParent } from './record';
import { checkedAddresses, checkedJobs, gapWarnings, withinPeriod } from './stays';
import type { FormTrip } from './residence';
import { returnInWords } from './tripExport';
import { isCivilDate } from '../calendar/civilDate';

const dash = '–';
/** The form uses `now` for something that continues. */
const formatEnd = (to: string | null): string => (to === null ? 'now' : formDayOrMonth(to));
const warnAboutMonths = (stays: readonly { readonly from: string; readonly to: string | null }[]) =>
  stays.some(({ from, to }) => !isCivilDate(from) || (to !== null && !isCivilDate(to)))
    ? [warning('not_confirmed', 'Some dates have the month alone. The form may ask for the day.')]
    : [];

export const addressInOneLine = (
  { line1, line2, town, postcode, country }: FormAddress,
  { words }: Pick<FormCase, 'words'>,
): string =>
  [line1, line2, town, postcode, country === 'united_kingdom' ? null : words.country(country)]
    .filter((part) => part !== null && part !== '')
    .join(', ');

/** Addresses of the period, newest first, with the findings of the address history. */
export function addressList(one: FormCase, period: AddressPeriod): AnswerWithWarnings {
  const checked = checkedAddresses(one.person, period);
  const stays = withinPeriod(one.person.addresses, period);
  const lines = stays.map((address): FormLine => {
    const { id, from, to } = address;
    const cells = [addressInOneLine(address, one), formDayOrMonth(from), formatEnd(to)];
    return { id, cells, days: { from, to }, note: null };
  });
  return listAnswer({ columns: ['Address', 'From', 'To'], lines, period }, [
    ...gapWarnings(checked, 'address'),
    ...(checked.overlaps.length > 0
      ? [warning('conflict', 'Two main addresses have days in common. Correct one, or mark it as temporary.')]
      : []),
    ...(checked.abroadWithoutJourney.length > 0
      ? [warning('conflict', 'You had an address outside the UK on days on which no journey says so.')]
      : []),
    ...warnAboutMonths(stays),
  ]);
}

const kinds: Readonly<Record<string, string>> = {
  employed: 'Employed',
  self_employed: 'Self-employed',
  study: 'Student',
  voluntary: 'Unpaid work',
  none: 'Not working',
};

/** Work and study of the period, newest first. */
export function jobList(one: FormCase, period: AddressPeriod): AnswerWithWarnings {
  const stays = withinPeriod(one.person.jobs, period);
  const lines = stays.map((job: FormJob): FormLine => {
    const { id, from, to, kind, employer, address } = job;
    const cells = [kinds[kind] ?? kind, employer ?? dash, job.job ?? dash, address ?? dash];
    const lacksAddress = kind !== 'none' && address === null;
    return {
      id,
      cells: [...cells, formDayOrMonth(from), formatEnd(to)],
      days: { from, to },
      note: lacksAddress ? 'The address is missing.' : null,
    };
  });
  return listAnswer(
    { columns: ['Kind', 'Employer or school', 'Job or course', 'Address', 'From', 'To'], lines, period },
    [
      ...gapWarnings(checkedJobs(one.person, period), 'work'),
      ...(lines.some(({ note }) => note !== null)
        ? [warning('missing', 'An employer or a school has no address in your record.')]
        : []),
      ...warnAboutMonths(stays),
    ],
  );
}

/** Journeys in order, with their days as counted by the engine. */
export function tripList(one: FormCase): AnswerWithWarnings {
  const { travel, words } = one;
  if (travel === null)
    return {
      answer: null,
      warnings: [warning('missing', 'Say whose journeys they make, in their own page.')],
    };
  const { period, trips, islands } = travel;
  const table = {
    columns: ['Left the UK', 'Came back', 'Days', 'Country', 'Reason'],
    lines: trips.map((trip) => tripLine(trip, one.form, words)),
    period,
  };
  return listAnswer(table, [...tripWarnings(trips), ...islandWarnings(islands.length)]);
}

function tripLine(trip: FormTrip, form: SheetForm, words: FormCase['words']): FormLine {
  const { id, journey, days, daysInPeriod, mayBeLeftOut } = trip;
  const { departureDate: from, returnDate, stillAway, destination, reason } = journey;
  const notes = [
    ...(stillAway === true
      ? [`You are still away: the days are counted up to ${formDate(returnDate)}.`]
      : []),
    ...(daysInPeriod === days ? [] : [`Of these, ${daysInPeriod} fall into the years that are asked about.`]),
    ...(mayBeLeftOut && form === 'AN' ? ['It is short: it may be left out.'] : []),
  ];
  const why = reason === null ? dash : words.reason(reason);
  return {
    id,
    cells: [formDate(from), returnInWords(journey), String(days), destination ?? dash, why],
    days: { from, to: stillAway === true ? null : returnDate },
    note: notes.length === 0 ? null : notes.join(' '),
  };
}

function tripWarnings(trips: readonly FormTrip[]): readonly FormWarning[] {
  const lacks = (field: 'destination' | 'reason') => trips.some(({ journey }) => journey[field] === null);
  return [
    ...(trips.some(({ overlaps }) => overlaps)
      ? [warning('conflict', 'Two journeys have days in common: each day counts once in the total.')]
      : []),
    ...(trips.some(({ journey }) => journey.stillAway === true)
      ? [warning('missing', 'A journey has no return date. Enter it in your record when you are back.')]
      : []),
    ...(lacks('destination') ? [warning('missing', 'A journey has no country.')] : []),
    ...(lacks('reason') ? [warning('missing', 'A journey has no reason.')] : []),
  ];
}

const islandWarnings = (journeys: number): readonly FormWarning[] =>
  journeys === 0
    ? []
    : [
        warning(
          'not_confirmed',
          'Journeys to the Channel Islands and the Isle of Man are left out: for citizenship they are the UK.',
        ),
      ];

const parentKinds: Readonly<Record<string, string>> = {
  mother: 'Mother',
  father: 'Father',
  parent: 'Parent',
};

/** Both parents, with the details that the form needs. */
export function parentList({ person, words }: FormCase): AnswerWithWarnings {
  const lines = person.parents.map((parent: FormParent): FormLine => {
    const { id, which, fullName, dateOfBirth, placeOfBirth, countryOfBirth, nationality } = parent;
    const born = [placeOfBirth, countryOfBirth === null ? null : words.country(countryOfBirth)];
    return {
      id,
      cells: [
        parentKinds[which] ?? which,
        fullName.toUpperCase(),
        dateOfBirth === null ? dash : formDate(dateOfBirth),
        born.filter((place) => place !== null).join(', ') || dash,
        nationality === null ? dash : words.nationality(nationality),
      ],
      days: null,
      note: null,
    };
  });
  const lacks = person.parents.some(
    ({ dateOfBirth, countryOfBirth, nationality }) =>
      dateOfBirth === null || countryOfBirth === null || nationality === null,
  );
  return listAnswer(
    { columns: ['Parent', 'Name', 'Born on', 'Born in', 'Nationality'], lines, period: null },
    [
      ...(lines.length < 2 ? [warning('missing', 'The form asks for both parents.')] : []),
      ...(lacks ? [warning('missing', 'Of a parent the birth or the nationality is missing.')] : []),
    ],
  );
}
