import type { DocumentResponse } from '@settlewise/contract/documents';
import type { CivilDate } from '@settlewise/rules/calendar';
import { firstDaysToSettle } from '@settlewise/rules/dependants';
import {
  type ChecklistAnswers,
  type ChecklistForm,
  checklistOf,
  type ChecklistPlan,
  checklistPlanOf,
  type ChecklistQuestion,
  type ChecklistRole,
  type ChosenForChecklist,
  chosenInRecord,
  documentsOfApplicant,
  isBritishByClock,
  type OpenChecklistQuestion,
} from '@settlewise/rules/documentChecklist';
import { isSettled } from '@settlewise/rules/progress';
import { routeOfVisaType } from '@settlewise/rules/routes';
import { journeysOfDependant } from '../../../record/dependants/journeysOfDependant';
import type { RecordedReferee } from '../../../record/referees/refereePart';
import type { ChecklistDraft } from './draft';
import type { Known } from './known';
import type { LetterJourney } from './letters/facts';

export interface Applicant {
  readonly key: string;
  readonly name: string;
  readonly dateOfBirth: CivilDate | null;
  readonly role: ChecklistRole;
  readonly isOnlyDependant: boolean;
}

/** What is to be listed, for whom, and what is missing before it can be. */
export interface Planned extends ChecklistPlan<RecordedReferee> {
  readonly applicants: readonly Applicant[];
  readonly applicant: Applicant;
  /** What was chosen and is kept in the record. */
  readonly inRecord: ChosenForChecklist;
  /** The form that the record leads to, whatever was chosen in its place. */
  readonly formByRecord: ChecklistForm;
  /** A dependant who is British by the record: nothing is applied for. */
  readonly isBritish: boolean;
  /** The form is for citizenship, and the person themselves has no ILR yet. */
  readonly isAfterIlr: boolean;
  /** Everything that the record does not answer, whether the person has answered it or not. */
  readonly questions: readonly OpenChecklistQuestion[];
}

const roles: Readonly<Record<string, ChecklistRole>> = {
  child: 'child',
  partner: 'partner',
  spouse: 'partner',
};

const you = ({ personal }: Known): Applicant => ({
  key: 'you',
  name: 'You',
  role: 'main',
  dateOfBirth: personal.dateOfBirth,
  isOnlyDependant: false,
});

function applicantsOf(known: Known): readonly Applicant[] {
  const isOnlyDependant = known.dependants.length === 1;
  const family = known.dependants.flatMap(({ id, firstName: name, dateOfBirth, relationship }) => {
    const role = roles[relationship];
    return role === undefined ? [] : [{ key: String(id), name, dateOfBirth, role, isOnlyDependant }];
  });
  return [you(known), ...family];
}

/** The form, the day and the answers that the record leads to, with what was typed in their place. */
export function plannedOf(known: Known, draft: ChecklistDraft): Planned {
  const applicants = applicantsOf(known);
  const applicant = applicants.find(({ key }) => key === draft.who) ?? you(known);
  const route = routeOfVisaType(known.visa.currentVisaType ?? '') ?? routeOfVisaType(draft.visaType);
  const { form, plannedOn } = draft;
  const clock = known.clocks.find(({ id }) => String(id) === applicant.key);
  const planWith = (chosen: ChosenForChecklist) =>
    checklistPlanOf(
      known,
      {
        ...applicant,
        dateOfBirth: applicant.dateOfBirth ?? draft.dateOfBirth,
        clock,
        firstDay: firstDaysToSettle(known.dependants, known.clocks).get(Number(applicant.key)),
      },
      route,
      chosen,
    );
  // What stands here goes before what the record has: it was typed later, and may not be kept yet.
  const inRecord = chosenInRecord(known.answers, applicant.key, known.today);
  const day = plannedOn === '' ? inRecord : { plannedOn };
  const { form: formByRecord } = planWith({ ...day, form: '' });
  const plan = planWith({ ...day, form: form === '' ? (inRecord.form ?? '') : form });
  const { question, ofRecord } = plan;
  return {
    ...plan,
    applicants,
    applicant,
    inRecord,
    formByRecord,
    isBritish: clock !== undefined && isBritishByClock(clock),
    isAfterIlr:
      applicant.key === 'you' && !isSettled(known) && (plan.form === 'AN' || plan.form === 'B(OTA)'),
    questions: question === null ? [] : askedOf(question, ofRecord, plan.answers),
  };
}

/** Some questions come up only with an answer to another. */
function askedOf(
  question: ChecklistQuestion,
  ofRecord: ChecklistAnswers,
  { income }: ChecklistAnswers,
): readonly OpenChecklistQuestion[] {
  const without = (answers: ChecklistAnswers) =>
    checklistOf({ ...question, documents: [], answers }).questions;
  const all = [...without(ofRecord), ...without({ ...ofRecord, income })];
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

export const documentsOf = ({ documents }: Known, applicant: Applicant): readonly DocumentResponse[] =>
  documentsOfApplicant(documents, applicant);

/** The journeys that the record has of somebody. Why a dependant travelled, it does not say. */
export function journeysOf({ journeys, dependants }: Known, { key }: Applicant): readonly LetterJourney[] {
  if (key === 'you') return journeys;
  const dependant = dependants.find(({ id }) => String(id) === key);
  const made = dependant === undefined ? [] : journeysOfDependant(dependant, journeys);
  return made.map((journey) => ({ ...journey, reason: null }));
}

/** As a letter writes it. */
export function nameOf({ personal, dependants }: Known, { key, name }: Applicant): string {
  const named = key === 'you' ? personal.nameDetails : dependants.find(({ id }) => String(id) === key);
  const parts = [named?.firstName, named?.lastName].filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? parts.join(' ') : key === 'you' ? '[your name]' : name;
}
