import { notBefore } from '../fields';
import type { Rule } from './definition';

/** A thing, and the day on which it is said: `yyyy-MM-dd` in London. */
export type SaidOn<Item> = Item & { readonly today: string };

type Dates<Name extends string> = { readonly [Field in Name]?: string | null | undefined };

/** A day that has to have come. @param name what it is called, to begin a sentence with */
export const notInFuture = <const Name extends string>(
  field: Name,
  name: string,
): Rule<SaidOn<Dates<Name>>, Name> => ({
  code: 'date_in_future',
  field,
  message: `${name} cannot be in the future`,
  holds: (item) => notBefore(item[field], item.today),
});

/** Two days in order; the later of them is named. */
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
