import type { SaveAssessmentRequest, SavedChecklistResponse } from '@settlewise/contract/assessments';
import type { DocumentResponse } from '@settlewise/contract/documents';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { ChecklistQuestionOfRecord, ChecklistResult } from '@settlewise/rules/documentChecklist';
import type { PaperStanding } from '../../../../record/papers/paperPart';
import { type Applicant, toChecklistResult } from '../shownPlan';
import { withReferees, type SaidOfReferees } from '../referees/refereesOf';

interface Shown {
  readonly question: ChecklistQuestionOfRecord;
  readonly list: ChecklistResult;
  readonly applicant: Pick<Applicant, 'key' | 'name'>;
  /** The applicant's own. */
  readonly documents: readonly DocumentResponse[];
  readonly markOf: (id: string) => PaperStanding | undefined;
  readonly referees: SaidOfReferees | null;
}

/** What is sent to save a list: what it was made from, and what the record said beside it. */
export function savingOf(
  { question, list, applicant, documents, markOf, referees }: Shown,
  calculatedOn: CivilDate,
): SaveAssessmentRequest {
  const { form, route, plannedOn, answers, held = [], permissionSince = null } = question;
  const { qualifyingYears = null } = question;
  return {
    calculator: 'checklist',
    calculatedOn,
    form: {
      form,
      route,
      plannedOn,
      answers,
      held: [...held],
      permissionSince,
      qualifyingYears,
      applicant: { ...question.applicant },
      name: applicant.key === 'you' ? null : applicant.name,
      documents: documents.map(({ id, title, documentType: kind, issuedOn, coversFrom, ...document }) => ({
        id,
        title,
        kind,
        issuedOn,
        from: coversFrom,
        to: document.coversTo,
        expiresOn: document.expiryDate,
      })),
      cannot: list.requirements.flatMap(({ id }) => (markOf(id) === 'cannot' ? [id] : [])),
      answeredByRecord: answeredBy(question),
      referees: referees === null ? null : { ...referees, by: [...referees.by] },
    },
  };
}

type SavedForm = SavedChecklistResponse['form'];

const answeredBy = ({ answers, answeredByRecord = [] }: ChecklistQuestionOfRecord) =>
  (Object.keys(answers) as SavedForm['answeredByRecord']).filter((name) => answeredByRecord.includes(name));

/** A saved list as the page shows it. */
export function listThen({ form: { referees }, result }: SavedChecklistResponse): ChecklistResult {
  const { requirements, ...list } = toChecklistResult(result);
  return { ...list, requirements: requirements.map((line) => withReferees(line, referees)) };
}
