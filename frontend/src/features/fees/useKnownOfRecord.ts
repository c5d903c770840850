import { applicationQueries } from '../../record/applications/applicationPart';
import { useDependantProgress, useDependants } from '../../record/dependants/dependantQueries';
import { usePersonalDetails, useVisaDetails } from '../../record/immigrationProfile/profileQueries';
import { useCitizenshipEligibility, useIlrProgress } from '../../record/progress/progressQueries';
import { answersTogether } from '../../ui/answersTogether';
import { useToday } from '../../ui/dates/useToday';
import type { KnownOfRecord } from './plan/knownOfRecord';

/** What the plan begins with. */
export function useKnownOfRecord() {
  const today = useToday();
  const { known, ...asked } = answersTogether({
    personal: usePersonalDetails(),
    dependants: useDependants(),
    visa: useVisaDetails(),
    clocks: useDependantProgress(true),
    applications: applicationQueries.useList(),
    ilr: useIlrProgress(),
    citizenship: useCitizenshipEligibility(),
  });
  return { ...asked, known: known === null ? null : ({ ...known, today } satisfies KnownOfRecord) };
}
