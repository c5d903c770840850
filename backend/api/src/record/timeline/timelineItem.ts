import type { CivilDate } from '@settlewise/rules';

/** Something for the timeline. One whose day is not known makes no entry. */
export interface TimelineItem {
  readonly id: string;
  readonly date: CivilDate | null;
  readonly endDate?: CivilDate | null;
  readonly title: string;
  readonly detail?: string | null;
}

/** On the last day itself it has not expired yet. */
export const expires = (date: CivilDate | null, today: CivilDate) =>
  date !== null && date < today ? 'expired' : 'expires';
