import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract/progress';
import { UnsoundAssessment } from '@settlewise/rules/assessment';
import {
  checklistOf,
  checklistPlanOf,
  type ChecklistQuestionOfRecord,
  chosenInRecord,
  openLines,
  saidOf,
} from '@settlewise/rules/documentChecklist';
import { routeOfVisaType } from '@settlewise/rules/routes';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { PersonRecord } from '../record/personRecord';
import type { ProgressRecord } from '../record/recordOn';

/** What of the papers of an application is there, and what is not. */
export interface OpenDocuments {
  readonly met: number;
  readonly of: number;
  readonly missing: readonly { readonly id: string; readonly title: string }[];
}

interface Progress {
  readonly ilr: DeepReadonly<IlrProgressResponse>;
  readonly citizenship: DeepReadonly<CitizenshipEligibilityResponse>;
}

/** The checklist of the person's own next application, for the day that they chose on the documents page, or for the first. */
export function openDocumentsOf(
  record: ProgressRecord & Pick<PersonRecord, 'documents' | 'referees' | 'papers' | 'answers'>,
  { ilr, citizenship }: Progress,
): OpenDocuments | null {
  const { details, earlier: previousVisaHistory, journeys, today } = record;
  const { dateOfBirth, visaType, visaStartDate, visaExpiryDate, appliedInTime } = details;
  const visa = { visaStartDate, visaExpiryDate, appliedInTime, previousVisaHistory };
  const { documents, referees, papers, answers } = record;
  const { form, plannedOn: typed } = chosenInRecord(answers, 'you', today);
  // A day that was chosen for another form is none for what comes next.
  const chosen = form === undefined && typed !== undefined ? { plannedOn: typed } : {};
  const { question } = checklistPlanOf(
    { today, visa, ilr, citizenship, journeys, documents, referees, papers, answers },
    { key: 'you', role: 'main', dateOfBirth },
    visaType === null ? null : routeOfVisaType(visaType),
    chosen,
  );
  const list = question === null ? null : listOf(question);
  if (list === null) return null;
  // What somebody cannot get is not left to get; the list says what to write in its place.
  const cannot = new Set(saidOf(record, 'you', 'cannot'));
  const missing = openLines(list.requirements).filter(({ id }) => !cannot.has(id));
  return { ...list.readiness, missing: missing.map(({ id, title }) => ({ id, title })) };
}

/** Null where the form is not theirs, or the record cannot be counted with. */
function listOf(question: ChecklistQuestionOfRecord) {
  try {
    const list = checklistOf(question);
    return list.warnings.length > 0 ? null : list;
  } catch (error) {
    if (error instanceof UnsoundAssessment) return null;
    throw error;
  }
}
