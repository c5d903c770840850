import { civilDate } from '@settlewise/domain/fields';
import { feeItems } from '@settlewise/rules/fees/question';
import { z } from 'zod';
import { englishHeld } from './assessments/answer';

const day = civilDate('A day.');

/** A person of a fee plan: the owner of the record is `you`, a dependant `dependant-` and their number. */
const plannedPerson = z.object({
  id: z.string(),
  name: z.string(),
  dateOfBirth: day.nullable(),
  /** Whether they have passed the Life in the UK test. */
  lifeInUkPassed: z.boolean(),
  /** The highest level of English that they have shown; null where none is known. */
  englishPassed: englishHeld.nullable(),
  /** As whom they settle; null where the record does not say. */
  role: z.enum(['main', 'partner', 'child']).nullable(),
});

/** An application that the record leads to, on the first day that the rules allow. */
const plannedStep = z.object({
  item: z.enum(feeItems),
  /** Null for an application that belongs to no route. */
  visaType: z.string().nullable(),
  /** How much permission is asked for; null for an application that asks for none. */
  months: z.int().nullable(),
  on: day,
  /** People of the plan who do not take part. */
  without: z.array(z.string()),
  /** Whether the application asks for the test, of anybody who takes part. */
  lifeInUk: z.boolean(),
  english: z.boolean(),
});

/** GET /api/fees/plan: the applications that the own record leads to, up to a passport, and who takes part. */
export const feePlanResponse = z.object({
  asOf: day,
  people: z.array(plannedPerson),
  steps: z.array(plannedStep),
});

export type FeePlanResponse = z.infer<typeof feePlanResponse>;
