import {
  type TimelineEntry,
  type TimelineEntryKind,
  timelineEntryKinds,
} from '@settlewise/contract/timelineEntries';
import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';

/** What of a timeline is on show; null where nothing was chosen. */
export interface TimelineFilter {
  readonly kind: TimelineEntryKind | null;
  readonly from: CivilDate | null;
  readonly to: CivilDate | null;
}

const dateIn = (search: URLSearchParams, name: string): CivilDate | null => {
  const value = search.get(name) ?? '';
  return isCivilDate(value) ? value : null;
};

/** The filter that an address names; what it names wrongly is left out. */
export const filterIn = (search: URLSearchParams): TimelineFilter => ({
  kind: timelineEntryKinds.find((kind) => kind === search.get('kind')) ?? null,
  from: dateIn(search, 'from'),
  to: dateIn(search, 'to'),
});

/** The address's query with another filter; what else it holds stays. */
export function withFilter(search: URLSearchParams, filter: TimelineFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filter)) {
    if (typeof value === 'string') next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Whether an entry is on show: what lasts longer than a day, when one of its days lies in the period. */
export const shows = ({ kind, from, to }: TimelineFilter, entry: TimelineEntry): boolean =>
  (kind === null || entry.kind === kind) &&
  (from === null || (entry.endDate ?? entry.date) >= from) &&
  (to === null || entry.date <= to);

/** Whether anything is left out. */
export const isFiltering = ({ kind, from, to }: TimelineFilter): boolean =>
  kind !== null || from !== null || to !== null;

export interface TimelineGroup {
  readonly title: string;
  readonly entries: readonly TimelineEntry[];
}

/** Entries in their order under “Ahead” and the years in which they began. */
export function groupsOf(entries: readonly TimelineEntry[]): readonly TimelineGroup[] {
  const groups: { title: string; entries: TimelineEntry[] }[] = [];
  for (const entry of entries) {
    const title = entry.isAhead ? 'Ahead' : entry.date.slice(0, 4);
    const last = groups.at(-1);
    if (last?.title === title) last.entries.push(entry);
    else groups.push({ title, entries: [entry] });
  }
  return groups;
}

/** Kinds of entries that an application is decided by: settlement and the permissions before it. */
const deciding: ReadonlySet<TimelineEntryKind> = new Set(['settlement', 'visa']);

/** What decides the answer, and after it everything else under “Ahead” and its years. */
export function decidingFirst(entries: readonly TimelineEntry[]): readonly TimelineGroup[] {
  const first = entries.filter(({ kind }) => deciding.has(kind));
  const rest = groupsOf(entries.filter(({ kind }) => !deciding.has(kind)));
  return first.length === 0 ? rest : [{ title: 'What decides the answer', entries: first }, ...rest];
}
