import type { DependantResponse } from '@settlewise/contract/dependants';
import { type CivilDate, readTypedDate } from '@settlewise/rules/calendar';
import { formatLongDate } from '../../ui/dates/formatDate';

type OwnJourney = DependantResponse['ownJourneys'][number];

/** One journey a line, as they are typed: `3 April 2025 to 10 April 2025, Spain`. */
export const ownJourneysText = (journeys: readonly OwnJourney[]): string =>
  journeys
    .map(({ departureDate, returnDate, destination }) => {
      const days = `${formatLongDate(departureDate)} to ${formatLongDate(returnDate)}`;
      return destination === null ? days : `${days}, ${destination}`;
    })
    .join('\n');

const oneJourney = /^(.+?)\s+(?:to|until|-|–|—)\s+([^,]+?)\s*(?:,\s*(.*))?$/i;

/** The journeys that somebody typed, or what to do about the first line that is none. @param today in London */
export function readOwnJourneys(
  text: string,
  today: CivilDate,
): { readonly journeys: readonly OwnJourney[] } | { readonly problem: string } {
  const journeys: OwnJourney[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const wrong = (message: string) => ({ problem: `Line ${index + 1}: ${message}` });
    const [, left = '', back = '', where = ''] = oneJourney.exec(line.trim()) ?? [];
    const departure = readTypedDate(left, today);
    const arrival = readTypedDate(back, today);
    if (left === '' || departure.kind === 'empty' || arrival.kind === 'empty')
      return wrong('type two days with “to” between them, like 3 Apr 2025 to 10 Apr 2025, Spain');
    if (departure.kind === 'problem') return wrong(departure.message);
    if (arrival.kind === 'problem') return wrong(arrival.message);
    if (arrival.date < departure.date) return wrong('the return is before the departure');
    journeys.push({
      departureDate: departure.date,
      returnDate: arrival.date,
      destination: where.trim() === '' ? null : where.trim(),
    });
  }
  return { journeys };
}

/**
 * What is wrong with one of the journeys, with the line that it stands in: empty lines are no journeys.
 * @param path `ownJourneys.1.returnDate` @returns undefined where the path names no journey
 */
export function problemInLine(path: string, message: string, text: string): string | undefined {
  const [, position] = /^ownJourneys\.(\d+)(?:\.|$)/.exec(path) ?? [];
  if (position === undefined) return undefined;
  const lines = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [index + 1]));
  const line = lines[Number(position)];
  return line === undefined ? undefined : `Line ${line}: ${message}`;
}
