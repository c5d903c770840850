import type { AssessedPerson, CitizenshipRequest } from '../../assessment/request';
import { needsNoSettlement } from '../../citizenship/settlementHeld';
import type { CitizenshipForm } from './citizenshipForm';
import { kindOfStatus } from './citizenshipRules';

/** The citizenship request of the form, without the day of application. */
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

/** The person in the form. An unticked test may still be passed later. */
export function toAssessedPerson({ dateOfBirth, englishLevel, lifeInUK }: CitizenshipForm): AssessedPerson {
  return {
    ...(dateOfBirth === undefined ? {} : { dateOfBirth }),
    ...(englishLevel === undefined ? {} : { englishLevel }),
    lifeInUkPassed: lifeInUK,
  };
}
