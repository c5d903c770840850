import { englishStatus, lifeInUkStatus } from '../assessment/knowledge';
import type { CivilDate } from '../calendar/civilDate';
import { citizenshipEnglish } from '../parameters/englishLevels';
import { findRoute } from '../routes/routes';
import { routeOfVisaType } from '../routes/visaTypes';
import type { FormPerson } from './person';
import type { FormCase, SheetForm } from './question';
import { assessedPerson } from './residence';

/**
 * English and the test as the route's rules require them. For citizenship the Act requires them; the engine is not
 * asked if it is unknown whose journeys the person makes. Null if the route is unknown.
 */
export function determineKnowledge(
  person: FormPerson,
  form: SheetForm,
  on: CivilDate,
): FormCase['knowledge'] {
  const asked = assessedPerson(person);
  if (form === 'AN' || form === 'MN1')
    return {
      english: englishStatus(citizenshipEnglish, on, asked),
      lifeInUk: lifeInUkStatus({ lifeInTheUk: 'adults' }, on, asked),
    };
  const visaType = person.permissions.at(-1)?.visaType ?? null;
  const key = form === 'SET(LR)' ? 'long_residence' : visaType === null ? null : routeOfVisaType(visaType);
  if (key === null) return null;
  const route = findRoute(key);
  return { english: englishStatus(route.english, on, asked), lifeInUk: lifeInUkStatus(route, on, asked) };
}
