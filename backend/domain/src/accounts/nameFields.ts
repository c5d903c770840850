import { field } from '../fields';

/** The two parts of a name, as forms ask for them. */
export const nameFields = {
  firstName: field.personName('First name', { most: 100, mostStored: 200 }),
  lastName: field.personName('Last name', { most: 100, mostStored: 200 }),
};
