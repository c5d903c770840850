import type { CivilDate } from '../calendar/civilDate';

/** The forms that ask for addresses. */
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

/** A period; both days are included. */
export interface AddressPeriod {
  readonly from: CivilDate;
  readonly to: CivilDate;
}
