import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import type { ChecklistPlanResponse } from '@settlewise/contract/checklist';
import { chosenQuestions } from '@settlewise/rules/documentChecklist';
import { useEffect } from 'react';
import type { ChecklistDraft } from './draft';
import { orSay } from './sayOnce';
import type { useAnswers } from './useAnswers';

interface Choosing {
  readonly draft: ChecklistDraft;
  readonly change: (part: Partial<ChecklistDraft>) => void;
  readonly answers: Pick<ReturnType<typeof useAnswers>, 'keep' | 'isKeeping'>;
  /** What the record has of it by now. */
  readonly inRecord: ChecklistPlanResponse['chosen'];
  /** The form that the record leads to by itself: whoever chooses it chooses nothing. */
  readonly formByRecord: string;
  readonly today: CivilDate;
}

/**
 * The form and the day that somebody chooses for a list. They show at once, and are kept in the record; until they are there,
 * or where they could not be, they stand in the draft of this browser.
 */
export function useChosen({ draft, change, answers, inRecord, formByRecord, today }: Choosing) {
  const { keep, isKeeping } = answers;
  const hasForm = draft.form !== '' && draft.form === (inRecord.form ?? formByRecord);
  const hasDay = draft.plannedOn !== '' && draft.plannedOn === inRecord.plannedOn;
  // Once the record says the same, the draft need not.
  useEffect(() => {
    if (isKeeping) return;
    if (hasForm) change({ form: '' });
    if (hasDay) change({ plannedOn: '' });
  });
  return {
    form: (form: string): void => {
      change({ form });
      orSay(keep(chosenQuestions.form, form === formByRecord ? undefined : form));
    },
    /** What stands in the field when it is left. A day that has passed is planned for here alone. */
    day: (plannedOn: string): void => {
      if (plannedOn !== '' && (!isCivilDate(plannedOn) || plannedOn < today)) return;
      change({ plannedOn });
      orSay(keep(chosenQuestions.day, plannedOn === '' ? undefined : plannedOn));
    },
  };
}
