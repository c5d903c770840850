import type { CivilDate } from '../calendar/civilDate';

/** Where a value comes from and when somebody last looked. */
export interface Source {
  readonly title: string;
  readonly url: string;
  readonly retrievedOn: CivilDate;
  /** The day of a newer version that is known to exist and that nobody has read. */
  readonly laterVersion?: CivilDate;
}
