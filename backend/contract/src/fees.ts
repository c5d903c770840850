import { civilDate, line } from '@settlewise/domain/fields';
import { checklistRoles } from '@settlewise/rules/documentChecklist/question';
import {
  feeChangeCodes,
  feeLineKinds,
  feeWarningCodes,
  type FeeLine,
  type FeesAnswer,
  type FeeTerm,
} from '@settlewise/rules/fees/answer';
import {
  feeItems,
  feePlaces,
  feeServices,
  feeTests,
  otherItems,
  permissionItems,
  type FeesQuestion,
} from '@settlewise/rules/fees/question';
import { z } from 'zod';
import { englishHeld } from './assessments/answer';
import { openSource, ruleFields, type FieldsOf } from './openSource';

const day = civilDate('Enter a day that exists, as yyyy-MM-dd.');

/** More people, applications and costs than any family has. */
export const mostFeePeople = 20;
export const mostFeeSteps = 40;
export const mostFeeCosts = 100;
/** A million pounds, and a visa of ten years. */
const mostPence = 100_000_000;
const mostMonths = 120;

const atMost = (number: number, of: string) => `Give at most ${number} ${of}.`;

const person = z.strictObject({
  /** For the person who asks alone: no answer depends on it. */
  name: line('A name is text.').max(100, 'A name can have at most 100 characters.').optional(),
  dateOfBirth: day,
  /** Tests that this person need not pay for any more: passed, or not asked of them. */
  lifeInUkPassed: z.boolean('Enter true or false, or leave it out.').optional(),
  /** Whether they settle as partner or child of the person whose route it is: it decides about the English. */
  role: z.enum(checklistRoles, { error: 'Choose main, partner or child.' }).optional(),
  /** The highest level of English that they have shown. */
  englishPassed: englishHeld.optional(),
});

const ofEveryStep = {
  /** The day of payment, which is that of the application. */
  on: day,
  /** Places in the list of people; default all of them. */
  people: z
    .array(z.int('Name people by whole numbers.').min(0, 'People are counted from 0.'))
    .min(1, 'Name at least one person, or leave the people out for all.')
    .max(mostFeePeople, atMost(mostFeePeople, 'people'))
    .optional(),
  service: z.enum(feeServices, { error: 'Choose standard, priority or super_priority.' }).default('standard'),
  /** Tests that are still to be passed. The Life in the UK test is charged once a person, English once a level. */
  tests: z
    .array(z.enum(feeTests, { error: 'Choose life_in_the_uk or english.' }))
    .max(2, atMost(2, 'tests'))
    .default([]),
  /** A slot at a service point that is paid for; most are free. */
  paidAppointment: z.boolean('Enter true or false, or leave it out.').optional(),
};

const route = z
  .string('Enter a route key of GET /api/rules.')
  .min(1, 'Enter a route key of GET /api/rules.')
  .max(100, 'Enter a route key of GET /api/rules.');
const where = z.enum(feePlaces, { error: 'Choose inside or outside.' });
const months = z
  .int('Enter the months of permission as a whole number.')
  .min(1, 'Enter at least 1 month.')
  .max(mostMonths, `Enter at most ${mostMonths} months.`);

/** Accepted but ignored unless the item is a visa or an extension. */
const ignoredFields = {
  onSalaryList: z.boolean('Enter true or false, or leave it out.').optional(),
  where: where.optional(),
  months: months.optional(),
};

/** A first visa, or more time: route, place and length decide the fee and the surcharge. */
const permissionStep = z.strictObject({
  item: z.enum(permissionItems),
  ...ofEveryStep,
  route,
  where,
  months,
  /** Skilled Worker only: whether the job is on the immigration salary list. */
  onSalaryList: z.boolean('Enter true or false, or leave it out.').optional(),
});
const settlementStep = z.strictObject({ item: z.literal('ilr'), ...ofEveryStep, ...ignoredFields, route });
const otherStep = z.strictObject({
  item: z.enum(otherItems),
  ...ofEveryStep,
  ...ignoredFields,
  route: route.optional(),
});

