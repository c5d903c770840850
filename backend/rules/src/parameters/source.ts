import type { CivilDate } from '../calendar/civilDate';

/** Where a value comes from and when somebody last looked. */
export interface Source {
  readonly title: string;
  readonly url: string;
  readonly retrievedOn: CivilDate;
  /** The day of a newer version that exists and was not read. */
  readonly laterVersion?: CivilDate;
}
