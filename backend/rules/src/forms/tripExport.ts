import { dayParts, formDate } from './formats';
import type { FormJourney, FormWords } from './record';
import type { FormTravel } from './residence';

/** The return day as shown on a sheet. */
export const returnInWords = ({ returnDate, stillAway }: FormJourney): string =>
  stillAway === true ? 'Still away' : formDate(returnDate);

/** The journeys as a table with a header, for a file or for print. */
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

/** One value to paste, in the order of the form's fields. */
export interface PasteStep {
  readonly trip: string;
  readonly field: 'left' | 'returned' | 'country' | 'reason';
  /** A date is pasted in parts, so that day and month are not swapped. */
  readonly part: 'day' | 'month' | 'year' | null;
  readonly text: string;
}

/** Every field of every journey in order. */
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
      // There is no return day to paste yet.
      ...(journey.stillAway === true ? [] : date('returned', journey.returnDate)),
      ...text('country', journey.destination),
      ...text('reason', journey.reason === null ? null : words.reason(journey.reason)),
    ];
  });
