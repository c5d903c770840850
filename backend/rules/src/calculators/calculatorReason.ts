import type { Reason } from '../assessment/answer';
import { reason } from '../assessment/wording';
import type { Source } from '../parameters/datedValue';

/** Whether what a reason says speaks against the application, for it, or is for the person to know or to look up. */
export type Standing = 'against' | 'met' | 'to_know';

/** A reason that says on which side it stands. */
export type CalculatorReason = Reason & { readonly standing?: Standing };

type Numbers = Parameters<typeof reason>[3];

/** What stands against an application. */
export function against(code: string, message: string, source: Source, numbers?: Numbers): CalculatorReason {
  return { ...reason(code, message, source, numbers), standing: 'against' };
}

/** What a person should know, or only they can find out. */
export function toKnow(code: string, message: string, source: Source, numbers?: Numbers): CalculatorReason {
  return { ...reason(code, message, source, numbers), standing: 'to_know' };
}

/** What speaks for an application. */
export function met(code: string, message: string, source: Source, numbers?: Numbers): CalculatorReason {
  return { ...reason(code, message, source, numbers), standing: 'met' };
}
