import { addDays, type CivilDate, toDayNumber } from '@settlewise/rules/calendar';

/** From the first day of a drawing to its last. */
export interface Span {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** Where a day begins, in a hundred of the drawing's width; what lies outside stands at its edge. */
export function placeOf({ from, to }: Span, day: CivilDate): number {
  const first = toDayNumber(from);
  const days = toDayNumber(to) + 1 - first;
  return Math.min(100, Math.max(0, (100 * (toDayNumber(day) - first)) / days));
}

/** How much of the width the days from one to another take, both included. */
export const widthOf = (span: Span, from: CivilDate, to: CivilDate): number =>
  placeOf(span, addDays(to, 1)) - placeOf(span, from);

/** A mark of the scale above the line. */
export interface Tick {
  readonly day: CivilDate;
  readonly words: string;
}

/** What a word of the scale needs, in pixels. */
const room = 46;
const monthNames = ['Jan', 'Apr', 'Jul', 'Oct'] as const;

/** The years of a drawing so many pixels wide as far as there is room for their names, and quarters where there is more. */
export function ticksOf({ from, to }: Span, width: number): readonly Tick[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const ofYear = width / (last - first + 1);
  const every = Math.max(1, Math.ceil(room / ofYear));
  const quarters = ofYear >= 4 * room;
  return Array.from({ length: last - first + 1 }, (_none, index) => first + index)
    .filter((_year, index) => index % every === 0)
    .flatMap((year) =>
      quarters
        ? monthNames.map((name, quarter) => ({
            day: `${year}-${String(3 * quarter + 1).padStart(2, '0')}-01`,
            words: quarter === 0 ? `${year}` : name,
          }))
        : [{ day: `${year}-01-01`, words: `${year}` }],
    );
}

/**
 * In which row each of these places stands, so that none covers another in a drawing so many pixels wide.
 * @param places in a hundred of the width, in ascending order @param apart the pixels that each needs
 */
export function rowsOf(places: readonly number[], width: number, apart: number): readonly number[] {
  const ends: number[] = [];
  return places.map((place) => {
    const at = (place * width) / 100;
    const free = ends.findIndex((end) => at - end >= apart);
    const row = free === -1 ? ends.length : free;
    ends[row] = at;
    return row;
  });
}
