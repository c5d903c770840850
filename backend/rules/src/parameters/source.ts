import type { CivilDate } from '../calendar/civilDate';

/** The source of a value and the day it was last checked. */
export interface Source {
  readonly title: string;
  readonly url: string;
  readonly retrievedOn: CivilDate;
  /** The day of a newer version that exists and was not read. */
  readonly laterVersion?: CivilDate;
}
