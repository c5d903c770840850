import type { TimelineResponse } from '@settlewise/contract/timeline';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { notesOfDay } from '../plans/planInWords';

export interface Problem {
  readonly title: string;
  readonly text: string;
}

/** What is wrong with the day of a planned application, the worse first. */
export function plannedProblems(
  { ilrApplicationEarliestDate: firstDay, notes }: TimelineResponse,
  { appliedFor, isBeforeFirstDay, isAfterPermission, waiting }: NonNullable<TimelineResponse['planned']>,
): readonly Problem[] {
  const late: Problem = {
    title: notesOfDay.isAfterPermission,
    text: waiting.meanwhile.find(({ code }) => code === 'waiting_permission')?.message ?? '',
  };
  const early: Problem =
    firstDay === null
      ? { title: 'No first day for ILR is known', text: notes[0] ?? '' }
      : {
          title: notesOfDay.isBeforeFirstDay,
          text: `On your line, the first day to apply for ILR is ${formatLongDate(firstDay)}.`,
        };
  return [
    ...(isAfterPermission ? [late] : []),
    ...(isBeforeFirstDay || (appliedFor === 'ilr' && firstDay === null) ? [early] : []),
  ];
}
