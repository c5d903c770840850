import { isCivilDate, type CivilDate } from '../calendar/civilDate';
import { settledLongEnough } from '../calculators/citizenship/citizenshipRules';
import { lawOn } from '../parameters/law';
import { plannedAfterIlr } from '../progress/afterIlr';
import { isSettled, plannedDayOf } from '../progress/plannedDay';
import { checkReferees } from '../referees/checkReferees';
import { refereeForms, type Referee, type RefereeForm, type RefereesChecked } from '../referees/referee';
import type { RouteKey } from '../routes/routes';
import { checklistOf } from './checklistOf';
import { nextOfDependant, type ClockOfDependant, type NextOfDependant } from './ofDependant';
import {
  answersOfRecord,
  formOfRecord,
  heldInRecord,
  settlementForm,
  yearsNeeded,
  type ChecklistRecord,
} from './ofRecord';
import {
  checklistForms,
  type ChecklistAnswers,
  type ChecklistDocument,
  type ChecklistForm,
  type ChecklistQuestionOfRecord,
  type ChecklistRole,
} from './question';
import { answersOf, type ChosenForChecklist, type RecordedAnswer } from './recordedAnswers';
import { isListed } from './problems';
import { isSettlementForm } from './rows/groups';

/** A document as a vault keeps it. */
export interface VaultDocument {
  readonly id: string;
  readonly documentType: string;
  readonly stage: string;
  /** The dependants to whom it belongs, by their ids; null where nobody said so. */
  readonly dependants: readonly number[] | null;
  readonly issuedOn: CivilDate | null;
  readonly coversFrom: CivilDate | null;
  readonly coversTo: CivilDate | null;
  readonly expiryDate: CivilDate | null;
}

/** What a record holds for a checklist, beside what progress is made from. */
export interface RecordedPapers<OneReferee extends RecordedReferee = RecordedReferee> {
  readonly documents: readonly VaultDocument[];
  readonly referees: readonly OneReferee[];
  /** What the person said of lines of their checklist. */
  readonly papers: readonly {
    readonly applicant: string;
    readonly requirement: string;
    readonly standing: string;
  }[];
  /** What they answered to its questions. */
  readonly answers: readonly RecordedAnswer[];
}
export type RecordedReferee = Referee & { readonly applicant: string };

/** Whose checklist it is. */
export interface ChecklistApplicant {
  /** `you`, or what the record calls a dependant. */
  readonly key: string;
  readonly dateOfBirth: string | null;
  readonly role: ChecklistRole;
  /** Whether the record has no other dependant. */
  readonly isOnlyDependant?: boolean;
  /** Of a dependant; left out where it is not known. */
  readonly clock?: ClockOfDependant | undefined;
  /** The first day on which a dependant can settle, by `firstDaysToSettle`; left out where they settle with the person. */
  readonly firstDay?: CivilDate | undefined;
}

/** Referees of one applicant, held against the rules of their form. */
export interface RefereesOfApplicant<OneReferee extends RecordedReferee = RecordedReferee> {
  readonly form: RefereeForm;
  readonly list: readonly OneReferee[];
  readonly checked: RefereesChecked;
}

/** What is to be listed, and what is missing before it can be. */
export interface ChecklistPlan<OneReferee extends RecordedReferee = RecordedReferee> {
  readonly form: ChecklistForm;
  /** The first day that the record leads to; null where none is known. */
  readonly day: CivilDate | null;
  readonly plannedOn: CivilDate;
  readonly lacksBirthday: boolean;
  readonly lacksRoute: boolean;
  /** Null where the form asks for none. */
  readonly referees: RefereesOfApplicant<OneReferee> | null;
  /** What the record answers by itself. */
  readonly ofRecord: ChecklistAnswers;
  /** What the applicant's questions were answered with. */
  readonly answers: ChecklistAnswers;
  /** Null while something is missing. */
  readonly question: ChecklistQuestionOfRecord | null;
}

