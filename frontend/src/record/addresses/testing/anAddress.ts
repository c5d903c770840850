import type { Address } from '../staysOf';

/** A rented flat in Leeds from a day on, up to another or still. */
export const anAddress = (id: string, from: string, to: string | null): Address => ({
  id,
  from,
  to,
  line1: '1 High Street',
  line2: null,
  town: 'Leeds',
  postcode: 'LS1 1AA',
  country: 'united_kingdom',
  precision: 'day',
  role: 'tenant',
  withWhom: null,
  dependants: null,
});
