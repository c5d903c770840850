import { field } from '../fields';

/** The details that a person enters when they save a result. */
export const savedResultFields = {
  title: field.leftOut(
    field.line('Name', {
      least: 0,
      most: 100,
      missing: 'The name must be text',
      wrong: 'The name can have at most 100 characters',
    }),
  ),
  /** The day that the calculation is for. */
  calculatedOn: field.date('Day of the calculation', field.saying('Enter the day of the calculation')),
};
