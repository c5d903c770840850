import { isOnLine, type TimelineEntry, type TimelineMatter } from '@settlewise/contract/timelineEntries';
import { addYears, type CivilDate, splitDate } from '@settlewise/rules/calendar';

/** What a bar of the line stands for. */
export type BarKind = 'permission' | 'settled' | 'by_law' | 'application' | 'expected' | 'journey';

/** Something that lasts. */
export interface LineBar {
  readonly id: string;
  readonly kind: BarKind;
  readonly from: CivilDate;
  /** Its last day; of what has no end yet, that of the line. */
  readonly to: CivilDate;
  readonly title: string;
  /** Of two permissions that follow upon each other one is darker. */
  readonly isOdd: boolean;
  /** As in the list beside the line; null where the list does not number it. */
  readonly number: number | null;
}

/** A day. */
export interface LinePoint {
  readonly id: string;
  readonly day: CivilDate;
  readonly isAhead: boolean;
  /** It supposes that the step before it comes on its day. */
  readonly isSupposed: boolean;
  readonly number: number;
}

/** What the list beside the line says of a bar or a day. */
export interface LineItem {
  /** Null where it lies further ahead than the line goes. */
  readonly number: number | null;
  readonly isOver: boolean;
  readonly entry: TimelineEntry;
}

/** A person on the line: themselves, or one of the family. */
export interface LinePerson {
  /** Null for the person themselves. */
  readonly dependantId: number | null;
  readonly name: string;
  readonly bars: readonly LineBar[];
  readonly points: readonly LinePoint[];
  readonly items: readonly LineItem[];
}

export interface LifeLine {
  /** The first day of its first year, and the last of its last one. */
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly people: readonly LinePerson[];
}

export interface NamedDependant {
  readonly id: number;
  readonly name: string;
}

/** What lasts; of anything else a day stands on the line, or nothing. */
const barKinds: Readonly<Partial<Record<TimelineMatter, BarKind>>> = {
  permission: 'permission',
  settlement: 'settled',
  journey: 'journey',
  application: 'application',
};

/** What an entry is on the line; null for a day, and for what does not stand there. */
function barKindOf({ kind, matter }: TimelineEntry): BarKind | null {
  if (kind === 'by_law') return 'by_law';
  return matter === null ? null : (barKinds[matter] ?? null);
}

/** An application that is not sent yet: its own day stands there, and from it on the time until its decision. */
const isPlanned = (entry: TimelineEntry) => barKindOf(entry) === 'application' && entry.isAhead;

const isExpected = ({ matter }: TimelineEntry) => matter === 'decision_expected';

/** Of an application what is still to come, and what of a settlement, a visa or somebody of the family stands on a day. */
function isDay(entry: TimelineEntry): boolean {
  if (!isOnLine(entry)) return false;
  if (entry.kind === 'application' || entry.kind === 'journey') return entry.isAhead || isExpected(entry);
  return true;
}

interface Ends {
  readonly today: CivilDate;
  readonly last: CivilDate;
  /** By the id of an application the last day on which its decision is meant to come. */
  readonly expected: ReadonlyMap<string, CivilDate>;
}

/** The whole of a record as one line, for the person and each of the family. Null while nothing of it is dated. */
export function lineOf(
  entries: readonly TimelineEntry[],
  family: readonly NamedDependant[],
  today: CivilDate,
): LifeLine | null {
  const shown = entries.filter((entry) => barKindOf(entry) !== null || isDay(entry));
  if (!shown.some((entry) => entry.kind !== 'journey')) return null;
  // Dates as text sort as time does. Somebody’s birth begins no line.
  const begins = shown.filter(({ matter }) => matter !== 'birth').map(({ date }) => date);
  const from = `${[...begins, today].toSorted()[0]?.slice(0, 4)}-01-01`;
  const latest = latestOf(shown, today);
  const to = `${splitDate(latest).year}-12-31`;
  const expected = new Map(
    shown
      .filter(isExpected)
      .flatMap(({ applicationId, date }) => (applicationId === null ? [] : [[applicationId, date] as const])),
  );
  const people = [{ id: null, name: 'You' }, ...family].map((person) =>
    personOf(person, shown, { today, last: to, expected }),
  );
  return {
    from,
    to,
    people: people.filter(({ dependantId, items }) => dependantId === null || items.length > 0),
  };
}

/** A child’s days can lie many years ahead: the line of the family does not grow so long because of them. */
const yearsOfFamily = 5;

function latestOf(entries: readonly TimelineEntry[], today: CivilDate): CivilDate {
  const ends = entries.flatMap(({ date, endDate, dependantId }) =>
    [date, ...(endDate === null ? [] : [endDate])].filter(
      (day) => dependantId === null || day <= addYears(today, yearsOfFamily),
    ),
  );
  return [...ends, addYears(today, 1)].toSorted().at(-1) ?? today;
}

function personOf(
  { id, name }: { readonly id: number | null; readonly name: string },
  entries: readonly TimelineEntry[],
  ends: Ends,
): LinePerson {
  const theirs = entries
    .filter(({ dependantId, date }) => dependantId === id && date >= '1900-01-01')
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const listed = theirs.filter((entry) => barKindOf(entry) !== 'journey');
  const numbered = listed.filter(({ date }) => date <= ends.last);
  const numbers = new Map(numbered.map(({ id: entryId }, index) => [entryId, index + 1]));
  const numberOf = (entry: TimelineEntry) => numbers.get(entry.id) ?? null;
  const odd = new Set(
    theirs.filter((entry) => barKindOf(entry) === 'permission').filter((_entry, index) => index % 2 === 1),
  );
  const bars = theirs.flatMap((entry) =>
    barsOf(entry, { number: numberOf(entry), isOdd: odd.has(entry) }, ends),
  );
  return {
    dependantId: id,
    name,
    bars,
    points: numbered.flatMap((entry, index) =>
      barKindOf(entry) === null || isPlanned(entry)
        ? [
            {
              id: entry.id,
              day: entry.date,
              isAhead: entry.isAhead,
              isSupposed: entry.matter === 'supposed_step',
              number: index + 1,
            },
          ]
        : [],
    ),
    items: listed.map((entry) => ({
      number: numberOf(entry),
      entry,
      isOver: !entry.isAhead && (bars.find((bar) => bar.id === entry.id)?.to ?? entry.date) < ends.today,
    })),
  };
}

function barsOf(
  entry: TimelineEntry,
  look: Pick<LineBar, 'number' | 'isOdd'>,
  { today, last, expected }: Ends,
): readonly LineBar[] {
  const kind = barKindOf(entry);
  if (kind === null) return [];
  const { id, date: from, endDate, title, applicationId } = entry;
  if (kind !== 'application') {
    // A permission whose end nobody said goes on to today, and settlement has none.
    const open = kind === 'settled' ? last : kind === 'journey' ? from : from > today ? last : today;
    return [{ id, kind, from, to: endDate ?? open, title, ...look }];
  }
  if (endDate !== null) return [{ id, kind, from, to: endDate, title, ...look }];
  const until = applicationId === null ? undefined : expected.get(applicationId);
  const waitsFrom = isPlanned(entry) ? from : today;
  return [
    ...(isPlanned(entry) ? [] : [{ id, kind, from, to: today, title, ...look }]),
    ...(until === undefined || until <= waitsFrom
      ? []
      : [
          {
            id: `${id}-until`,
            kind: 'expected',
            from: waitsFrom,
            to: until,
            title,
            number: null,
            isOdd: false,
          } as const,
        ]),
  ];
}
