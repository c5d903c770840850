import type { ChecklistPlanResponse } from '@settlewise/contract/checklist';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract/progress';
import type { CivilDate } from '@settlewise/rules/calendar';
import { isSettlementForm } from '@settlewise/rules/documentChecklist';
import { presentChecklist } from '../presentedRules';
import type { ApplicantChecklist } from './checklistPlan';

interface Progress {
  readonly today: CivilDate;
  readonly ilr: DeepReadonly<Pick<IlrProgressResponse, 'visaEndDate'>>;
  readonly citizenship: DeepReadonly<
    Pick<CitizenshipEligibilityResponse, 'application' | 'note' | 'spouseOfBritishCitizen'>
  >;
}

export function presentChecklistPlan(
  plan: ApplicantChecklist,
  { today, ilr, citizenship }: Progress,
): DeepReadonly<ChecklistPlanResponse> {
  const { applicant, applicants, chosen, list, question, referees } = plan;
  const isOwn = applicant.key === 'you';
  return {
    asOf: today,
    applicants: applicants.map(presentApplicant),
    applicant: presentApplicant(applicant),
    form: plan.form,
    formByRecord: plan.formByRecord,
    chosen: { form: chosen.form ?? null, plannedOn: chosen.plannedOn ?? null },
    plannedOn: plan.plannedOn,
    day: plan.day,
    lacksBirthday: plan.lacksBirthday,
    lacksRoute: plan.lacksRoute,
    isBritish: plan.isBritish,
    isAfterIlr: plan.isAfterIlr,
    spouseOfBritishCitizen: citizenship.spouseOfBritishCitizen,
    citizenshipNote: isOwn && citizenship.application !== null ? (citizenship.note ?? '') : null,
    visaEndsOn: isOwn && isSettlementForm(plan.form) ? ilr.visaEndDate : null,
    questions: plan.questions,
    answers: plan.answers,
    question,
    list: list === null ? null : presentChecklist(list),
    referees:
      referees === null
        ? null
        : {
            form: referees.form,
            ids: referees.list.map(({ id }) => id),
            referees: referees.checked.referees.map(({ id, state }) => ({ id, state })),
            pair: referees.checked.pair,
            lacks: referees.checked.lacks,
          },
  };
}

const presentApplicant = ({ key, name, isOnlyDependant }: ApplicantChecklist['applicant']) => ({
  key,
  name,
  isOnlyDependant,
});
