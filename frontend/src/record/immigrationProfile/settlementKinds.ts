import { settlementKindOptions } from '@settlewise/contract';

/** What somebody with indefinite leave can have. Irish people and those with the right of abode have no leave. */
export const settlementKinds = settlementKindOptions.filter(
  ({ value }) => value !== 'irish' && value !== 'right_of_abode',
);

/** Why the kind is asked for. */
export const whyKindOfSettlement =
  'You can lose it by staying away: ILR after two years without a break, settled status after five, as a Swiss citizen after four.';

/** Visa types that are rights: who has one needs no ILR, and nobody has to say it a second time. */
const rights: readonly string[] = ['irish_citizen', 'right_of_abode'];
export const needsNoLeave = (visaType: string): boolean => rights.includes(visaType);
