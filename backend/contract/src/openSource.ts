import { confidences, ruleStatuses } from '@settlewise/rules/confidence';
import { z } from 'zod';

/** A source as the open calls write it. `checkedOn` is the day on which its text was last read. */
export const openSource = z.object({
  title: z.string(),
  url: z.string(),
  checkedOn: z.iso.date(),
  /** The day of a newer version that was not read yet, if one is known. */
  laterVersion: z.iso.date().optional(),
});

/** What every row of the rules says about itself. */
export const ruleFields = {
  source: openSource,
  /** Law, a plan, or not known well enough to say. */
  standing: z.enum(ruleStatuses),
  /** From the official text, a quotation of it, other sources, a calculation, or not known. */
  confidence: z.enum(confidences),
};

/** The fields of a type of the rules, each once: a schema that leaves one out, or has one more, does not compile. */
export type FieldsOf<T> = Readonly<Record<keyof T, z.ZodType>>;
