import { isCivilDate, isOfFullAge, type CivilDate } from '@settlewise/rules';
import { z } from 'zod';

const text = z.string();

const planItem = z.enum([
  ...['visa', 'extension', 'ilr', 'naturalisation', 'registration_child', 'registration_adult'],
  ...['first_passport', 'eta'],
] as const);

/** On a phone one of these stands open at a time: who, what for, beside what, and the sums that follow. */
export const partsOfPlan = 'part of the plan';

/** What was typed, as it was typed: dates and numbers that make no sense yet included. */
export const planSchema = z.object({
  people: z.array(z.object({ id: text, name: text, dateOfBirth: text })),
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

/** The person whose record it is, as a plan names them. */
export const you = { id: 'you', name: 'You' } as const;

const newId = (): string => crypto.randomUUID();

export const newPerson = (about: Partial<PlannedPerson> = {}): PlannedPerson => ({
  ...{ id: newId(), name: '', dateOfBirth: '' },
  ...about,
});

export const newStep = (about: Partial<PlannedStep> = {}): PlannedStep => ({
  ...{ id: newId(), item: 'ilr', visaType: '', where: 'inside', months: '36', on: '', without: [] },
  ...{ service: 'standard', lifeInUk: false, english: false },
  ...about,
});

export const newCost = (): PlannedCost => ({ id: newId(), label: '', on: '', pounds: '' });

/** Permission for a time: it has a place and a length. */
export const isPermission = (item: PlannedItem): boolean => item === 'visa' || item === 'extension';
/** What is applied for on a route. */
export const hasRoute = (item: PlannedItem): boolean => isPermission(item) || item === 'ilr';
/** Nobody is asked to pass a test for these. */
export const asksTests = (item: PlannedItem): boolean => item !== 'first_passport' && item !== 'eta';

/** Whose date of birth is not known is taken for an adult. */
export const isChildOn = ({ dateOfBirth }: PlannedPerson, on: CivilDate): boolean =>
  isCivilDate(dateOfBirth) && !isOfFullAge(dateOfBirth, on);
