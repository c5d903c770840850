import type { FormSheetKey } from '@settlewise/contract/forms';
import { findAddressQuestion, type AddressForm } from '@settlewise/rules/addressHistory';
import { routeOfVisaType } from '@settlewise/rules/routes';
import { usePersonalDetails, useVisaDetails } from '../../record/immigrationProfile/profileQueries';
import { useCitizenshipEligibility, useIlrProgress } from '../../record/progress/progressQueries';
import { useToday } from '../../ui/dates/useToday';

const sheets: Readonly<Partial<Record<AddressForm, FormSheetKey>>> = {
  AN: 'an',
  MN1: 'mn1',
  'SET(O)': 'set-o',
  'SET(M)': 'set-m',
  'SET(LR)': 'set-lr',
  BNO: 'bno',
};

/** The next form that the record leads to, and its day; without one it is AN, today. Null until the record is read. */
export function useFormOfRecord() {
  const today = useToday();
  const [personal, visa] = [usePersonalDetails(), useVisaDetails()];
  const [ilr, citizenship] = [useIlrProgress(), useCitizenshipEligibility()];
  const queries = [personal, visa, ilr, citizenship];
  if (!personal.data || !visa.data || !ilr.data || !citizenship.data) return { next: null, queries };
  const { countryOfBirth, dateOfBirth } = personal.data;
  const { form, on } = findAddressQuestion(
    { ilr: ilr.data, citizenship: citizenship.data },
    {
      route: routeOfVisaType(visa.data.currentVisaType ?? ''),
      dateOfBirth: dateOfBirth ?? '',
      today,
      bornInUk: countryOfBirth === null ? null : countryOfBirth === 'united_kingdom',
    },
  );
  const sheet = form === null ? undefined : sheets[form];
  return { next: { form: sheet ?? ('an' as const), on: sheet === undefined ? null : on }, queries };
}
