import type { SignedUp } from './aPerson';

/** What the form of the account settings sends. */
export const accountForm = ({ user }: SignedUp, change = {}) => ({
  fullName: 'María del Mar López',
  email: user.email,
  phone: '+44 20 7946 0000',
  address: 'Flat 2\n14 Harbour Street\nLeith\nEH6 6AA',
  nationality: 'Spanish',
  ...change,
});
