import type { TimelineMatter } from '@settlewise/contract/timelineEntries';
import type { Reason } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';

/** Something for the timeline. One whose day is not known makes no entry. */
export interface TimelineItem {
  readonly id: string;
  readonly date: CivilDate | null;
  readonly endDate?: CivilDate | null;
  readonly title: string;
  readonly detail?: string | null;
  /** Whose it is, where that is not the person. */
  readonly dependantId?: number | null;
  /** What it tells of, where its kind leaves that open. */
  readonly matter?: TimelineMatter | null;
  /** The application that it belongs to. */
  readonly applicationId?: string | null;
  /** Why this day. */
  readonly reason?: Reason | null;
}

/** A day that has passed; null for one that is today or later, which is among the days ahead. */
export const ifPassed = (date: CivilDate | null, today: CivilDate): CivilDate | null =>
  date !== null && date < today ? date : null;
