import { ageOn } from '../calendar/age';
import type { CivilDate } from '../calendar/civilDate';
import { naturalisationRules } from '../parameters/naturalisationRules';
import { valueOn } from '../parameters/parameter';

/** Whether a person is of full age on a day: adults naturalise, children register. */
export const isOfFullAge = (dateOfBirth: CivilDate, on: CivilDate): boolean =>
  ageOn(dateOfBirth, on) >= valueOn(naturalisationRules.fullAge, on);
