import type { ComparedAddressesResponse } from '@settlewise/contract/addressComparisons';
import {
  type AddressForm,
  type DaysOfStay,
  isSameAddress,
  livedTogether,
  type LivedTogether,
  mayBeSameAddress,
  periodSinceGrant,
} from '@settlewise/rules/addressHistory';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { Address } from '../../../record/addresses/staysOf';
import {
  ownHomesOf,
  partnerHomesOf,
  placeOf,
  type PartnerAddress,
} from '../../../record/cohabitation/cohabitationPart';

/** One's own addresses beside those of the partner, for a form. */
export interface ComparedHomes {
  readonly together: LivedTogether;
  /** Each shared home with the dates of the whole time there, the newest first: as forms ask for it. */
  readonly homes: readonly SharedHome[];
  /** Pairs that have one postcode and are written in two ways. */
  readonly alike: readonly (readonly [own: Address, partner: PartnerAddress])[];
}

export interface SharedHome {
  readonly own: Address;
  /** A day, or a month where that is all that was typed. */
  readonly from: string;
  /** Null while both live there. */
  readonly to: string | null;
}

/** What a partner with an account shows, as if it were typed here; nothing of it is kept. */
export const shownHomes = (shown: ComparedAddressesResponse | undefined): readonly PartnerAddress[] =>
  (shown?.addresses ?? []).map((address, position) => ({
    ...address,
    id: `shown ${position}`,
    sameAsMine: false,
  }));

/** Before anybody's address. */
const ever = '1900-01-01';

/** @param grantedOn when the last permission began, or null where nobody knows */
export function compareHomes(
  asked: {
    readonly form: AddressForm;
    readonly applicationOn: CivilDate;
    readonly grantedOn: CivilDate | null;
  },
  list: readonly Address[],
  partnerList: readonly PartnerAddress[],
): ComparedHomes {
  const { form, applicationOn, grantedOn } = asked;
  const period = periodSinceGrant(form, applicationOn, grantedOn);
  const [own, partner] = [ownHomesOf(list), partnerHomesOf(partnerList)];
  const whole = livedTogether(own, partner, { from: ever, to: applicationOn });
  const byId = new Map(list.map((address) => [address.id, address]));
  return {
    together: livedTogether(own, partner, period),
    homes: whole.shared
      .filter(({ to }) => to >= period.from)
      .flatMap(({ own: id, from, to }) => {
        const address = byId.get(id);
        if (address === undefined) return [];
        return [
          {
            own: address,
            from: asTyped(from, 'from', [...own, ...partner]),
            to: to === applicationOn ? null : asTyped(to, 'to', [...own, ...partner]),
          },
        ];
      })
      .toReversed(),
    alike: pairsAlike(list, partnerList),
  };
}

/** The month where nobody typed the day: what is not known is not made up. */
function asTyped(day: CivilDate, end: 'from' | 'to', stays: readonly DaysOfStay[]): string {
  const month = day.slice(0, 'yyyy-MM'.length);
  const typed = stays.map((stay) => stay[end]);
  return typed.includes(month) && !typed.includes(day) ? month : day;
}

/** Addresses of the partner that are none of one's own, but have the postcode of one. */
const pairsAlike = (list: readonly Address[], partnerList: readonly PartnerAddress[]) =>
  partnerList.flatMap((theirs) => {
    const place = placeOf(theirs);
    if (place === null || list.some((mine) => isSameAddress(mine, place))) return [];
    const mine = list.find((address) => mayBeSameAddress(address, place));
    return mine === undefined ? [] : [[mine, theirs] as const];
  });
