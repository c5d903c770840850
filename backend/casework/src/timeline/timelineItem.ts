import type { TimelineMatter } from '@settlewise/contract/timelineEntries';
import type { Reason } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';

/** An item of the timeline. It makes no entry without a day. */
export interface TimelineItem {
  readonly id: string;
  readonly date: CivilDate | null;
  readonly endDate?: CivilDate | null;
  readonly title: string;
  readonly detail?: string | null;
  /** The dependant that it is about; null or left out for the person themselves. */
  readonly dependantId?: number | null;
  /** The subject, if its kind has several. */
  readonly matter?: TimelineMatter | null;
  readonly applicationId?: string | null;
  /** Why this day. */
  readonly reason?: Reason | null;
}

/** The day if it has passed, else null: `upcomingEntries` lists today and later days. */
export const ifPassed = (date: CivilDate | null, today: CivilDate): CivilDate | null =>
  date !== null && date < today ? date : null;
