import { UnsoundAssessment } from '@settlewise/rules/assessment';
import {
  buildChecklist,
  planChecklist,
  type ChecklistQuestionOfRecord,
  chosenInRecord,
  openLines,
  readPaperStandings,
} from '@settlewise/rules/documentChecklist';
import { routeOfVisaType } from '@settlewise/rules/routes';
import type { PersonRecord } from '../record/personRecord';
import type { ProgressRecord } from '../record/recordOn';
import { type ChecklistProgress, toChecklistCase } from './checklistCase';

/** How many documents of an application the person has, and which are missing. */
export interface OpenDocuments {
  readonly met: number;
  readonly of: number;
  readonly missing: readonly { readonly id: string; readonly title: string }[];
}

/** The checklist of the person's next application, for the day chosen on the documents page, else for the first day. */
export function findOpenDocuments(
  record: ProgressRecord & Pick<PersonRecord, 'documents' | 'referees' | 'papers' | 'answers'>,
  progress: Omit<ChecklistProgress, 'dependants'>,
): OpenDocuments | null {
  const { details, answers, today } = record;
  const { form, plannedOn: typed } = chosenInRecord(answers, 'you', today);
  // A day chosen for another form does not apply to the next application.
  const chosen = form === undefined && typed !== undefined ? { plannedOn: typed } : {};
  const { question } = planChecklist(
    toChecklistCase({ ...record, dependants: [] }, { ...progress, dependants: [] }),
    { key: 'you', role: 'main', dateOfBirth: details.dateOfBirth },
    details.visaType === null ? null : routeOfVisaType(details.visaType),
    chosen,
  );
  const list = question === null ? null : makeList(question);
  if (list === null) return null;
  // Documents that the person cannot get are not missing; the list says what to write instead.
  const unobtainable = new Set(readPaperStandings(record, 'you', 'cannot'));
  const missing = openLines(list.requirements).filter(({ id }) => !unobtainable.has(id));
  return { ...list.readiness, missing: missing.map(({ id, title }) => ({ id, title })) };
}

/** Null if the form is not for this person, or the record's dates are inconsistent. */
function makeList(question: ChecklistQuestionOfRecord) {
  try {
    const list = buildChecklist(question);
    return list.warnings.length > 0 ? null : list;
  } catch (error) {
    if (error instanceof UnsoundAssessment) return null;
    throw error;
  }
}
