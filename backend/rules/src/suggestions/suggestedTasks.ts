import { writtenDay } from '../assessment/wording';
import { addDays, type CivilDate } from '../calendar/civilDate';
import { documentRules } from '../parameters/documentRules';
import { valueOn } from '../parameters/parameter';
import { routeOfVisaType } from '../routes/visaTypes';
import type { RouteKey } from '../routes/routes';
import { dueBefore } from './dueBefore';
import { dueOfDocument, lastWholeMonthEnds, readyOn, type PaperToGet } from './dueOfDocument';
import { findDocument, type DocumentKey } from './suggestedDocuments';
import { findMatter } from './matters';
import { employedRoutes, partnerRoutes } from './routeGroups';

/** A task as suggested in its form. */
export interface SuggestedTask {
  readonly title: string;
  readonly description: string;
  readonly category: 'application' | 'document' | 'appointment' | 'reminder';
  readonly priority: 'medium' | 'high';
  readonly dueDate: CivilDate | null;
}

/** The facts that decide the suggested tasks. */
export interface Plans {
  readonly today: CivilDate;
  /** The next application. */
  readonly next: 'ilr' | 'citizenship';
  readonly visaType: string | null;
  readonly visaEnds: CivilDate | null;
  /** The first day to apply; null while unknown. */
  readonly applyFrom: CivilDate | null;
  /** The keys of unmet requirements. */
  readonly open: ReadonlySet<string>;
  /** The earliest expiry of a passport in the record. */
  readonly passportEnds: CivilDate | null;
}

const findLastDay = ({ next, visaEnds }: Plans): CivilDate | null => (next === 'ilr' ? visaEnds : null);

/** The day on which everything must be ready: the first day to apply or, if past, the end of the visa. */
const readyBy = (plans: Plans): CivilDate | null =>
  readyOn({ today: plans.today, plannedOn: plans.applyFrom ?? plans.today, lastDay: findLastDay(plans) });

/** As in a checklist. Null while the day to apply is unknown. */
const findDueDay = (
  title: string,
  plans: Plans,
  { serves = null, monthEnds = null }: Partial<PaperToGet> = {},
): CivilDate | null =>
  plans.applyFrom === null && findLastDay(plans) === null
    ? null
    : dueOfDocument(
        { title, serves, monthEnds },
        { today: plans.today, plannedOn: plans.applyFrom ?? plans.today, lastDay: findLastDay(plans) },
      );

/** The maximum age in days of an employer's letter. */
const findLetterAge = ({ applyFrom, today }: Plans): number =>
  valueOn(documentRules.letterFresh, applyFrom ?? today);

/** Whether the visa ends before the planned day. */
const visaEndsFirst = ({ next, visaEnds, applyFrom }: Plans): boolean =>
  next === 'ilr' && visaEnds !== null && applyFrom !== null && visaEnds < applyFrom;

const formatOnDay = (day: CivilDate | null): string => (day === null ? '' : ` on ${writtenDay(day)}`);

type Suggest = (plans: Plans) => SuggestedTask;

