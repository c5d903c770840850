import type { CivilDate } from '../calendar/civilDate';

/** The first day to apply by each way of counting; null where a way names none. */
export interface TwoDays {
  /** Both travel days counted. */
  readonly cautious: CivilDate | null;
  /** By the Home Office’s count, without them. */
  readonly homeOffice: CivilDate | null;
}

/** Whether the two ways come to two answers. Two days that are both over are one answer: now. */
export const countsApart = ({ cautious, homeOffice }: TwoDays, today: CivilDate): boolean =>
  cautious !== homeOffice && ![cautious, homeOffice].every((day) => day !== null && day <= today);
