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
  !isOneAnswer(cautious, homeOffice, today);

/** Whether two first days come to the same for whoever asks today: the same day, or both over. */
export const isOneAnswer = (one: CivilDate | null, other: CivilDate | null, today: CivilDate): boolean =>
  one === other || [one, other].every((day) => day !== null && day <= today);
