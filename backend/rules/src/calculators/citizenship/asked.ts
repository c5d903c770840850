import type { AssessedPerson, CitizenshipRequest } from '../../assessment/request';
import { needsNoSettlement } from '../../citizenship/settlementHeld';
import type { CitizenshipForm } from './citizenshipForm';
import { kindOfStatus } from './citizenshipRules';

/** The question of citizenship that the form asks, but for the day of application. */
export function citizenshipAsked(form: CitizenshipForm): CitizenshipRequest {
  const settledAs = kindOfStatus(form.statusType);
  const { settlementDate, britishNationalOverseas } = form;
  return {
    settledAs,
    ...(settlementDate === undefined || needsNoSettlement(settledAs) ? {} : { settledSince: settlementDate }),
    spouseOfBritishCitizen: form.isSpouseRoute,
    ...(britishNationalOverseas === undefined ? {} : { britishNationalOverseas }),
  };
}

/** What the form says of the person. A test that is not ticked may only not be passed yet. */
export function personOf({ dateOfBirth, englishLevel, lifeInUK }: CitizenshipForm): AssessedPerson {
  return {
    ...(dateOfBirth === undefined ? {} : { dateOfBirth }),
    ...(englishLevel === undefined ? {} : { englishLevel }),
    lifeInUkPassed: lifeInUK,
  };
}
