import type { timelineRequest } from '@settlewise/contract/timeline';
import type { VisaTypeValue } from '@settlewise/contract/visaTypeChoices';
import { isCivilDate, toDayNumber } from '@settlewise/rules/calendar';
import type { z } from 'zod';

export interface AbsenceEntry {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

export interface YearEntry {
  readonly id: number;
  readonly year: string;
  /** As typed. */
  readonly days: string;
}

/** Everything that the page asks. */
export interface TimelineAnswers {
  readonly visaType: VisaTypeValue;
  readonly visaStartDate: string;
  readonly useDetailedAbsences: boolean;
  readonly absencesPerYear: readonly YearEntry[];
  readonly absences: readonly AbsenceEntry[];
}

export const sampleAnswers: TimelineAnswers = {
  visaType: 'skilled_worker',
  visaStartDate: '2021-01-01',
  useDetailedAbsences: false,
  absencesPerYear: [
    { id: 1, year: '2021', days: '30' },
    { id: 2, year: '2022', days: '45' },
    { id: 3, year: '2023', days: '20' },
    { id: 4, year: '2024', days: '15' },
  ],
  absences: [
    { id: 1, from: '2021-07-10', to: '2021-08-08', reason: 'Holiday' },
    { id: 2, from: '2022-12-18', to: '2023-01-05', reason: 'Family visit' },
  ],
};

/** The inclusive days of an entry; 0 while one of its dates is none. */
export const daysOf = ({ from, to }: AbsenceEntry): number =>
  isCivilDate(from) && isCivilDate(to) ? Math.max(0, toDayNumber(to) - toDayNumber(from) + 1) : 0;

/** An id that no entry of a list has. */
export const freeId = (entries: readonly { readonly id: number }[]): number =>
  Math.max(0, ...entries.map(({ id }) => id)) + 1;

/** What POST /api/timeline/generate is sent: the absences of the way that was chosen. The server says what is wrong. */
export function requestOf(answers: TimelineAnswers): z.input<typeof timelineRequest> {
  const { visaType, visaStartDate, useDetailedAbsences, absences, absencesPerYear } = answers;
  const of = { visaType, visaStartDate, useDetailedAbsences };
  return useDetailedAbsences
    ? {
        ...of,
        absences: absences.map((entry) => ({
          from: entry.from,
          to: entry.to,
          days: daysOf(entry),
          reason: entry.reason,
        })),
      }
    : {
        ...of,
        absencesPerYear: Object.fromEntries(
          absencesPerYear.map(({ year, days }) => [year.trim(), days.trim() === '' ? 0 : Number(days)]),
        ),
      };
}
