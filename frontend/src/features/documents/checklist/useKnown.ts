import { type ChecklistPlanQuery, checklistPlanResponse } from '@settlewise/contract/checklist';
import { isCivilDate } from '@settlewise/rules/calendar';
import { checklistForms } from '@settlewise/rules/documentChecklist/question';
import { useQuery } from '@tanstack/react-query';
import { defineQuery, ofDay } from '../../../api/queries';
import { useDependants } from '../../../record/dependants/dependantQueries';
import { useDocuments } from '../../../record/documents/documentQueries';
import { usePersonalDetails } from '../../../record/immigrationProfile/profileQueries';
import { useJourneys } from '../../../record/journeys/journeyQueries';
import { answerQueries } from '../../../record/answers/answerPart';
import { paperQueries } from '../../../record/papers/paperPart';
import { refereeQueries } from '../../../record/referees/refereePart';
import { answersTogether } from '../../../ui/answersTogether';
import { useToday } from '../../../ui/dates/useToday';
import type { ChecklistDraft } from './draft';
import type { Known } from './known';

/** What the page shows. While a changed draft is planned, the earlier plan stays, and `isPlanning` is true. */
export function useKnown(draft: ChecklistDraft) {
  // Plans of earlier drafts are not kept, because the record has changed since.
  const plan = useQuery({ ...ofDay(planOf(draft), useToday()), gcTime: 0 });
  // The answers are saved by their ids, which the plan does not have.
  answerQueries.useList();
  const { known, ...asked } = answersTogether({
    plan,
    personal: usePersonalDetails(),
    dependants: useDependants(),
    journeys: useJourneys(),
    documents: useDocuments(),
    referees: refereeQueries.useList(),
    papers: paperQueries.useList(),
  });
  return { ...asked, known: known satisfies Known | null, isPlanning: plan.isPlaceholderData };
}

function planOf(draft: ChecklistDraft) {
  const query = new URLSearchParams(Object.entries(choiceOf(draft)));
  return defineQuery({
    path: `/api/checklist/plan${query.size === 0 ? '' : `?${query}`}`,
    answer: checklistPlanResponse,
    tags: ['record', 'journeys', 'documents', 'applications', 'referees', 'papers', 'answers'],
  });
}

/** The part of a draft that is complete. */
function choiceOf({ who, plannedOn, dateOfBirth, visaType, ...draft }: ChecklistDraft): ChecklistPlanQuery {
  const form = checklistForms.find((known) => known === draft.form);
  return {
    ...(who !== 'you' && { applicant: who }),
    ...(form !== undefined && { form }),
    ...(isCivilDate(plannedOn) && { plannedOn }),
    ...(isCivilDate(dateOfBirth) && { dateOfBirth }),
    ...(visaType !== '' && { visaType }),
  };
}
