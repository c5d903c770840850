import { settlementKindOptions } from '@settlewise/contract/options';
import { inLetters } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import { valueOn, yearsUntilLapse } from '@settlewise/rules/parameters';

/** What somebody with indefinite leave can have. Irish people and those with the right of abode have no leave. */
export const settlementKinds = settlementKindOptions.filter(
  ({ value }) => value !== 'irish' && value !== 'right_of_abode',
);

/** Why the kind is asked for. */
export function whyKindOfSettlement(today: CivilDate): string {
  const { ilr, eu_settled_status: eu, eu_settled_status_swiss: swiss } = yearsUntilLapse;
  const [ofIlr, ofEu, ofSwiss] = [ilr, eu, swiss].map((lasts) => inLetters(valueOn(lasts, today)));
  return `You can lose it by staying away: ILR after ${ofIlr} years without a break, settled status after ${ofEu}, as a Swiss citizen after ${ofSwiss}.`;
}

/** Visa types that are rights: who has one needs no ILR, and nobody has to say it a second time. */
const rights: readonly string[] = ['irish_citizen', 'right_of_abode'];
export const needsNoLeave = (visaType: string): boolean => rights.includes(visaType);
