import {
  type AbroadWithoutJourney,
  checkAddresses,
  type JourneyBesideAddresses,
  widestSpan,
} from '@settlewise/rules/addressHistory';
import { type CivilDate, fromDayNumber } from '@settlewise/rules/calendar';
import { staysOf, type Address } from './staysOf';

/** Each home abroad up to today of which no journey of the record says that the person was away, and when. */
export function abroadWithoutJourney(
  list: readonly Address[],
  journeys: readonly JourneyBesideAddresses[],
  { today, cameOn }: { readonly today: CivilDate; readonly cameOn: CivilDate | null },
): readonly (AbroadWithoutJourney & { readonly home: Address })[] {
  const abroad = staysOf(list).filter(({ isAbroad }) => isAbroad);
  if (abroad.length === 0) return [];
  const from = fromDayNumber(Math.min(...abroad.map((stay) => widestSpan(stay).first)));
  if (from > today) return [];
  return checkAddresses(abroad, journeys, { from, to: today }, cameOn).abroadWithoutJourney.flatMap(
    (conflict) => {
      const home = list.find(({ id }) => id === conflict.address);
      return home === undefined ? [] : [{ ...conflict, home }];
    },
  );
}
