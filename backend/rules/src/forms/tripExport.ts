import { dayParts, formDate } from './formats';
import type { FormJourney, FormWords } from './record';
import type { FormTravel } from './residence';

/** What a sheet has for the day of coming back. */
export const returnInWords = ({ returnDate, stillAway }: FormJourney): string =>
  stillAway === true ? 'Still away' : formDate(returnDate);

/** The journeys as a table, with its head: for a file, or to be printed. */
export function tripRows(
  { trips }: Pick<FormTravel, 'trips'>,
  words: FormWords,
): readonly (readonly string[])[] {
  return [
    ['Left the UK', 'Came back', 'Days', 'Country', 'Reason', 'May be left out'],
    ...trips.map(({ journey, days, mayBeLeftOut }) => [
      formDate(journey.departureDate),
      returnInWords(journey),
      String(days),
      journey.destination ?? '',
      journey.reason === null ? '' : words.reason(journey.reason),
      mayBeLeftOut ? 'Yes' : '',
    ]),
  ];
}

/** One thing to paste, in the order in which the fields of the form come. */
export interface PasteStep {
  readonly trip: string;
  readonly field: 'left' | 'returned' | 'country' | 'reason';
  /** A day goes in by its parts, so that day and month are not exchanged. */
  readonly part: 'day' | 'month' | 'year' | null;
  readonly text: string;
}

/** Every field of every journey, one after the other. */
export const pasteOrder = ({ trips }: Pick<FormTravel, 'trips'>, words: FormWords): readonly PasteStep[] =>
  trips.flatMap(({ id, journey }) => {
    const date = (field: 'left' | 'returned', on: string): readonly PasteStep[] =>
      Object.entries(dayParts(on)).map(([part, text]) => ({
        trip: id,
        field,
        text,
        part: part as 'day' | 'month' | 'year',
      }));
    const text = (field: 'country' | 'reason', said: string | null): readonly PasteStep[] =>
      said === null ? [] : [{ trip: id, field, text: said, part: null }];
    return [
      ...date('left', journey.departureDate),
      // There is nothing to paste before that day.
      ...(journey.stillAway === true ? [] : date('returned', journey.returnDate)),
      ...text('country', journey.destination),
      ...text('reason', journey.reason === null ? null : words.reason(journey.reason)),
    ];
  });
