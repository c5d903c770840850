import type {
  maritalStatusOptions,
  relationshipOptions,
  reminderFrequencyOptions,
} from '@settlewise/domain/record';

/** One entry of a list to choose from. */
export interface Option<Value extends string = string> {
  /** The value that is stored and sent. */
  readonly value: Value;
  /** The label that people read. */
  readonly label: string;
}

type ValueOf<Options extends readonly Option[]> = Options[number]['value'];

export {
  endorsementOptions,
  englishLevelOptions,
  firstGrantOptions,
  gapExceptionOptions,
  maritalStatusOptions,
  openAnswerOptions,
  relationshipOptions,
  quietHourOptions,
  reminderFrequencyOptions,
  settlementKindOptions,
} from '@settlewise/domain/record';
export type Relationship = ValueOf<typeof relationshipOptions>;
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

export type ReminderFrequency = ValueOf<typeof reminderFrequencyOptions>;
