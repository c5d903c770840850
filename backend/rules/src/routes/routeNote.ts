import { type CivilDate, addDays } from '../calendar/civilDate';
import type { ParameterRow } from '../parameters/parameter';

/** A note with figures: the rows of a day word it; null on a day without a note. */
interface NoteOfFigures {
  /** The parameters with its figures. */
  readonly figures: readonly { readonly rows: readonly ParameterRow<unknown>[] }[];
  readonly inWords: (on: CivilDate) => string | null;
}

/** A note worded by its figures. It starts on the first day on which all of them are known. */
export const noteOfFigures = (
  figures: NoteOfFigures['figures'],
  inWords: (on: CivilDate) => string,
): NoteOfFigures => ({
  figures,
  inWords: (on) => {
    const known = figures.every(({ rows }) => rows.some(({ from }) => from === null || from <= on));
    return known ? inWords(on) : null;
  },
});

/** A sentence about a route, in addition to its years and days. */
export type RouteNote = string | NoteOfFigures;

/** A sentence with its first and last day, both included; null if unknown. */
export interface DatedNote {
  readonly text: string;
  readonly from: CivilDate | null;
  readonly to: CivilDate | null;
}

/** The sentences about a route on a day. */
export const notesOn = (
  { notes }: { readonly notes: readonly RouteNote[] },
  day: CivilDate,
): readonly string[] =>
  notes.flatMap((note) => (typeof note === 'string' ? note : (note.inWords(day) ?? [])));

/** The past and future sentences of a note, in order of date. */
export function datedNotes(note: RouteNote): readonly DatedNote[] {
  if (typeof note === 'string') return [{ text: note, from: null, to: null }];
  const changes = note.figures.flatMap(({ rows }) => rows.flatMap(({ from }) => from ?? []));
  const days = [...new Set(changes)].sort();
  return [null, ...days].flatMap((from, index) => {
    const next = days[index];
    const text = note.inWords(from ?? findDayBefore(next));
    return text === null ? [] : [{ text, from, to: next === undefined ? null : addDays(next, -1) }];
  });
}

/** A day on which the first rows are in force. */
const findDayBefore = (next: CivilDate | undefined): CivilDate =>
  next === undefined ? anyDay : addDays(next, -1);
/** Any day, if nothing changes. */
const anyDay: CivilDate = '2000-01-01';
