import type { FeePlanResponse } from '@settlewise/contract/feePlan';
import { englishHeld } from '@settlewise/rules/assessment';
import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import { isOfFullAge } from '@settlewise/rules/citizenship';
import { asksSalaryList } from '@settlewise/rules/fees';
import { routeOfVisaType } from '@settlewise/rules/routes';
import { z } from 'zod';

const text = z.string();

const planItem = z.enum([
  'visa',
  'extension',
  'ilr',
  'naturalisation',
  'registration_child',
  'registration_adult',
  'first_passport',
  'eta',
  'administrative_review',
] as const);

/** On a phone one of these stands open at a time: who, what for, beside what, and the sums that follow. */
export const partsOfPlan = 'part of the plan';

/** What was typed, as it was typed: dates and numbers that make no sense yet included. */
export const planSchema = z.object({
  people: z.array(
    z.object({
      id: text,
      name: text,
      dateOfBirth: text,
      /** What they have passed already. Plans that were kept before it was asked say nothing of it. */
      lifeInUk: z.boolean().default(false),
      english: z.enum(['', ...englishHeld]).default(''),
      /** As whom they settle; empty where nobody said so. */
      role: z.enum(['', 'main', 'partner', 'child']).default(''),
    }),
  ),
  steps: z.array(
    z.object({
      id: text,
      item: planItem,
      visaType: text,
      where: z.enum(['inside', 'outside']),
      months: text,
      on: text,
      /** Who does not take part: somebody who is added later does. */
      without: z.array(text),
      service: z.enum(['standard', 'priority', 'super_priority']),
      lifeInUk: z.boolean(),
      english: z.boolean(),
      paidAppointment: z.boolean().default(false),
      onSalaryList: z.boolean().default(false),
    }),
  ),
  costs: z.array(z.object({ id: text, label: text, on: text, pounds: text })),
  /** Percent by which fees are supposed to rise each April. Plans that were kept before it was asked have none. */
  rise: text.default(''),
});

/** The name of somebody's draft: what is typed after their session ended is not for whoever signs in next. */
export const planDraft = (userId: string): string => `fees.${userId}`;

export type Plan = z.infer<typeof planSchema>;
export type PlannedPerson = Plan['people'][number];
export type PlannedStep = Plan['steps'][number];
export type PlannedCost = Plan['costs'][number];
export type PlannedItem = PlannedStep['item'];

/** The plan that the record leads to, to be changed in the form. */
export const planFromRecord = ({ people, steps }: FeePlanResponse): Plan => ({
  people: people.map(({ id, name, dateOfBirth, lifeInUkPassed, englishPassed, role }) =>
    newPerson({
      id,
      name,
      dateOfBirth: dateOfBirth ?? '',
      lifeInUk: lifeInUkPassed,
      english: englishPassed ?? '',
      role: role ?? '',
    }),
  ),
  steps: steps.map(({ visaType, months, ...step }) =>
    newStep({ ...step, visaType: visaType ?? '', ...(months !== null && { months: String(months) }) }),
  ),
  costs: [],
  rise: '',
});

/** A plan whose owner left their date of birth open gets the one of the record. */
export const withOwnBirth = (plan: Plan, { people: [owner] }: FeePlanResponse): Plan => ({
  ...plan,
  people: plan.people.map((person) =>
    person.id === you.id && person.dateOfBirth === ''
      ? { ...person, dateOfBirth: owner?.dateOfBirth ?? '' }
      : person,
  ),
});

/** The person whose record it is, as a plan names them. */
export const you = { id: 'you', name: 'You' } as const;

const newId = (): string => crypto.randomUUID();

export const newPerson = (about: Partial<PlannedPerson> = {}): PlannedPerson => ({
  id: newId(),
  name: '',
  dateOfBirth: '',
  lifeInUk: false,
  english: '',
  role: '',
  ...about,
});

export const newStep = (about: Partial<PlannedStep> = {}): PlannedStep => ({
  id: newId(),
  item: 'ilr',
  visaType: '',
  where: 'inside',
  months: '36',
  on: '',
  without: [],
  service: 'standard',
  lifeInUk: false,
  english: false,
  paidAppointment: false,
  onSalaryList: false,
  ...about,
});

export const newCost = (): PlannedCost => ({ id: newId(), label: '', on: '', pounds: '' });

/** Permission for a time: it has a place and a length. */
export const isPermission = (item: PlannedItem): boolean => item === 'visa' || item === 'extension';
/** What is applied for on a route. */
export const hasRoute = (item: PlannedItem): boolean => isPermission(item) || item === 'ilr';
/** Nobody is asked to pass a test for these. */
export const asksTests = (item: PlannedItem): boolean => !withoutBiometrics.has(item);
/** Nobody's fingerprints are taken for these. */
const withoutBiometrics: ReadonlySet<PlannedItem> = new Set([
  'first_passport',
  'eta',
  'administrative_review',
]);
/** Whoever applies in the UK is given an appointment at a service point. */
export const hasAppointment = ({ item, where }: PlannedStep): boolean =>
  !withoutBiometrics.has(item) && !(isPermission(item) && where === 'outside');
/** Whether the lower fee of the immigration salary list may be paid. */
export const mayBeOnSalaryList = ({ item, visaType, where, months }: PlannedStep): boolean =>
  isPermission(item) &&
  asksSalaryList({ route: routeOfVisaType(visaType) ?? '', where, months: Number(months) });

/** Whose date of birth is not known is taken for an adult. */
export const isChildOn = ({ dateOfBirth }: PlannedPerson, on: CivilDate): boolean =>
  isCivilDate(dateOfBirth) && !isOfFullAge(dateOfBirth, on);
