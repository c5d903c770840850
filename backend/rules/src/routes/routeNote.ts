import { type CivilDate, addDays } from '../calendar/civilDate';
import type { ParameterRow } from '../parameters/parameter';

/** What carries figures: its sentence is worded by the rows of a day; null on a day on which there is nothing to say. */
interface NoteOfFigures {
  /** The parameters whose figures it says. */
  readonly figures: readonly { readonly rows: readonly ParameterRow<unknown>[] }[];
  readonly inWords: (on: CivilDate) => string | null;
}

/** What is worded by its figures, and not said before the first day on which each of them is known. */
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

/** A sentence about a route, beside its years and days. */
export type RouteNote = string | NoteOfFigures;

/** A sentence with the first and the last day on which it holds, both included; null where no such day is known. */
export interface DatedNote {
  readonly text: string;
  readonly from: CivilDate | null;
  readonly to: CivilDate | null;
}

/** The sentences about a route as they are on a day. */
export const notesOn = (
  { notes }: { readonly notes: readonly RouteNote[] },
  day: CivilDate,
): readonly string[] =>
  notes.flatMap((note) => (typeof note === 'string' ? note : (note.inWords(day) ?? [])));

/** What a note has said and will say, in order of date. */
export function datedNotes(note: RouteNote): readonly DatedNote[] {
  if (typeof note === 'string') return [{ text: note, from: null, to: null }];
  const changes = note.figures.flatMap(({ rows }) => rows.flatMap(({ from }) => from ?? []));
  const days = [...new Set(changes)].sort();
  return [null, ...days].flatMap((from, index) => {
    const next = days[index];
    const text = note.inWords(from ?? dayBefore(next));
    return text === null ? [] : [{ text, from, to: next === undefined ? null : addDays(next, -1) }];
  });
}

/** A day on which the first rows are in force. */
const dayBefore = (next: CivilDate | undefined): CivilDate =>
  next === undefined ? anyDay : addDays(next, -1);
/** Where nothing changes, every day is as good as another. */
const anyDay: CivilDate = '2000-01-01';
