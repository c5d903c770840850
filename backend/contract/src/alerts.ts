import { alertChoiceOptions, alertImportances, alertKinds } from '@settlewise/domain/record';
import { z } from 'zod';

export { alertChoiceOptions };
const choice = z.enum(alertChoiceOptions.map(({ value }) => value));
export type AlertChoice = z.infer<typeof choice>;

/** POST /api/alerts/choices: what is chosen for some kinds; the others stay as they are. */
export const alertChoicesRequest = z.object({ choices: z.partialRecord(z.enum(alertKinds), choice) });
export type AlertChoicesRequest = z.infer<typeof alertChoicesRequest>;

const alertKind = z.object({
  /** Stable name, as notifications have it. */
  kind: z.string(),
  /** `act`: a deadline · `plan`: what comes · `news`: good to know. */
  importance: z.enum(alertImportances),
  title: z.string(),
  /** What it is about, in a sentence. */
  about: z.string(),
  /** So many days before its day it is told; 0 is the day itself, -1 the day after. Empty: as soon as it is known. */
  leadDays: z.array(z.int()),
  /** What it rests on; null where that is the record alone, or where each alert names its own. */
  source: z.object({ title: z.string(), url: z.string(), checkedOn: z.string() }).nullable(),
  choice,
  /** Whether it can be turned off: a deadline is always shown in the app. */
  mayBeOff: z.boolean(),
});
export type AlertKindResponse = z.infer<typeof alertKind>;

/** GET /api/alerts/choices, and what POST answers: every kind, in the order of the pages. */
export const alertChoicesResponse = z.object({ kinds: z.array(alertKind) });
export type AlertChoicesResponse = z.infer<typeof alertChoicesResponse>;
