import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import { z } from 'zod';
import { readDraft } from './draftStorage';

const trips = z.object({
  useDetailedAbsences: z.boolean().nullish(),
  absences: z.array(z.object({ from: z.string(), to: z.string(), days: z.number(), reason: z.string() })),
});

/** A trip of a calculator, whole: both days are there, in order. */
export interface TypedTrip {
  readonly departureDate: CivilDate;
  readonly returnDate: CivilDate;
  /** What was typed of it, or nothing. */
  readonly place: string;
}

/** The trips that somebody typed into the ILR calculator; none where they gave totals by year. */
export function typedTrips(): readonly TypedTrip[] {
  const draft = readDraft('ilr', trips);
  if (draft === null || draft.useDetailedAbsences === false) return [];
  return draft.absences
    .filter(({ from, to, days }) => isCivilDate(from) && isCivilDate(to) && from <= to && days > 0)
    .map(({ from, to, reason }) => ({ departureDate: from, returnDate: to, place: reason.trim() }));
}
