import { answerQueries } from '../../../record/answers/answerPart';
import { useDependantProgress, useDependants } from '../../../record/dependants/dependantQueries';
import { useDocuments } from '../../../record/documents/documentQueries';
import { usePersonalDetails, useVisaDetails } from '../../../record/immigrationProfile/profileQueries';
import { useJourneys } from '../../../record/journeys/journeyQueries';
import { paperQueries } from '../../../record/papers/paperPart';
import { useCitizenshipEligibility, useIlrProgress } from '../../../record/progress/progressQueries';
import { refereeQueries } from '../../../record/referees/refereePart';
import { answersTogether } from '../../../ui/answersTogether';
import { useToday } from '../../../ui/dates/useToday';
import type { Known } from './known';

/** What the list begins with. */
export function useKnown() {
  const today = useToday();
  const { known, ...asked } = answersTogether({
    personal: usePersonalDetails(),
    visa: useVisaDetails(),
    dependants: useDependants(),
    clocks: useDependantProgress(true),
    ilr: useIlrProgress(),
    citizenship: useCitizenshipEligibility(),
    journeys: useJourneys(),
    documents: useDocuments(),
    referees: refereeQueries.useList(),
    papers: paperQueries.useList(),
    answers: answerQueries.useList(),
  });
  return { ...asked, known: known === null ? null : ({ ...known, today } satisfies Known) };
}
