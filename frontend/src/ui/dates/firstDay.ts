import { type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';

let ofBuiltPage: CivilDate | null = null;

/**
 * A page that was built on an earlier day is taken over as it was built, and then shows what is so today. Null: from now
 * on the day is today.
 */
export function startWithDay(day: CivilDate | null): void {
  ofBuiltPage = day;
}

/** What day it is in London for what is drawn first. */
export const firstDay = (): CivilDate => ofBuiltPage ?? civilDateInLondon(new Date());