/** The one way from a record to a checklist: the page and the dashboard both come to their list by it. */
export function checklistPlanOf<OneReferee extends RecordedReferee>(
  record: ChecklistRecord & RecordedPapers<OneReferee>,
  applicant: ChecklistApplicant,
  route: RouteKey | null,
  chosen: ChosenForChecklist = {},
): ChecklistPlan<OneReferee> {
  const { key, role } = applicant;
  const isOwn = key === 'you';
  const dateOfBirth = applicant.dateOfBirth ?? '';
  const next = nextOf(applicant, record);
  const day = dayOf(record, next, chosen.form);
  const ofRule = day ?? record.today;
  const plannedOn = isPlannable(chosen.plannedOn, dateOfBirth) ? chosen.plannedOn : ofRule;
  const ofRecordsOwn = next === null ? formOfRecord(record, route, dateOfBirth, plannedOn) : next.form;
  const form = checklistForms.find((one) => one === chosen.form) ?? ofRecordsOwn ?? settlementForm(route);
  // A record names no dependant beside a referee: theirs are those of a partner or of a child.
  const asked = refereeForms.find((one) => one === form);
  const referees =
    asked === undefined ? null : refereesOf(record.referees, isOwn ? 'you' : role, asked, plannedOn);
  const ofRecord = isOwn ? answersOfRecord(record, form, { route, on: plannedOn }) : {};
  const answers = answersOf(record.answers, key);
  const documents = documentsOfApplicant(record.documents, applicant).map(asInChecklist);
  const [lacksBirthday, lacksRoute] = [!isCivilDate(dateOfBirth), route === null && hangsOnRoute(form)];
  return {
    form,
    day,
    plannedOn,
    lacksBirthday,
    lacksRoute,
    referees,
    ofRecord,
    answers,
    question:
      lacksBirthday || lacksRoute
        ? null
        : {
            form,
            plannedOn,
            route: route ?? anyRoute,
            applicant: { dateOfBirth, role: isSettlementForm(form) ? role : 'main' },
            answers: { ...answers, ...ofRecord },
            answeredByRecord: Object.keys(ofRecord),
            ...(isOwn && {
              permissionSince: firstPermission(record),
              qualifyingYears: yearsNeeded(record, form, route),
            }),
            documents,
            held: [
              ...(isOwn
                ? heldInRecord(record, form, { dateOfBirth, route, on: plannedOn }).filter(
                    (line) => !isTestTooOld(line, { form, route, plannedOn, dateOfBirth, documents }),
                  )
                : []),
              ...(referees?.checked.state === 'met' ? [refereeLines[referees.form]] : []),
              ...saidOf(record, key, 'elsewhere'),
            ],
          },
  };
}

function firstPermission({ visa }: ChecklistRecord): CivilDate | null {
  const starts = [visa.visaStartDate, ...visa.previousVisaHistory.map(({ startDate }) => startDate)];
  return starts.reduce((first, day) => (day !== null && (first === null || day < first) ? day : first), null);
}

/**
 * Whoever is not settled naturalises after ILR, and not on its day: where they look at that form, it is planned for then.
 * @param next null for the person themselves
 */
function dayOf(
  record: ChecklistRecord,
  next: NextOfDependant | null,
  form: string | undefined,
): CivilDate | null {
  const day = next?.day ?? plannedDayOf(record, record.today);
  const isAfter = form === 'AN' || form === 'B(OTA)';
  if (!isAfter || (next === null ? isSettled(record) : next.form !== null)) return day;
  const isTogether = !isSettled(record) && day === plannedDayOf(record, record.today);
  if (next === null || isTogether) return plannedAfterIlr(record, record.today);
  // As for everybody who settles by themselves.
  return day === null ? null : settledLongEnough(day, false, lawOn(day));
}

