import type { CivilDate } from '../calendar/civilDate';

/** The forms that ask where somebody has lived. */
export const addressForms = [
  'AN',
  'MN1',
  'T',
  'SET(M)',
  'FLR(M)',
  'SET(O)',
  'SET(LR)',
  'BNO',
  'EUSS',
  'DBS',
] as const;
export type AddressForm = (typeof addressForms)[number];

/** The days, both included, that something covers. */
export interface AddressPeriod {
  readonly from: CivilDate;
  readonly to: CivilDate;
}
