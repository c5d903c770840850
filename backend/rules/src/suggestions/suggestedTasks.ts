import { writtenDay } from '../assessment/wording';
import { addDays, type CivilDate } from '../calendar/civilDate';
import { documentRules } from '../parameters/documentRules';
import { valueOn } from '../parameters/parameter';
import { routeOfVisaType } from '../routes/visaTypes';
import type { RouteKey } from '../routes/routes';
import { dueBefore } from './dueBefore';
import { dueOfDocument, lastWholeMonthEnds, readyOn, type PaperToGet } from './dueOfDocument';
import { documentOf, type DocumentKey } from './suggestedDocuments';
import { matterOf } from './matters';
import { employedRoutes, partnerRoutes } from './whoIsMeant';

/** A task as its form has it, before anybody has changed it. */
export interface SuggestedTask {
  readonly title: string;
  readonly description: string;
  readonly category: 'application' | 'document' | 'appointment' | 'reminder';
  readonly priority: 'medium' | 'high';
  readonly dueDate: CivilDate | null;
}

/** What tasks are suggested from. */
export interface Plans {
  readonly today: CivilDate;
  /** What is applied for next. */
  readonly next: 'ilr' | 'citizenship';
  readonly visaType: string | null;
  readonly visaEnds: CivilDate | null;
  /** The first day to apply; null while none is known. */
  readonly applyFrom: CivilDate | null;
  /** The requirements that are not met, by their keys. */
  readonly open: ReadonlySet<string>;
  /** The soonest day on which a passport of the record expires. */
  readonly passportEnds: CivilDate | null;
}

const lastDayOf = ({ next, visaEnds }: Plans): CivilDate | null => (next === 'ilr' ? visaEnds : null);

/** The day for which things have to be ready: the first to apply, or, when that is past, the end of the visa. */
const readyBy = (plans: Plans): CivilDate | null =>
  readyOn({ today: plans.today, plannedOn: plans.applyFrom ?? plans.today, lastDay: lastDayOf(plans) });

/** As a checklist has it. Null while no day to apply is known. */
const dueOf = (
  title: string,
  plans: Plans,
  { serves = null, monthEnds = null }: Partial<PaperToGet> = {},
): CivilDate | null =>
  plans.applyFrom === null && lastDayOf(plans) === null
    ? null
    : dueOfDocument(
        { title, serves, monthEnds },
        { today: plans.today, plannedOn: plans.applyFrom ?? plans.today, lastDay: lastDayOf(plans) },
      );

/** Days that an employer's letter may be old. */
const letterServes = ({ applyFrom, today }: Plans): number =>
  valueOn(documentRules.letterFresh, applyFrom ?? today);

/** The visa ends before the planned day. */
const endsFirst = ({ next, visaEnds, applyFrom }: Plans): boolean =>
  next === 'ilr' && visaEnds !== null && applyFrom !== null && visaEnds < applyFrom;

const onDay = (day: CivilDate | null): string => (day === null ? '' : ` on ${writtenDay(day)}`);

type Suggest = (plans: Plans) => SuggestedTask;

/** What a document has to show, as a sentence. */
function sentenceOf(key: DocumentKey): string {
  const { words } = documentOf(key);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Every task that is suggested, in words that do not depend on whom it is suggested to: its title says whether it is there already. */
const tasks = {
  lifeInUk: (plans) => ({
    title: 'Book the Life in the UK test',
    description: 'Book it on GOV.UK. A pass never expires.',
    category: 'appointment',
    priority: 'high',
    dueDate: dueOf('Life in the UK', plans),
  }),
  english: (plans) => ({
    title: 'Prove my English',
    description: 'Find your certificate or your degree, or book an approved test.',
    category: 'document',
    priority: 'high',
    dueDate: dueOf('English', plans),
  }),
  payslips: (plans) => ({
    title: 'Collect my payslips',
    description: sentenceOf('payslips'),
    category: 'document',
    priority: 'medium',
    dueDate: dueOf('Payslips', plans, { monthEnds: lastWholeMonthEnds(plans.applyFrom ?? plans.today) }),
  }),
  employerLetter: (plans) => ({
    title: 'Ask my employer for a letter',
    description: sentenceOf('employerLetter'),
    category: 'document',
    priority: 'medium',
    dueDate: dueOf('Letter of your employer', plans, { serves: letterServes(plans) }),
  }),
  livingTogether: (plans) => ({
    title: 'Collect letters to our shared address',
    description: sentenceOf('sharedHome'),
    category: 'document',
    priority: 'medium',
    dueDate: dueOf('Shared home', plans),
  }),
  referees: (plans) => ({
    title: 'Find my referees',
    description: 'The form for citizenship asks for people who know you and will sign for you.',
    category: 'application',
    priority: 'medium',
    dueDate: dueOf('Referees', plans),
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
    description: `It ends${onDay(plans.visaEnds)}, before you can apply for ILR. Apply before that day. The due date leaves you time.`,
    category: 'application',
    priority: 'high',
    dueDate: dueBefore(plans.visaEnds, 30, plans.today),
  }),
  applyForIlr: (plans) => ({
    title: 'Apply for ILR',
    description: endsFirst(plans)
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

/** What can be done about each line of the requirements. */
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

/** The task for a requirement that is not met; null for one of which no task is known. */
export function taskForRequirement(key: string, plans: Plans): SuggestedTask | null {
  return Object.hasOwn(byRequirement, key) ? (byRequirement[key]?.(plans) ?? null) : null;
}

/** Many countries want half a year of a passport left, and a new one takes its time. */
const passportDays = 270;

/** A passport that expires before one can apply, or soon. */
const passportMatters = ({ passportEnds, applyFrom, today }: Plans): boolean =>
  passportEnds !== null &&
  passportEnds > today &&
  ((applyFrom !== null && passportEnds < applyFrom) || passportEnds <= addDays(today, passportDays));

/** When each task is suggested, in the order in which they stand. */
const suggested: readonly (readonly [wanted: (plans: Plans, route: RouteKey | null) => boolean, Suggest])[] =
  [
    [
      (plans) => endsFirst(plans) && plans.visaEnds !== null && plans.visaEnds >= plans.today,
      tasks.extendVisa,
    ],
    [({ open }) => open.has('life_in_uk'), tasks.lifeInUk],
    [({ open }) => open.has('english'), tasks.english],
    [passportMatters, tasks.passport],
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
 * What somebody with this visa and these dates can do next, without what they have among their tasks in words of their own.
 * @param titles of the tasks that are there already, open or done
 */
export function suggestedTasks(plans: Plans, titles: readonly string[]): readonly SuggestedTask[] {
  const route = plans.visaType === null ? null : routeOfVisaType(plans.visaType);
  const there = new Set(titles.map(asCompared));
  const matters = new Set(titles.flatMap((title) => matterOf(title) ?? []));
  const isThere = (title: string) => {
    const matter = matterOf(title);
    return there.has(asCompared(title)) || (matter !== null && matters.has(matter));
  };
  return suggested
    .filter(([wanted]) => wanted(plans, route))
    .map(([, suggest]) => suggest(plans))
    .filter(({ title }) => !isThere(title));
}

const asCompared = (title: string): string => title.trim().toLowerCase();
