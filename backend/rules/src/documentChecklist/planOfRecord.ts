import { isCivilDate, type CivilDate } from '../calendar/civilDate';
import { settledLongEnough } from '../calculators/citizenship/citizenshipRules';
import { lawOn } from '../parameters/law';
import { plannedAfterIlr } from '../progress/afterIlr';
import { isSettled, findPlannedDay } from '../progress/plannedDay';
import { checkReferees } from '../referees/checkReferees';
import { refereeForms, type Referee, type RefereeForm, type RefereesChecked } from '../referees/answer';
import type { RouteKey } from '../routes/routes';
import { buildChecklist } from './buildChecklist';
import { nextOfDependant, type ClockOfDependant, type NextOfDependant } from './ofDependant';
import {
  answersOfRecord,
  formOfRecord,
  findHeldRequirements,
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
import { readChecklistAnswers, type ChosenForChecklist, type RecordedAnswer } from './recordedAnswers';
import { isListed } from './problems';
import { isSettlementForm } from './rows/groups';

/** A document in the vault. */
export interface VaultDocument {
  readonly id: string;
  readonly documentType: string;
  readonly stage: string;
  /** The ids of the dependants it belongs to; null if unknown. */
  readonly dependants: readonly number[] | null;
  readonly issuedOn: CivilDate | null;
  readonly coversFrom: CivilDate | null;
  readonly coversTo: CivilDate | null;
  readonly expiryDate: CivilDate | null;
}

/** The recorded data for a checklist, in addition to the data for progress. */
export interface RecordedPapers<OneReferee extends RecordedReferee = RecordedReferee> {
  readonly documents: readonly VaultDocument[];
  readonly referees: readonly OneReferee[];
  /** The person's statements about lines of their checklist. */
  readonly papers: readonly {
    readonly applicant: string;
    readonly requirement: string;
    readonly standing: string;
  }[];
  /** The answers to its questions. */
  readonly answers: readonly RecordedAnswer[];
}
export type RecordedReferee = Referee & { readonly applicant: string };

/** The applicant of a checklist. */
export interface ChecklistApplicant {
  /** `you`, or the record's key of a dependant. */
  readonly key: string;
  readonly dateOfBirth: string | null;
  readonly role: ChecklistRole;
  /** Whether the record has no other dependant. */
  readonly isOnlyDependant?: boolean;
  /** For a dependant; omitted if unknown. */
  readonly clock?: ClockOfDependant | undefined;
  /**
   * The first day on which a dependant can settle, by `firstDaysToSettle`; omitted if they settle with the main
   * person.
   */
  readonly firstDay?: CivilDate | undefined;
}

/** Referees of one applicant, checked against the rules of their form. */
export interface RefereesOfApplicant<OneReferee extends RecordedReferee = RecordedReferee> {
  readonly form: RefereeForm;
  readonly list: readonly OneReferee[];
  readonly checked: RefereesChecked;
}

/** The plan of a checklist, and the data it still needs. */
export interface ChecklistPlan<OneReferee extends RecordedReferee = RecordedReferee> {
  readonly form: ChecklistForm;
  /** The first day by the record; null if unknown. */
  readonly day: CivilDate | null;
  readonly plannedOn: CivilDate;
  readonly lacksBirthday: boolean;
  readonly lacksRoute: boolean;
  /** Null if the form requires none. */
  readonly referees: RefereesOfApplicant<OneReferee> | null;
  /** The answers that the record gives. */
  readonly ofRecord: ChecklistAnswers;
  /** The applicant's answers. */
  readonly answers: ChecklistAnswers;
  /** Null while something is missing. */
  readonly question: ChecklistQuestionOfRecord | null;
}

/** Plans the checklist of a record. The page and the dashboard both use it. */
export function planChecklist<OneReferee extends RecordedReferee>(
  record: ChecklistRecord & RecordedPapers<OneReferee>,
  applicant: ChecklistApplicant,
  route: RouteKey | null,
  chosen: ChosenForChecklist = {},
): ChecklistPlan<OneReferee> {
  const { key, role } = applicant;
  const isOwn = key === 'you';
  const dateOfBirth = applicant.dateOfBirth ?? '';
  const next = findNextApplication(applicant, record);
  const day = findDayOfForm(record, next, chosen.form);
  const earliestDay = day ?? record.today;
  const plannedOn = isPlannable(chosen.plannedOn, dateOfBirth) ? chosen.plannedOn : earliestDay;
  const ofRecordsOwn = next === null ? formOfRecord(record, route, dateOfBirth, plannedOn) : next.form;
  const form = checklistForms.find((one) => one === chosen.form) ?? ofRecordsOwn ?? settlementForm(route);
  // A record does not link referees to a single dependant: they belong to a partner or to a child.
  const asked = refereeForms.find((one) => one === form);
  const referees =
    asked === undefined ? null : refereesOf(record.referees, isOwn ? 'you' : role, asked, plannedOn);
  const ofRecord = isOwn ? answersOfRecord(record, form, { route, on: plannedOn }) : {};
  const answers = readChecklistAnswers(record.answers, key);
  const documents = documentsOfApplicant(record.documents, applicant).map(asInChecklist);
  const [lacksBirthday, lacksRoute] = [!isCivilDate(dateOfBirth), route === null && dependsOnRoute(form)];
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
                ? findHeldRequirements(record, form, { dateOfBirth, route, on: plannedOn }).filter(
                    (line) => !isTestTooOld(line, { form, route, plannedOn, dateOfBirth, documents }),
                  )
                : []),
              ...(referees?.checked.state === 'met' ? [refereeLines[referees.form]] : []),
              ...readPaperStandings(record, key, 'elsewhere'),
            ],
          },
  };
}

