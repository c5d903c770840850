import type { FieldProblem } from '../../../api/errors';
import type { WizardStep } from './citizenshipDraft';

/** A field that was refused, by the page itself or by the server. */
export interface FieldRefusal {
  readonly field: string;
  readonly step: WizardStep;
  readonly message: string;
}

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

function stepOf(field: string): WizardStep {
  if (firstStepFields.includes(field)) return 1;
  return thirdStepFields.includes(field) ? 3 : 2;
}

/** What the server refused, with the step that each field stands on. A trip is named as a whole, by its place. */
export function refusedFields(problems: readonly FieldProblem[]): readonly FieldRefusal[] {
  const refusals = problems.map(({ path, message }): FieldRefusal => {
    const trip = tripField.exec(path)?.[1];
    if (trip !== undefined) {
      const field = tripFieldOf(Number(trip));
      return { field, step: 2, message: `Trip ${Number(trip) + 1}: ${message}` };
    }
    return { field: path, step: stepOf(path), message };
  });
  // The first step that has to be put right comes first.
  return refusals.toSorted((one, other) => one.step - other.step);
}
