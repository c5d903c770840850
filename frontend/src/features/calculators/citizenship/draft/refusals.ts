import type { FieldProblem } from '../../../../api/errors';
import type { Step, StepProblem } from '../../wizard/steps';

const firstStepFields: readonly string[] = [
  'immigrationRoute',
  'statusType',
  'ukEntryDate',
  'settlementDate',
  'applicationDate',
  'isSpouseRoute',
  'indefiniteLeaveToEnter',
  'britishNationalOverseas',
];
const thirdStepFields: readonly string[] = ['dateOfBirth', 'englishLevel'];
const tripField = /^(?:trips|absenceRecords)\.(\d+)(?:\.|$)/;

/** The id of a field's control: an error summary leads to it. */
export const idOfField = (field: string): string => `citizenship-${field}`;

export const tripFieldOf = (index: number): string => `absenceRecords.${index}`;

function stepOf(field: string): Step {
  if (firstStepFields.includes(field)) return 1;
  return thirdStepFields.includes(field) ? 3 : 2;
}

/** What the server refused, the first step first. A trip is named as a whole, by its place. */
export const refusedFields = (refused: readonly FieldProblem[]): readonly StepProblem[] =>
  refused
    .map(({ path, message }): StepProblem => {
      const place = tripField.exec(path)?.[1];
      if (place === undefined) return { fieldId: idOfField(path), step: stepOf(path), message };
      const trip = Number(place);
      return { fieldId: idOfField(tripFieldOf(trip)), step: 2, message: `Trip ${trip + 1}: ${message}` };
    })
    .toSorted((one, other) => one.step - other.step);
