import type { Rule } from '@settlewise/domain/record';

export { clearable, oneOf, optionalDate, optionalLine, requiredDate } from '@settlewise/domain/fields';

/** Two fields that contradict each other: answered with 422, while a malformed field is answered with 400. */
export const rule = (path: string, message: string) => ({ path: [path], message, params: { rule: true } });

/** For `refine`: the domain's rules between fields. */
export const heldTo = <Item>(held: Rule<Item>) =>
  [(sent: Item) => held.holds(sent), rule(held.field, held.message)] as const;
