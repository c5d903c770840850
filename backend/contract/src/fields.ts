import { oneOf } from '@settlewise/domain/fields';
import { visaTypeOptions, type Rule } from '@settlewise/domain/record';

/** A visa type of the one list, or another value of it. */
export const oneOfVisaTypes = (said: { readonly missing: string; readonly unknown: string }) =>
  oneOf(visaTypeOptions, said);

export { clearable, oneOf, optionalDate, optionalLine, requiredDate } from '@settlewise/domain/fields';

/** Two fields that make no sense together: another status (422) than a field that is malformed. */
export const rule = (path: string, message: string) => ({ path: [path], message, params: { rule: true } });

/** For `refine`: how fields go together, as the record has it. */
export const heldTo = <Item>(held: Rule<Item>) =>
  [(sent: Item) => held.holds(sent), rule(held.field, held.message)] as const;
