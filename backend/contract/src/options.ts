/** One entry of a list to choose from. */
export interface Option<Value extends string = string> {
  /** What is stored and sent. */
  readonly value: Value;
  /** What people read. */
  readonly label: string;
}

type ValueOf<Options extends readonly Option[]> = Options[number]['value'];

export const relationshipOptions = [
  { value: 'spouse', label: 'Spouse' },
  { value: 'partner', label: 'Partner' },
  { value: 'child', label: 'Child' },
  { value: 'dependent_parent', label: 'Dependent parent' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];
export type Relationship = ValueOf<typeof relationshipOptions>;

export const maritalStatusOptions = [
  { value: 'single', label: 'Single' },
  { value: 'married', label: 'Married' },
  { value: 'civil_partnership', label: 'Civil partnership' },
  { value: 'divorced', label: 'Divorced' },
  { value: 'separated', label: 'Separated' },
  { value: 'widowed', label: 'Widowed' },
] as const satisfies readonly Option[];
export type MaritalStatus = ValueOf<typeof maritalStatusOptions>;

/** In the account settings; personal details offer every country. */
export const nationalityOptions = [
  { value: 'British', label: 'British' },
  { value: 'French', label: 'French' },
  { value: 'German', label: 'German' },
  { value: 'Italian', label: 'Italian' },
  { value: 'Spanish', label: 'Spanish' },
  { value: 'Indian', label: 'Indian' },
  { value: 'Chinese', label: 'Chinese' },
  { value: 'Australian', label: 'Australian' },
  { value: 'Canadian', label: 'Canadian' },
  { value: 'Other', label: 'Other' },
] as const satisfies readonly Option[];

export const reminderFrequencyOptions = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'never', label: 'Never' },
] as const satisfies readonly Option[];
export type ReminderFrequency = ValueOf<typeof reminderFrequencyOptions>;
