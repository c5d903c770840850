import type { CivilDate } from '@settlewise/rules';

/** An entry whose day may not be known; then there is none. */
export interface Told {
  readonly id: string;
  readonly date: CivilDate | null;
  readonly endDate?: CivilDate | null;
  readonly title: string;
  readonly detail?: string | null;
}

/** On the last day itself it is still to come that something expires. */
export const expires = (date: CivilDate | null, today: CivilDate) =>
  date !== null && date < today ? 'expired' : 'expires';