function firstPermission({ visa }: ChecklistRecord): CivilDate | null {
  const starts = [visa.visaStartDate, ...visa.previousVisaHistory.map(({ startDate }) => startDate)];
  return starts.reduce((first, day) => (day !== null && (first === null || day < first) ? day : first), null);
}

/**
 * The planned day of a form. A person who is not settled naturalises after ILR, so that form is planned for a later
 * day.
 * @param next null for the owner
 */
function findDayOfForm(
  record: ChecklistRecord,
  next: NextOfDependant | null,
  form: string | undefined,
): CivilDate | null {
  const day = next?.day ?? findPlannedDay(record, record.today);
  const isAfter = form === 'AN' || form === 'B(OTA)';
  if (!isAfter || (next === null ? isSettled(record) : next.form !== null)) return day;
  const isTogether = !isSettled(record) && day === findPlannedDay(record, record.today);
  if (next === null || isTogether) return plannedAfterIlr(record, record.today);
  // As for all who settle on their own.
  return day === null ? null : settledLongEnough(day, false, lawOn(day));
}

/** The dependant's next application; null for the owner, and for a dependant with unknown progress or birthday. */
function findNextApplication(
  { key, clock, dateOfBirth, firstDay }: ChecklistApplicant,
  record: ChecklistRecord,
): NextOfDependant | null {
  if (key === 'you' || clock === undefined || dateOfBirth === null || !isCivilDate(dateOfBirth)) return null;
  return nextOfDependant(clock, record, { dateOfBirth, today: record.today, firstDay: firstDay ?? null });
}

const isPlannable = (typed: string | undefined, dateOfBirth: string): typed is CivilDate =>
  typed !== undefined && isCivilDate(typed) && isListed(typed, dateOfBirth);

/** Other citizenship forms are the same on every route. */
const dependsOnRoute = (form: ChecklistForm): boolean => isSettlementForm(form) || form === 'B(OTA)';
/** A question needs a route even if nothing depends on it. */
const anyRoute: RouteKey = 'skilled_worker';

/**
 * The applicant's documents. A document names its owners; under the stage `dependant` it is not the record owner's.
 * One filed there without a name belongs to an only dependant. With several dependants it belongs to none, because it
 * may be about another child.
 */
export const documentsOfApplicant = <
  Kept extends Pick<VaultDocument, 'stage' | 'dependants' | 'documentType'>,
>(
  documents: readonly Kept[],
  { key, isOnlyDependant = false }: Pick<ChecklistApplicant, 'key' | 'isOnlyDependant'>,
): readonly Kept[] =>
  documents.filter(({ stage, dependants, documentType }) => {
    const isForDependants = stage === 'dependant';
    // A school letter is about a child, but a parent submits it.
    if (key === 'you') return !isForDependants || documentType === 'school_letter';
    return dependants === null ? isForDependants && isOnlyDependant : dependants.includes(Number(key));
  });

export const asInChecklist = (document: VaultDocument): ChecklistDocument => ({
  id: document.id,
  kind: document.documentType,
  issuedOn: document.issuedOn,
  from: document.coversFrom,
  to: document.coversTo,
  expiresOn: document.expiryDate,
});

/** The lines that require English. */
export const englishLines: ReadonlySet<string> = new Set(['G7', 'N4']);

interface TestInTime extends Pick<ChecklistQuestionOfRecord, 'form' | 'plannedOn'> {
  readonly route: RouteKey | null;
  readonly dateOfBirth: CivilDate;
  readonly documents: readonly ChecklistDocument[];
}

/**
 * Whether the only proof of English in the vault is a test that is too old by the day. The level in the profile does
 * not prove that there is another one.
 */
const isTestTooOld = (line: string, { route, dateOfBirth, ...rest }: TestInTime): boolean =>
  englishLines.has(line) &&
  buildChecklist({
    ...rest,
    route: route ?? anyRoute,
    answers: {},
    applicant: { dateOfBirth, role: 'main' },
  }).requirements.some(({ id, state }) => id === line && state === 'too_old');

/** The lines that the person has elsewhere or cannot obtain. */
export const readPaperStandings = (
  { papers }: Pick<RecordedPapers, 'papers'>,
  key: string,
  said: 'elsewhere' | 'cannot',
): readonly string[] =>
  papers
    .filter(({ applicant, standing }) => applicant === key && standing === said)
    .map(({ requirement }) => requirement);

/** The lines that require two referees. */
export const refereeLines: Readonly<Record<RefereeForm, string>> = { AN: 'N6', MN1: 'M5' };

/** @param applicant `you`, `partner` or `child`, as recorded */
export function refereesOf<OneReferee extends RecordedReferee>(
  all: readonly OneReferee[],
  applicant: string,
  form: RefereeForm,
  on: CivilDate,
): RefereesOfApplicant<OneReferee> {
  const list = all.filter((referee) => referee.applicant === applicant);
  return { form, list, checked: checkReferees(list, { form, on }) };
}