/** The sentence about what a document must show. */
function formatPurpose(key: DocumentKey): string {
  const { words } = findDocument(key);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** All suggested tasks. Their words are the same for everyone: the title tells whether the task exists. */
const tasks = {
  lifeInUk: (plans) => ({
    title: 'Book the Life in the UK test',
    description: 'Book it on GOV.UK. A pass never expires.',
    category: 'appointment',
    priority: 'high',
    dueDate: findDueDay('Life in the UK', plans),
  }),
  english: (plans) => ({
    title: 'Prove my English',
    description: 'Find your certificate or your degree, or book an approved test.',
    category: 'document',
    priority: 'high',
    dueDate: findDueDay('English', plans),
  }),
  payslips: (plans) => ({
    title: 'Collect my payslips',
    description: formatPurpose('payslips'),
    category: 'document',
    priority: 'medium',
    dueDate: findDueDay('Payslips', plans, { monthEnds: lastWholeMonthEnds(plans.applyFrom ?? plans.today) }),
  }),
  employerLetter: (plans) => ({
    title: 'Ask my employer for a letter',
    description: formatPurpose('employerLetter'),
    category: 'document',
    priority: 'medium',
    dueDate: findDueDay('Letter of your employer', plans, { serves: findLetterAge(plans) }),
  }),
  livingTogether: (plans) => ({
    title: 'Collect letters to our shared address',
    description: formatPurpose('sharedHome'),
    category: 'document',
    priority: 'medium',
    dueDate: findDueDay('Shared home', plans),
  }),
  referees: (plans) => ({
    title: 'Find my referees',
    description: 'The form for citizenship asks for people who know you and will sign for you.',
    category: 'application',
    priority: 'medium',
    dueDate: findDueDay('Referees', plans),
  }),
  passport: (plans) => ({
    title: 'Renew my passport',
    description: 'Its last day is near. A new one can take weeks.',
    category: 'document',
    priority: 'high',
    dueDate: dueBefore(plans.passportEnds, 90, plans.today),
  }),
  extendVisa: (plans) => ({
    title: 'Extend my visa',
    description: `It ends${formatOnDay(plans.visaEnds)}, before you can apply for ILR. Apply before that day. The due date leaves you time.`,
    category: 'application',
    priority: 'high',
    dueDate: dueBefore(plans.visaEnds, 30, plans.today),
  }),
  applyForIlr: (plans) => ({
    title: 'Apply for ILR',
    description: visaEndsFirst(plans)
      ? 'Not before the first day on your progress page, once your visa is extended.'
      : 'Not before the first day on your progress page, and before your visa ends.',
    category: 'application',
    priority: 'high',
    dueDate: dueBefore(readyBy(plans), 0, plans.today),
  }),
  applyForCitizenship: (plans) => ({
    title: 'Apply for citizenship',
    description: 'Not before the first day on your progress page.',
    category: 'application',
    priority: 'medium',
    dueDate: dueBefore(readyBy(plans), 0, plans.today),
  }),
  adviceOnAbsences: (plans) => ({
    title: 'Ask for advice about my days away',
    description: 'An adviser can say whether some of the days need not count.',
    category: 'appointment',
    priority: 'high',
    dueDate: dueBefore(readyBy(plans), 60, plans.today),
  }),
  advice: (plans) => ({
    title: 'Ask for advice before I apply',
    description: 'Your profile says that something may stand against the application.',
    category: 'appointment',
    priority: 'high',
    dueDate: dueBefore(readyBy(plans), 60, plans.today),
  }),
} as const satisfies Readonly<Record<string, Suggest>>;

const apply: Suggest = (plans) =>
  plans.next === 'ilr' ? tasks.applyForIlr(plans) : tasks.applyForCitizenship(plans);

/** The task for each requirement. */
const byRequirement: Readonly<Record<string, Suggest>> = {
  english: tasks.english,
  life_in_uk: tasks.lifeInUk,
  absences: tasks.adviceOnAbsences,
  final_year: tasks.adviceOnAbsences,
  good_character: tasks.advice,
  intention: tasks.advice,
  residence: apply,
  settled: apply,
  first_day: apply,
};

/** The task for an unmet requirement; null if there is none. */
export function taskForRequirement(key: string, plans: Plans): SuggestedTask | null {
  return Object.hasOwn(byRequirement, key) ? (byRequirement[key]?.(plans) ?? null) : null;
}

/** Many countries require a passport valid for half a year, and a new one takes time. */
const passportDays = 270;

/** Whether a passport expires before the application, or soon. */
const needsPassport = ({ passportEnds, applyFrom, today }: Plans): boolean =>
  passportEnds !== null &&
  passportEnds > today &&
  ((applyFrom !== null && passportEnds < applyFrom) || passportEnds <= addDays(today, passportDays));

/** The condition of each task, in display order. */
const suggested: readonly (readonly [wanted: (plans: Plans, route: RouteKey | null) => boolean, Suggest])[] =
  [
    [
      (plans) => visaEndsFirst(plans) && plans.visaEnds !== null && plans.visaEnds >= plans.today,
      tasks.extendVisa,
    ],
    [({ open }) => open.has('life_in_uk'), tasks.lifeInUk],
    [({ open }) => open.has('english'), tasks.english],
    [needsPassport, tasks.passport],
    [({ next }, route) => next === 'ilr' && route !== null && employedRoutes.has(route), tasks.payslips],
    [
      ({ next }, route) => next === 'ilr' && route !== null && employedRoutes.has(route),
      tasks.employerLetter,
    ],
    [({ next }, route) => next === 'ilr' && route !== null && partnerRoutes.has(route), tasks.livingTogether],
    [({ next }) => next === 'citizenship', tasks.referees],
    [({ applyFrom }) => applyFrom !== null, apply],
  ];

/**
 * The next tasks for a person with this visa and these dates, without those they already have.
 * @param titles of existing tasks, open or done
 */
export function suggestedTasks(plans: Plans, titles: readonly string[]): readonly SuggestedTask[] {
  const route = plans.visaType === null ? null : routeOfVisaType(plans.visaType);
  const existing = new Set(titles.map(normaliseTitle));
  const matters = new Set(titles.flatMap((title) => findMatter(title) ?? []));
  const isThere = (title: string) => {
    const matter = findMatter(title);
    return existing.has(normaliseTitle(title)) || (matter !== null && matters.has(matter));
  };
  return suggested
    .filter(([wanted]) => wanted(plans, route))
    .map(([, suggest]) => suggest(plans))
    .filter(({ title }) => !isThere(title));
}

const normaliseTitle = (title: string): string => title.trim().toLowerCase();
