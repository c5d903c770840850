import { countries } from '@settlewise/domain/fields';
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

const commonNationalities = [
  'British',
  'French',
  'German',
  'Italian',
  'Spanish',
  'Indian',
  'Chinese',
  'Australian',
  'Canadian',
];
const otherNationalities = countries
  .map(({ demonym }) => demonym)
  .filter((demonym) => !commonNationalities.includes(demonym))
  .toSorted((a, b) => a.localeCompare(b, 'en'));

/** In the account settings: the common ones first, and “Other” for what is the nationality of no country. */
export const nationalityOptions: readonly Option[] = [
  ...[...commonNationalities, ...otherNationalities, 'Other'].map((value) => ({ value, label: value })),
];

export type ReminderFrequency = ValueOf<typeof reminderFrequencyOptions>;
