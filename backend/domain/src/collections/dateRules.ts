import { notBefore } from '../fields';
import type { Rule } from './definition';

/** An item with the current day in London, `yyyy-MM-dd`. */
export type WithToday<Item> = Item & { readonly today: string };

type Dates<Name extends string> = { readonly [Field in Name]?: string | null | undefined };

/** Refuses a day in the future. @param name the name of the day, with which the message begins */
export const notInFuture = <const Name extends string>(
  field: Name,
  name: string,
): Rule<WithToday<Dates<Name>>, Name> => ({
  code: 'date_in_future',
  field,
  message: `${name} cannot be in the future`,
  holds: (item) => notBefore(item[field], item.today),
});

/** Refuses two days in the wrong order. The refusal names the field of the later day. */
export const inOrder = <const Earlier extends string, const Later extends string>(
  earlier: Earlier,
  later: Later,
  code: string,
  message: string,
): Rule<Dates<Earlier | Later>, Later> => ({
  code,
  field: later,
  message,
  holds: (item) => notBefore(item[earlier], item[later]),
});
