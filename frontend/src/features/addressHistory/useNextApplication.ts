import type { PersonalDetailsResponse } from '@settlewise/contract/immigrationProfile';
import { findAddressQuestion } from '@settlewise/rules/addressHistory';
import { isSettled, plannedAfterIlr } from '@settlewise/rules/progress';
import { routeOfVisaType } from '@settlewise/rules/routes';
import { usePersonalDetails, useVisaDetails } from '../../record/immigrationProfile/profileQueries';
import { useCitizenshipEligibility, useIlrProgress } from '../../record/progress/progressQueries';
import { useToday } from '../../ui/dates/useToday';
import type { Asked } from './FormAsked';

/**
 * The next application that the record leads to, and the queries that it is read from; null until they have answered. A
 * record that leads to none begins with citizenship, which asks about more years than most, today.
 */
export function useNextApplication() {
  const today = useToday();
  const [personal, visa] = [usePersonalDetails(), useVisaDetails()];
  const [ilr, citizenship] = [useIlrProgress(), useCitizenshipEligibility()];
  const queries = [personal, visa, ilr, citizenship];
  if (!personal.data || !visa.data || !ilr.data || !citizenship.data)
    return { next: null, isLed: false, queries };
  const { form, on } = findAddressQuestion(
    { ilr: ilr.data, citizenship: citizenship.data },
    {
      route: routeOfVisaType(visa.data.currentVisaType ?? ''),
      dateOfBirth: personal.data.dateOfBirth ?? '',
      bornInUk: bornHere(personal.data),
      today,
    },
  );
  const next: Asked = {
    form: form ?? 'AN',
    applicationOn: on ?? today,
    whose: null,
    bornOn: personal.data.dateOfBirth,
    spouse: citizenship.data.spouseOfBritishCitizen,
    cameOn: visa.data.ukEntryDate,
    afterIlr: isSettled({ ilr: ilr.data })
      ? null
      : plannedAfterIlr({ ilr: ilr.data, citizenship: citizenship.data }, today),
  };
  return { next, isLed: form !== null && on !== null, queries };
}

const bornHere = ({ countryOfBirth }: PersonalDetailsResponse): boolean | null =>
  countryOfBirth === null ? null : countryOfBirth === 'united_kingdom';