/** POST /api/fees. Unknown fields are refused. */
export const feesRequest = z.strictObject({
  /** Which payments lie ahead; default today, in London. */
  asOf: day.optional(),
  people: z
    .array(person, 'Give the people who apply as a list.')
    .min(1, 'Give at least one person.')
    .max(mostFeePeople, atMost(mostFeePeople, 'people')),
  steps: z
    .array(
      z.discriminatedUnion('item', [permissionStep, settlementStep, otherStep], {
        error: `Choose one of ${feeItems.join(', ')}.`,
      }),
      'Give the applications as a list.',
    )
    .max(mostFeeSteps, atMost(mostFeeSteps, 'steps')),
  /** Costs that are not fees. */
  costs: z
    .array(
      z.strictObject({
        label: line('Say what it is for.')
          .min(1, 'Say what it is for.')
          .max(200, 'A label can have at most 200 characters.'),
        on: day,
        pence: z
          .int('Enter whole pence.')
          .min(0, 'Enter 0 or more pence.')
          .max(mostPence, 'Enter at most 100000000 pence, which is a million pounds.'),
      }),
      'Give your own costs as a list.',
    )
    .max(mostFeeCosts, atMost(mostFeeCosts, 'costs'))
    .default([]),
  /** An assumed rise each April. Its total is shown next to the bill; no fee includes it. */
  yearlyRisePercent: z
    .int('Enter a whole number of percent.')
    .min(0, 'Enter 0 or more percent.')
    .max(20, 'Enter at most 20 percent.')
    .default(0),
} satisfies FieldsOf<FeesQuestion>);
export type FeesRequest = z.infer<typeof feesRequest>;

const pence = z.int();

export const feeLineResponse = z.object({
  /** Places in the request; null of own costs, which belong to nobody. */
  step: z.int().nullable(),
  person: z.int().nullable(),
  kind: z.enum(feeLineKinds),
  label: z.string(),
  on: z.iso.date(),
  /** Whole pence, at the likeliest, the least and the most. */
  pence,
  lowestPence: pence,
  highestPence: pence,
  /** The first day of the list of fees that it is taken from; null where no fee of that day is known. */
  edition: z.iso.date().nullable(),
  /** Surcharge only: the years that are charged, in halves. */
  years: z.number().nullable(),
  /** Why it is so much. */
  note: z.string().nullable(),
  /** The payment lies ahead: it is the newest fee known, and another may hold by then. */
  expected: z.boolean(),
  /** Null of own costs. */
  source: openSource.nullable(),
  standing: ruleFields.standing,
  confidence: ruleFields.confidence.nullable(),
} satisfies FieldsOf<FeeLine>);

export const feesResponse = z.object({
  asOf: z.iso.date(),
  totalPence: pence,
  lowestPence: pence,
  highestPence: pence,
  /** They add up to the total, as do the three lists after them. */
  lines: z.array(feeLineResponse),
  byPerson: z.array(z.object({ person: z.int().nullable(), pence })),
  byYear: z.array(z.object({ year: z.int(), pence })),
  byItem: z.array(z.object({ item: z.enum([...feeItems, 'own']), pence })),
  warnings: z.array(z.object({ code: z.enum(feeWarningCodes), message: z.string() })),
  /** The last day of other sums of a step, before and after its day of payment; null where the later one is not known. */
  changes: z.array(
    z.object({
      step: z.int(),
      code: z.enum(feeChangeCodes),
      payBy: z.iso.date(),
      penceBefore: pence,
      penceAfter: pence.nullable(),
      message: z.string(),
    }),
  ),
  /** What is lost when a step is refused, and what is paid back. */
  onRefusal: z.array(
    z.object({ step: z.int(), lostPence: pence, returnedPence: pence, message: z.string() }),
  ),
  /** What is paid back, who pays nothing and who can ask not to pay. Older saved bills do not have them. */
  terms: z
    .array(
      z.object({
        code: z.string(),
        about: feeLineResponse.shape.kind,
        steps: z.array(z.int()),
        message: z.string(),
        ...ruleFields,
      } satisfies FieldsOf<FeeTerm>),
    )
    .optional(),
  /** With the supposed rise; null without one. */
  assumption: z.object({ yearlyRisePercent: z.int(), totalPence: pence }).nullable(),
} satisfies FieldsOf<FeesAnswer>);
export type FeesResponse = z.infer<typeof feesResponse>;
