import type { CivilDate } from '../calendar/civilDate';
import { pounds } from '../parameters/units';
import { amountOn } from './amountOn';

/** The fee for naturalisation on a day, in words. */
export const naturalisationFee = (day: CivilDate): string =>
  pounds(amountOn('naturalisation', day).pence / 100);
