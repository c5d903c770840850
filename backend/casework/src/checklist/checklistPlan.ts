import type { CivilDate } from '@settlewise/rules/calendar';
import {
  type DependantOnRecord,
  type DependantSettlement,
  firstDaysToSettle,
} from '@settlewise/rules/dependants';
import {
  type ChecklistAnswers,
  type ChecklistForm,
  buildChecklist,
  type ChecklistPlan,
  planChecklist,
  type ChecklistQuestionOfRecord,
  type ChecklistRecord,
  type ChecklistResult,
  type ChecklistRole,
  type ChosenForChecklist,
  chosenInRecord,
  type ClockOfDependant,
  isBritishByClock,
  type OpenChecklistQuestion,
  type RecordedPapers,
  type RecordedReferee,
} from '@settlewise/rules/documentChecklist';
import { isSettled } from '@settlewise/rules/progress';
import { routeOfVisaType } from '@settlewise/rules/routes';

/** The progress of a dependant, by the dependant's id. */
type ProgressOfDependant = ClockOfDependant & {
  readonly id: number;
  readonly settlement: Pick<DependantSettlement, 'status'> & {
    readonly earliestApplicationDate: CivilDate | null;
  };
};

/** What the checklists of a person and their dependants are planned from. */
export interface ChecklistCase<OneReferee extends RecordedReferee = RecordedReferee>
  extends ChecklistRecord, RecordedPapers<OneReferee> {
  readonly dateOfBirth: CivilDate | null;
  readonly visaType: string | null;
  readonly dependants: readonly {
    readonly id: number;
    readonly firstName: string;
    readonly dateOfBirth: CivilDate;
    readonly relationship: DependantOnRecord['relationship'];
  }[];
  readonly progressOfDependants: readonly ProgressOfDependant[];
}

/** What a person chose on the page of the checklist. It wins over the choice in the record. */
export interface ChecklistChoice {
  /** `you`, or the id of a dependant. Default: the person. */
  readonly applicant?: string | undefined;
  readonly form?: ChecklistForm | undefined;
  readonly plannedOn?: CivilDate | undefined;
  /** Used if the record has no date of birth. */
  readonly dateOfBirth?: CivilDate | undefined;
  /** Used if the record has no known route. */
  readonly visaType?: string | undefined;
}

/** Somebody whose checklist can be planned. */
interface Applicant {
  /** `you`, or the id of a dependant. */
  readonly key: string;
  readonly name: string;
  readonly dateOfBirth: CivilDate | null;
  readonly role: ChecklistRole;
  readonly isOnlyDependant: boolean;
}

/** The checklist of one applicant, and what it is for. */
export interface ApplicantChecklist<
  OneReferee extends RecordedReferee = RecordedReferee,
> extends ChecklistPlan<OneReferee> {
  readonly applicants: readonly Applicant[];
  readonly applicant: Applicant;
  /** The choice in the record. */
  readonly chosen: ChosenForChecklist;
  /** The form by the record, without a choice. */
  readonly formByRecord: ChecklistForm;
  /** Whether a dependant is British already, so that there is nothing to apply for. */
  readonly isBritish: boolean;
  /** Whether the form is for citizenship and the person has no ILR yet. */
  readonly isAfterIlr: boolean;
  /** All questions that the record does not answer, with and without an answer of the person. */
  readonly questions: readonly OpenChecklistQuestion[];
  /** Null while something is missing. */
  readonly list: ChecklistResult | null;
}

/**
 * Plans the checklist of a person or a dependant.
 * @throws UnsoundAssessment if the dates of the record contradict each other
 */
export function planApplicantChecklist<OneReferee extends RecordedReferee>(
  record: ChecklistCase<OneReferee>,
  choice: ChecklistChoice = {},
): ApplicantChecklist<OneReferee> {
  const applicants = listApplicants(record);
  const applicant = applicants.find(({ key }) => key === choice.applicant) ?? toOwnApplicant(record);
  const progress = record.progressOfDependants.find(({ id }) => String(id) === applicant.key);
  // A future date is a typing error, so the birthday is still missing.
  const { dateOfBirth: typedBirthday = null } = choice;
  const chosenBirthday = typedBirthday !== null && typedBirthday <= record.today ? typedBirthday : null;
  const planWith = (chosen: ChosenForChecklist) =>
    planChecklist(
      record,
      {
        ...applicant,
        dateOfBirth: applicant.dateOfBirth ?? chosenBirthday,
        clock: progress,
        firstDay: firstDaysToSettle(record.dependants, record.progressOfDependants).get(
          Number(applicant.key),
        ),
      },
      routeOfVisaType(record.visaType ?? '') ?? routeOfVisaType(choice.visaType ?? ''),
      chosen,
    );
  const chosen = chosenInRecord(record.answers, applicant.key, record.today);
  const plannedOn = choice.plannedOn ?? chosen.plannedOn;
  const day = plannedOn === undefined ? {} : { plannedOn };
  const { form: formByRecord } = planWith(day);
  const plan = planWith({ ...day, form: choice.form ?? chosen.form ?? '' });
  const { question, ofRecord, answers } = plan;
  return {
    ...plan,
    applicants,
    applicant,
    chosen,
    formByRecord,
    isBritish: progress !== undefined && isBritishByClock(progress),
    isAfterIlr:
      applicant.key === 'you' && !isSettled(record) && (plan.form === 'AN' || plan.form === 'B(OTA)'),
    questions: question === null ? [] : listQuestions(question, ofRecord, answers),
    list: question === null ? null : buildChecklist(question),
  };
}

const roles: Readonly<Record<string, ChecklistRole>> = {
  child: 'child',
  partner: 'partner',
  spouse: 'partner',
};

const toOwnApplicant = ({ dateOfBirth }: Pick<ChecklistCase, 'dateOfBirth'>): Applicant => ({
  key: 'you',
  name: 'You',
  role: 'main',
  dateOfBirth,
  isOnlyDependant: false,
});

function listApplicants(record: Pick<ChecklistCase, 'dateOfBirth' | 'dependants'>): readonly Applicant[] {
  const isOnlyDependant = record.dependants.length === 1;
  const family = record.dependants.flatMap(({ id, firstName: name, dateOfBirth, relationship }) => {
    const role = roles[relationship];
    return role === undefined ? [] : [{ key: String(id), name, dateOfBirth, role, isOnlyDependant }];
  });
  return [toOwnApplicant(record), ...family];
}

/** Some questions depend on the answer to another. */
function listQuestions(
  question: ChecklistQuestionOfRecord,
  ofRecord: ChecklistAnswers,
  { income }: ChecklistAnswers,
): readonly OpenChecklistQuestion[] {
  const listWith = (answers: ChecklistAnswers) =>
    buildChecklist({ ...question, documents: [], answers }).questions;
  const all = [...listWith(ofRecord), ...listWith({ ...ofRecord, income })];
  return [...new Map(all.map((one) => [one.id, one])).values()];
}
