import type { DocumentResponse } from '@settlewise/contract';
import {
  answersOfRecord,
  checklistForms,
  checklistOf,
  firstDayOfRecord,
  formOfRecord,
  heldInRecord,
  isCivilDate,
  isSettlementForm,
  routeOfVisaType,
  type ChecklistAnswers,
  type ChecklistDocument,
  type ChecklistForm,
  type ChecklistQuestion,
  type ChecklistQuestionOfRecord,
  type ChecklistRole,
  type CivilDate,
  type OpenChecklistQuestion,
  type RouteKey,
} from '@settlewise/rules';
import type { Answers, ChecklistDraft } from './draft';
import type { LetterJourney } from './letters/facts';
import type { Known } from './known';
import { asRefereeForm, heldByReferees, refereesOf, type RefereesOfApplicant } from './referees/refereesOf';

export interface Applicant {
  readonly key: string;
  readonly name: string;
  readonly dateOfBirth: CivilDate | null;
  readonly role: ChecklistRole;
}

/** What is to be listed, for whom, and what is missing before it can be. */
export interface Planned {
  readonly applicants: readonly Applicant[];
  readonly applicant: Applicant;
  readonly form: ChecklistForm;
  readonly plannedOn: CivilDate;
  /** Null where the form asks for none. */
  readonly referees: RefereesOfApplicant | null;
  readonly lacksBirthday: boolean;
  readonly lacksRoute: boolean;
  /** Null while something is missing. */
  readonly question: ChecklistQuestionOfRecord | null;
  /** What was answered here for the applicant. */
  readonly answers: Answers;
  /** Everything that the record does not answer, whether the person has answered it or not. */
  readonly questions: readonly OpenChecklistQuestion[];
}

const roles: Readonly<Record<string, ChecklistRole>> = {
  child: 'child',
  partner: 'partner',
  spouse: 'partner',
};

const you = ({ personal }: Known): Applicant => ({
  ...{ key: 'you', name: 'You', role: 'main', dateOfBirth: personal.dateOfBirth },
});

const applicantsOf = (known: Known): readonly Applicant[] => [
  you(known),
  ...known.dependants.flatMap(({ id, firstName: name, dateOfBirth, relationship }) => {
    const role = roles[relationship];
    return role === undefined ? [] : [{ key: String(id), name, dateOfBirth, role }];
  }),
];

/** The form, the day and the answers that the record leads to, with what was typed in their place. */
export function plannedOf(known: Known, draft: ChecklistDraft): Planned {
  const applicants = applicantsOf(known);
  const applicant = applicants.find(({ key }) => key === draft.who) ?? you(known);
  const route = routeOfVisaType(known.visa.currentVisaType ?? '') ?? routeOfVisaType(draft.visaType);
  const dateOfBirth = applicant.dateOfBirth ?? draft.dateOfBirth;
  const firstDay = firstDayOfRecord(known);
  const plannedOn = isCivilDate(draft.plannedOn) ? draft.plannedOn : firstDay;
  const form =
    checklistForms.find((one) => one === draft.form) ?? formOfRecord(known, route, dateOfBirth, plannedOn);
  const referees = refereesFor(known, applicant, form, plannedOn);
  const ofRecord = applicant.key === 'you' ? answersOfRecord(known, form, plannedOn) : {};
  const answers = draft.answers[applicant.key] ?? {};
  const [lacksBirthday, lacksRoute] = [!isCivilDate(dateOfBirth), route === null && hangsOnRoute(form)];
  const question: ChecklistQuestionOfRecord | null =
    lacksBirthday || lacksRoute
      ? null
      : {
          ...{ form, plannedOn, route: route ?? anyRoute },
          applicant: { dateOfBirth, role: isSettlementForm(form) ? applicant.role : 'main' },
          answers: { ...answers, ...ofRecord },
          answeredByRecord: Object.keys(ofRecord),
          documents: documentsOf(known, applicant).map(asInList),
          held: [
            ...(applicant.key === 'you' ? heldInRecord(known, form) : []),
            ...heldByReferees(referees),
            ...known.papers
              .filter((paper) => paper.applicant === applicant.key && paper.standing === 'elsewhere')
              .map(({ requirement }) => requirement),
          ],
        };
  return {
    ...{ applicants, applicant, form, plannedOn, referees, lacksBirthday, lacksRoute, question, answers },
    questions: question === null ? [] : askedOf(question, ofRecord, answers),
  };
}

/** Other forms of citizenship ask the same of everybody, whatever their route was. */
const hangsOnRoute = (form: ChecklistForm): boolean => isSettlementForm(form) || form === 'B(OTA)';
/** A question names a route also where nothing hangs on it. */
const anyRoute: RouteKey = 'skilled_worker';

/** Some questions come up only with an answer to another. */
function askedOf(
  question: ChecklistQuestion,
  ofRecord: ChecklistAnswers,
  { income }: Answers,
): readonly OpenChecklistQuestion[] {
  const without = (answers: ChecklistAnswers) =>
    checklistOf({ ...question, documents: [], answers }).questions;
  const all = [...without(ofRecord), ...without({ ...ofRecord, income })];
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/** Papers of dependants are those that were filed under them. */
export const documentsOf = ({ documents }: Known, { key }: Applicant): readonly DocumentResponse[] =>
  documents.filter(({ stage }) => (stage === 'dependant') === (key !== 'you'));

export const asInList = (document: DocumentResponse): ChecklistDocument => ({
  ...{ id: document.id, kind: document.documentType, issuedOn: document.issuedOn },
  ...{ from: document.coversFrom, to: document.coversTo, expiresOn: document.expiryDate },
});

/** The referees of the record are somebody's partner or child in general: a record names no dependant beside them. */
function refereesFor(
  { referees }: Known,
  { key, role }: Applicant,
  form: ChecklistForm,
  on: CivilDate,
): RefereesOfApplicant | null {
  const asked = asRefereeForm(form);
  return asked === null ? null : refereesOf(referees, key === 'you' ? 'you' : role, asked, on);
}

/** The journeys that the record has of somebody. Why a dependant travelled, it does not say. */
export function journeysOf({ journeys, dependants }: Known, { key }: Applicant): readonly LetterJourney[] {
  if (key === 'you') return journeys;
  const dependant = dependants.find(({ id }) => String(id) === key);
  const made = dependant?.travelsWith === 'me' ? journeys : (dependant?.ownJourneys ?? []);
  return made.map((journey) => ({ ...journey, reason: null }));
}

/** As a letter writes it. */
export function nameOf({ personal, dependants }: Known, { key, name }: Applicant): string {
  const named = key === 'you' ? personal.nameDetails : dependants.find(({ id }) => String(id) === key);
  const parts = [named?.firstName, named?.lastName].filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? parts.join(' ') : key === 'you' ? '[your name]' : name;
}
