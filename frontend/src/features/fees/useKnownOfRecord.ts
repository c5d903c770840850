import { useDependantProgress, useDependants } from '../../record/dependants/dependantQueries';
import { feePlanResponse } from '@settlewise/contract/feePlan';
import { useQuery } from '@tanstack/react-query';
import { defineQuery } from '../../api/queries';
import { useVisaDetails } from '../../record/immigrationProfile/profileQueries';
import { useCitizenshipEligibility, useIlrProgress } from '../../record/progress/progressQueries';
import { answersTogether } from '../../ui/answersTogether';
import { useToday } from '../../ui/dates/useToday';
import type { KnownOfRecord } from './plan/knownOfRecord';

const feePlan = defineQuery({
  path: '/api/fees/plan',
  answer: feePlanResponse,
  tags: ['record', 'journeys', 'applications'],
});

/** What the plan begins with. */
export function useKnownOfRecord() {
  const today = useToday();
  const { known, ...asked } = answersTogether({
    plan: useQuery({ ...feePlan, refetchOnMount: 'always' }),
    dependants: useDependants(),
    visa: useVisaDetails(),
    clocks: useDependantProgress(true),
    ilr: useIlrProgress(),
    citizenship: useCitizenshipEligibility(),
  });
  return { ...asked, known: known === null ? null : ({ ...known, today } satisfies KnownOfRecord) };
}
