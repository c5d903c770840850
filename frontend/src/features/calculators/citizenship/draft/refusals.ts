import type { FieldProblem } from '../../../../api/errors';
import type { Step, StepProblem } from '../../wizard/steps';
import type { TripEntry } from './citizenshipDraft';

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
const thirdStepFields: readonly string[] = ['dateOfBirth', 'englishLevel', 'arrivedWithoutPermission'];
const tripField = /^(?:trips|absenceRecords)\.(\d+)(?:\.(\w+))?$/;

/** The fields of a trip that stand on the page, by the names that the server has for them. */
const tripFields: Readonly<Record<string, keyof TripEntry>> = {
  endDate: 'endDate',
  returnDate: 'endDate',
  reason: 'reason',
  crownDependency: 'crownDependency',
};

/** The id of a field's control: an error summary leads to it. */
export const idOfField = (field: string): string => `citizenship-${field}`;

export const tripFieldOf = (index: number, field: keyof TripEntry): string =>
  `absenceRecords.${index}.${field}`;

function stepOf(field: string): Step {
  if (firstStepFields.includes(field)) return 1;
  return thirdStepFields.includes(field) ? 3 : 2;
}

/** What the server refused, the first step first. A trip is named by its place. */
export const refusedFields = (refused: readonly FieldProblem[]): readonly StepProblem[] =>
  refused
    .map(({ path, message }): StepProblem => {
      const [, place, part = ''] = tripField.exec(path) ?? [];
      if (place === undefined) return { fieldId: idOfField(path), step: stepOf(path), message };
      const trip = Number(place);
      return {
        fieldId: idOfField(tripFieldOf(trip, tripFields[part] ?? 'startDate')),
        step: 2,
        message: `Trip ${trip + 1}: ${message}`,
      };
    })
    .toSorted((one, other) => one.step - other.step);
