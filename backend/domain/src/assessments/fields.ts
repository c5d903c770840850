import { field } from '../fields';

/** What a person says of a calculator's answer when they save it. */
export const savedResultFields = {
  /** What the person calls it. */
  title: field.leftOut(
    field.line('Name', {
      least: 0,
      most: 100,
      missing: 'The name must be text',
      wrong: 'The name can have at most 100 characters',
    }),
  ),
  /** The day as of which the answer was given. */
  calculatedOn: field.date('Day of the calculation', field.saying('Enter the day of the calculation')),
};