/** By their own clock; null for the person themselves, and for whoever's clock or birthday is not known. */
function nextOf(
  { key, clock, dateOfBirth, firstDay }: ChecklistApplicant,
  record: ChecklistRecord,
): NextOfDependant | null {
  if (key === 'you' || clock === undefined || dateOfBirth === null || !isCivilDate(dateOfBirth)) return null;
  return nextOfDependant(clock, record, { dateOfBirth, today: record.today, firstDay: firstDay ?? null });
}

const isPlannable = (typed: string | undefined, dateOfBirth: string): typed is CivilDate =>
  typed !== undefined && isCivilDate(typed) && isListed(typed, dateOfBirth);

/** Other forms of citizenship ask the same of everybody, whatever their route was. */
const hangsOnRoute = (form: ChecklistForm): boolean => isSettlementForm(form) || form === 'B(OTA)';
/** A question names a route also where nothing hangs on it. */
const anyRoute: RouteKey = 'skilled_worker';

/**
 * The papers that are the applicant's. A document says to whom it belongs; under the stage `dependant` it is not the owner's
 * own. One that is filed there and names nobody is an only dependant's, and among several it is nobody's: it proves
 * nothing for a child that it may not be about.
 */
export const documentsOfApplicant = <
  Kept extends Pick<VaultDocument, 'stage' | 'dependants' | 'documentType'>,
>(
  documents: readonly Kept[],
  { key, isOnlyDependant = false }: Pick<ChecklistApplicant, 'key' | 'isOnlyDependant'>,
): readonly Kept[] =>
  documents.filter(({ stage, dependants, documentType }) => {
    const ofDependants = stage === 'dependant';
    // A letter of the school is about a child, and a parent shows it.
    if (key === 'you') return !ofDependants || documentType === 'school_letter';
    return dependants === null ? ofDependants && isOnlyDependant : dependants.includes(Number(key));
  });

export const asInChecklist = (document: VaultDocument): ChecklistDocument => ({
  id: document.id,
  kind: document.documentType,
  issuedOn: document.issuedOn,
  from: document.coversFrom,
  to: document.coversTo,
  expiresOn: document.expiryDate,
});

/** The lines that ask for English. */
export const englishLines: ReadonlySet<string> = new Set(['G7', 'N4']);

interface TestInTime extends Pick<ChecklistQuestionOfRecord, 'form' | 'plannedOn'> {
  readonly route: RouteKey | null;
  readonly dateOfBirth: CivilDate;
  readonly documents: readonly ChecklistDocument[];
}

/**
 * Whether the only proof of English in the vault is a test that is too old by the day. The level of a profile does not say
 * that there is another proof: alerts tell of the test, and the list does too.
 */
const isTestTooOld = (line: string, { route, dateOfBirth, ...rest }: TestInTime): boolean =>
  englishLines.has(line) &&
  checklistOf({
    ...rest,
    route: route ?? anyRoute,
    answers: {},
    applicant: { dateOfBirth, role: 'main' },
  }).requirements.some(({ id, state }) => id === line && state === 'too_old');

/** The lines of which somebody said that they have it elsewhere, or cannot get it. */
export const saidOf = (
  { papers }: Pick<RecordedPapers, 'papers'>,
  key: string,
  said: 'elsewhere' | 'cannot',
): readonly string[] =>
  papers
    .filter(({ applicant, standing }) => applicant === key && standing === said)
    .map(({ requirement }) => requirement);

/** The lines that ask for two referees. */
export const refereeLines: Readonly<Record<RefereeForm, string>> = { AN: 'N6', MN1: 'M5' };

/** @param applicant `you`, `partner` or `child`, as the record has it */
export function refereesOf<OneReferee extends RecordedReferee>(
  all: readonly OneReferee[],
  applicant: string,
  form: RefereeForm,
  on: CivilDate,
): RefereesOfApplicant<OneReferee> {
  const list = all.filter((referee) => referee.applicant === applicant);
  return { form, list, checked: checkReferees(list, { form, on }) };
}
