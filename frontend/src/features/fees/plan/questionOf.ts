import { type Problem, UnsoundAssessment } from '@settlewise/rules/assessment';
import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import {
  dayTooFarAhead,
  type FeesQuestion,
  type FeeStep,
  type FeeTest,
  sumOfFees,
} from '@settlewise/rules/fees';
import { routeOfVisaType } from '@settlewise/rules/routes';
import {
  hasAppointment,
  hasRoute,
  isPermission,
  mayBeOnSalaryList,
  type Plan,
  type PlannedCost,
  type PlannedStep,
} from './plan';

/** What a part of the plan lacks, and the field that it is asked in. */
export interface Lack {
  readonly message: string;
  readonly at:
    'dateOfBirth' | 'on' | 'people' | 'visaType' | 'months' | 'service' | 'tests' | 'label' | 'pounds';
}

export type Lacking = ReadonlyMap<string, Lack>;

/** What of a plan can be added up, and what each other part lacks, by its id. */
export interface Planned {
  readonly question: FeesQuestion;
  /** The parts of the plan behind the places of the question. */
  readonly people: Plan['people'];
  readonly steps: readonly PlannedStep[];
  readonly lacking: Lacking;
  /** What is wrong with the supposed rise; null where it is counted, or none is supposed. */
  readonly riseProblem: string | null;
}

/** Days outside of these are slips of the pen. */
const isDay = (text: string) => isCivilDate(text) && text >= '1900-01-01' && text <= '2199-12-31';

export function questionOf(plan: Plan, asOf: CivilDate): Planned {
  const lacking = new Map<string, Lack>();
  const people = plan.people.filter(({ id, dateOfBirth }) => {
    const isDated = isDay(dateOfBirth);
    if (!isDated)
      lacking.set(id, lack('dateOfBirth', 'Enter the date of birth. It decides what this person pays.'));
    return isDated;
  });
  const persons = people.map(({ dateOfBirth, lifeInUk, english, role }) => ({
    dateOfBirth,
    ...(lifeInUk && { lifeInUkPassed: true }),
    ...(english !== '' && { englishPassed: english }),
    ...(role !== '' && { role }),
  }));
  const sound = plan.steps.flatMap((planned) => {
    const read = stepOf(planned, { everybody: plan.people, counted: people }, asOf);
    const problem = 'message' in read ? read : refusalOf(read, persons, asOf);
    if (problem !== null) lacking.set(planned.id, problem);
    return problem === null && !('message' in read) ? [{ planned, step: read }] : [];
  });
  const costs = plan.costs.flatMap((cost) => {
    const pence = penceOf(cost.pounds);
    const problem = lackingInCost(cost, pence, asOf);
    if (problem !== null) lacking.set(cost.id, problem);
    return problem === null && pence !== null ? [{ label: cost.label.trim(), on: cost.on, pence }] : [];
  });
  const bare = { asOf, people: persons, steps: sound.map(({ step }) => step), costs };
  const risen = { ...bare, yearlyRisePercent: percentOf(plan.rise) ?? 0 };
  const riseProblem = percentOf(plan.rise) === null ? 'Enter a whole number from 0 to 20.' : null;
  return {
    question: riseProblem === null ? risen : bare,
    people,
    steps: sound.map(({ planned }) => planned),
    lacking,
    riseProblem,
  };
}

