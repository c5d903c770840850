/** One entry of a list to choose from. */
export interface Option<Value extends string = string> {
  /** What is stored and sent. */
  readonly value: Value;
  /** What people read. */
  readonly label: string;
}

type ValueOf<Options extends readonly Option[]> = Options[number]['value'];

const longKnownVisaTypes = [
  { value: 'skilled_worker', label: 'Skilled Worker' },
  { value: 'spouse', label: 'Spouse' },
  { value: 'student', label: 'Student' },
  { value: 'tier_2', label: 'Tier 2' },
  { value: 'tier_1', label: 'Tier 1' },
  { value: 'global_talent', label: 'Global Talent' },
  { value: 'ancestry', label: 'UK Ancestry' },
  { value: 'family', label: 'Family' },
  { value: 'youth_mobility', label: 'Youth Mobility' },
] as const satisfies readonly Option[];
const otherVisaType = { value: 'other', label: 'Other' } as const satisfies Option;

/** The visa that a person has, on the visa form. */
export const currentVisaTypeOptions = [
  ...longKnownVisaTypes,
  { value: 'start_up', label: 'Start-up' },
  { value: 'innovator', label: 'Innovator' },
  { value: 'high_potential', label: 'High Potential Individual' },
  otherVisaType,
] as const satisfies readonly Option[];

/** Visas that a person had before: the same without the three newest kinds. */
export const visaHistoryTypeOptions = [
  ...longKnownVisaTypes,
  otherVisaType,
] as const satisfies readonly Option[];

export const dependantVisaTypeOptions = [
  { value: 'dependent', label: 'Dependant' },
  { value: 'spouse', label: 'Spouse' },
  { value: 'student_dependent', label: 'Student dependant' },
  { value: 'tier_2_dependent', label: 'Tier 2 dependant' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

/** The visa that a person has, in the onboarding. */
export const onboardingVisaTypeOptions = [
  { value: 'skilled_worker', label: 'Skilled Worker' },
  { value: 'spouse_partner', label: 'Spouse or Partner' },
  { value: 'family', label: 'Family' },
  { value: 'student', label: 'Student' },
  { value: 'graduate', label: 'Graduate' },
  { value: 'global_talent', label: 'Global Talent' },
  { value: 'innovator', label: 'Innovator' },
  { value: 'start_up', label: 'Start-up' },
  { value: 'global_business_mobility', label: 'Global Business Mobility' },
  { value: 'high_potential_individual', label: 'High Potential Individual' },
  { value: 'scale_up', label: 'Scale-up' },
  { value: 'uk_ancestry', label: 'UK Ancestry' },
  { value: 'youth_mobility', label: 'Youth Mobility' },
  { value: 'bno', label: 'British National (Overseas)' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

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
