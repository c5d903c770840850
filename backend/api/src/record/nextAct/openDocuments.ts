import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract';
import type { RecordedItem, StoredDocument } from '@settlewise/projections';
import type { answers, papers, referees } from '@settlewise/domain/record';
import {
  checklistOf,
  checklistPlanOf,
  chosenInRecord,
  openLines,
  routeOfVisaType,
  saidOf,
  UnsoundAssessment,
  type ChecklistQuestionOfRecord,
  type CivilDate,
} from '@settlewise/rules';
import type { DeepReadonly } from '../../http/deepReadonly';
import type { ImmigrationRecord } from '../progress/record';

/** How much of what an application needs is there. */
interface CountedDocuments {
  readonly met: number;
  readonly of: number;
}

/** The same with what is not there. */
export interface OpenDocuments extends CountedDocuments {
  readonly missing: readonly { readonly id: string; readonly title: string }[];
  /** The days of the application, where the two ways of counting name two; null where there is one. */
  readonly days: {
    readonly plannedOn: CivilDate;
    /** Null where no list can be made for that day. */
    readonly earlier: (CountedDocuments & { readonly on: CivilDate }) | null;
  } | null;
}

interface Held {
  readonly record: ImmigrationRecord;
  readonly ilr: DeepReadonly<IlrProgressResponse>;
  readonly citizenship: DeepReadonly<CitizenshipEligibilityResponse>;
  readonly documents: readonly StoredDocument[];
  readonly referees: readonly RecordedItem<typeof referees.fields>[];
  /** What the person said of lines of their checklist. */
  readonly papers: readonly RecordedItem<typeof papers.fields>[];
  /** What they answered to its questions. */
  readonly answers: readonly RecordedItem<typeof answers.fields>[];
}

/**
 * The checklist of the documents page for the person's own next application, for the day that they chose there. Where they
 * chose none and the two ways of counting name two, it is that of the safe one, as on that page, with the numbers of the
 * other beside it.
 */
export function openDocumentsOf(held: Held): OpenDocuments | null {
  const { record, ilr, citizenship } = held;
  const { details, earlier: previousVisaHistory, journeys, today } = record;
  const { dateOfBirth, visaType, visaStartDate, visaExpiryDate, appliedInTime } = details;
  const visa = { visaStartDate, visaExpiryDate, appliedInTime, previousVisaHistory };
  const { referees, papers, answers } = held;
  const documents = held.documents.map((document) => ({ ...document, id: document.documentId }));
  const { form, plannedOn: typed } = chosenInRecord(answers, 'you', today);
  // A day that was chosen for another form is none for what comes next.
  const chosen = form === undefined && typed !== undefined ? { plannedOn: typed } : {};
  const plan = (byHomeOffice: boolean) =>
    checklistPlanOf(
      { ...{ today, visa, ilr, citizenship, journeys }, ...{ documents, referees, papers, answers } },
      { key: 'you', role: 'main', dateOfBirth },
      visaType === null ? null : routeOfVisaType(visaType),
      { byHomeOffice, ...chosen },
    );
  const { day, plannedOn, question } = plan(false);
  const list = question === null ? null : listOf(question);
  if (list === null) return null;
  // What somebody cannot get is not left to get; the list says what to write in its place.
  const cannot = new Set(saidOf(held, 'you', 'cannot'));
  const missing = openLines(list.requirements).filter(({ id }) => !cannot.has(id));
  const isChosen = plannedOn === typed;
  const other = day.earlier === null || isChosen ? null : plan(true).question;
  const earlier = other === null ? null : listOf(other);
  return {
    ...{ ...list.readiness, missing: missing.map(({ id, title }) => ({ id, title })) },
    days:
      day.counts === null
        ? null
        : {
            plannedOn,
            earlier:
              earlier === null || day.earlier === null ? null : { ...earlier.readiness, on: day.earlier },
          },
  };
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