/** A step as it can be added up, or what it lacks. */
function stepOf(
  planned: PlannedStep,
  { everybody, counted }: { readonly everybody: Plan['people']; readonly counted: Plan['people'] },
  asOf: CivilDate,
): FeeStep | Lack {
  const { item, on, service, without } = planned;
  const wrongDay = problemOfDay(on, asOf);
  if (wrongDay !== null) return wrongDay;
  const people = counted.flatMap(({ id }, place) => (without.includes(id) ? [] : [place]));
  if (people.length === 0) {
    const undated = everybody.filter(({ id }) => !without.includes(id));
    return undated.length === 0
      ? lack('people', 'Choose at least one person.')
      : lack('dateOfBirth', 'It is counted once the date of birth is known.');
  }
  const tests: FeeTest[] = [
    ...(planned.lifeInUk ? (['life_in_the_uk'] as const) : []),
    ...(planned.english ? (['english'] as const) : []),
  ];
  const common = {
    on,
    people,
    tests,
    ...(planned.paidAppointment && hasAppointment(planned) && { paidAppointment: true }),
  };
  const route = routeOfVisaType(planned.visaType);
  if (hasRoute(item) && route === null) return lack('visaType', 'Choose the visa or route.');
  switch (item) {
    case 'visa':
    case 'extension': {
      const months = Number(planned.months);
      if (!/^\d{1,3}$/.test(planned.months) || months < 1 || months > 120)
        return lack('months', 'Enter the months of permission, from 1 to 120.');
      const onList = planned.onSalaryList && mayBeOnSalaryList(planned) ? { onSalaryList: true } : {};
      return { ...common, item, service, route: route ?? '', where: planned.where, months, ...onList };
    }
    case 'ilr':
      return { ...common, item, service, route: route ?? '' };
    case 'first_passport':
    case 'eta':
    case 'administrative_review':
      return { on, people, item };
    default:
      return { ...common, item };
  }
}

function problemOfDay(on: string, asOf: CivilDate): Lack | null {
  if (!isDay(on)) return lack('on', dayToPay);
  const tooFar = dayTooFarAhead(on, asOf);
  return tooFar === null ? null : lack('on', tooFar);
}

const dayToPay = 'Enter the day on which you mean to pay.';

const lack = (at: Lack['at'], message: string): Lack => ({ at, message });

/** What the rules refuse of a step, for example somebody who is born after it. */
function refusalOf(step: FeeStep, people: FeesQuestion['people'], asOf: CivilDate): Lack | null {
  const [problem] = problemsOf({ asOf, people, steps: [step], costs: [] });
  if (problem === undefined) return null;
  const at = (['service', 'tests'] as const).find((field) => problem.field.endsWith(field)) ?? 'people';
  return lack(at, problem.message);
}

/** `3` as a number; null where it is no such percentage. */
function percentOf(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return 0;
  return /^\d{1,2}$/.test(text) && Number(text) <= 20 ? Number(text) : null;
}

function problemsOf(question: FeesQuestion): readonly Problem[] {
  try {
    sumOfFees(question);
    return [];
  } catch (error) {
    if (error instanceof UnsoundAssessment) return error.problems;
    throw error;
  }
}

/** The rise on the closed card: what is no percentage is not repeated as one. */
export function riseInWords(typed: string, problem: string | null): string {
  if (problem !== null) return 'Please check';
  return typed.trim() === '' ? 'None' : `${typed.trim()} %`;
}

/** `120` or `94.50` as whole pence; null where it is no such sum, or more than a million pounds. */
export function penceOf(pounds: string): number | null {
  const [, whole, part = ''] = /^£?(\d{1,7})(?:\.(\d{1,2}))?$/.exec(pounds.replaceAll(/[,\s]/g, '')) ?? [];
  if (whole === undefined) return null;
  const pence = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return pence > 100_000_000 ? null : pence;
}

function lackingInCost({ label, on }: PlannedCost, pence: number | null, asOf: CivilDate): Lack | null {
  if (label.trim() === '') return lack('label', 'Say what it is for.');
  if (pence === null) return lack('pounds', 'Enter the sum in pounds, for example 120 or 94.50.');
  return problemOfDay(on, asOf);
}

/** Whether a length is asked for and can be told in half years. */
export const lengthOf = ({ item, months }: PlannedStep): number | null =>
  isPermission(item) && /^\d{1,3}$/.test(months) ? Number(months) : null;
