import type { Choice } from '../fields';

/** The headings of the list of visa types, in order. */
export const visaTypeGroups = [
  'Work',
  'Family',
  'Long residence and private life',
  'EU Settlement Scheme',
  'Hong Kong BN(O) and Ukraine',
  'Protection and humanitarian',
  'Study and temporary',
  'Dependants',
  'Nationality and service',
  'Earlier work routes',
  'Other',
] as const;
export type VisaTypeGroup = (typeof visaTypeGroups)[number];

/** A visa type in the list. */
export interface VisaTypeChoice<Value extends string = string> extends Choice<Value> {
  readonly group: VisaTypeGroup;
  /** Other common names, for the search. */
  readonly keywords: readonly string[];
  /** Other stored values of the same visa type, from earlier forms. */
  readonly alsoHeldAs: readonly Choice<Value>[];
}

type Row<Value extends string, Also extends string> = readonly [
  value: Value,
  label: string,
  keywords?: readonly string[],
  alsoHeldAs?: readonly Choice<Also>[],
];

/** Fills in the defaults of the rows of a group. */
function inGroup<const Value extends string, const Also extends string = never>(
  group: VisaTypeGroup,
  rows: readonly Row<Value, Also>[],
): readonly VisaTypeChoice<Value | Also>[] {
  return rows.map(([value, label, keywords = [], alsoHeldAs = []]) => ({
    value,
    label,
    group,
    keywords,
    alsoHeldAs,
  }));
}

/**
 * The only list of visa types and immigration routes, the common ones of each group first. Every page offers this list and
 * every call accepts each of its values. The rules define their meaning.
 */
export const visaTypeChoices = [
  ...inGroup('Work', [
    ['skilled_worker', 'Skilled Worker', ['sponsored', 'employer', 'work permit', 'job', 'Tier 2 General']],
    [
      'health_and_care_worker',
      'Health and Care Worker',
      ['NHS', 'nurse', 'doctor', 'carer', 'social care', 'hospital'],
    ],
    ['global_talent', 'Global Talent', ['endorsement', 'prize', 'researcher', 'artist', 'tech']],
    [
      'innovator_founder',
      'Innovator Founder',
      ['business', 'entrepreneur', 'founder'],
      [{ value: 'innovator', label: 'Innovator' }],
    ],
    ['scale_up', 'Scale-up', ['scaleup', 'fast-growing business']],
    [
      'uk_ancestry',
      'UK Ancestry',
      ['grandparent', 'Commonwealth', 'ancestor'],
      [{ value: 'ancestry', label: 'UK Ancestry' }],
    ],
    [
      'rep_overseas_business',
      'Representative of an Overseas Business',
      ['sole representative', 'media representative', 'ROB'],
    ],
    ['minister_of_religion', 'Minister of Religion', ['T2', 'Tier 2', 'priest', 'imam', 'rabbi', 'pastor']],
    ['religious_worker', 'Religious Worker', ['Tier 5', 'T5', 'Temporary Work', 'missionary', 'monk', 'nun']],
    [
      'sportsperson',
      'International Sportsperson',
      ['T2', 'Tier 2', 'T5', 'athlete', 'football', 'coach', 'sport'],
    ],
    [
      'high_potential',
      'High Potential Individual',
      ['HPI', 'top university'],
      [{ value: 'high_potential_individual', label: 'High Potential Individual' }],
    ],
    [
      'global_business_mobility',
      'Global Business Mobility',
      [
        'GBM',
        'ICT',
        'intra-company transfer',
        'Senior or Specialist Worker',
        'UK Expansion Worker',
        'secondment',
      ],
    ],
    ['start_up', 'Start-up', ['startup', 'business']],
    [
      'temporary_work',
      'Temporary Work',
      ['Tier 5', 'T5', 'creative', 'charity', 'government authorised exchange', 'international agreement'],
    ],
    ['seasonal_worker', 'Seasonal Worker', ['farm', 'fruit', 'harvest', 'poultry', 'Temporary Work']],
    ['domestic_worker', 'Domestic Worker (rules before 6 April 2012)', ['nanny', 'private household']],
    [
      'overseas_domestic_worker',
      'Overseas Domestic Worker (since 6 April 2012)',
      ['ODW', 'nanny', 'private household'],
    ],
    [
      'private_servant',
      'Domestic worker in a diplomatic household',
      ['private servant', 'embassy', 'international agreement'],
    ],
  ]),
  ...inGroup('Family', [
    [
      'spouse',
      'Spouse or Partner',
      ['husband', 'wife', 'married', 'marriage', 'civil partner', 'unmarried', 'family', 'FLR(M)'],
      [
        { value: 'spouse_partner', label: 'Spouse or Partner' },
        { value: 'spouse_of_uk_citizen', label: 'Spouse of a UK Citizen' },
      ],
    ],
    ['parent_of_child', 'Parent of a child', ['mother', 'father', 'British child', 'family']],
    ['family', 'Family (five-year route)', ['FLR(M)', 'relative']],
    [
      'family_ten_years',
      'Partner or parent, ten-year route',
      ['family life', 'husband', 'wife', 'spouse', '10 years', 'FLR(FP)', 'human rights'],
    ],
    ['fiance', 'Fiancé(e) or proposed civil partner', ['fiance', 'fiancee', 'engaged', 'wedding']],
    ['child_joining_parents', 'Child joining parents', ['son', 'daughter', 'settled parent']],
    [
      'adult_dependent_relative',
      'Adult dependent relative',
      ['ADR', 'elderly parent', 'grandparent', 'care'],
    ],
    ['bereaved_partner', 'Bereaved partner', ['widow', 'widower', 'death']],
    ['domestic_abuse', 'Victim of domestic abuse', ['violence', 'SET(DV)', 'DDV', 'MVDAC']],
  ]),
  ...inGroup('Long residence and private life', [
    ['long_residence', 'Long residence', ['ten years', '10 years', 'lawful', 'SET(LR)']],
    ['private_life', 'Private life', ['ten years', '20 years', 'half of life', 'FLR(FP)', 'human rights']],
    ['child_born_in_uk', 'Child born in the UK', ['seven years', '7 years', 'private life']],
    [
      'leave_outside_rules',
      'Discretionary leave or leave outside the Rules',
      ['DLR', 'LOTR', 'compassionate', 'exceptional'],
    ],
  ]),
  ...inGroup('EU Settlement Scheme', [
    ['eu_pre_settled', 'EU pre-settled status', ['EUSS', 'presettled', 'European', 'EEA', 'Brexit']],
    ['eu_settled_status', 'EU settled status', ['EUSS', 'European', 'EEA', 'Swiss', 'Brexit']],
  ]),
  ...inGroup('Hong Kong BN(O) and Ukraine', [
    [
      'bno',
      'British National (Overseas), Hong Kong',
      ['BNO', 'BN(O)', 'HK'],
      [{ value: 'hk_bno', label: 'British National (Overseas), Hong Kong' }],
    ],
    [
      'ukraine_scheme',
      'Ukraine schemes',
      ['Homes for Ukraine', 'Ukraine Family Scheme', 'Ukraine Permission Extension', 'UPE', 'Ukrainian'],
    ],
  ]),
  ...inGroup('Protection and humanitarian', [
    ['refugee', 'Refugee', ['asylum', 'protection']],
    ['humanitarian_protection', 'Humanitarian protection', ['asylum', 'HP']],
    ['refugee_family', 'Family member of a refugee', ['family reunion', 'asylum']],
    [
      'afghan_scheme',
      'Afghan schemes (ARAP, ACRS)',
      ['Afghanistan', 'Afghan Response Route', 'resettlement', 'interpreter'],
    ],
    ['stateless', 'Stateless person', ['statelessness', 'no nationality']],
  ]),
  ...inGroup('Study and temporary', [
    ['student', 'Student', ['Tier 4', 'university', 'study', 'Child Student', 'PhD']],
    ['graduate', 'Graduate', ['post-study work', 'PSW', 'after university']],
    [
      'youth_mobility',
      'Youth Mobility Scheme',
      ['YMS', 'Tier 5', 'working holiday', 'India Young Professionals'],
    ],
    ['visitor', 'Visitor', ['tourist', 'holiday', 'ETA', 'business visit', 'marriage visit']],
    ['short_term_student', 'Short-term Student', ['English language course']],
    ['parent_of_child_student', 'Parent of a Child Student', ['guardian', 'school']],
  ]),
  ...inGroup('Dependants', [
    [
      'pbs_dependant',
      'Partner of a worker (dependant)',
      ['PBS dependant', 'husband', 'wife', 'spouse', 'dependent', 'Skilled Worker dependant'],
    ],
    [
      'pbs_dependant_child',
      'Child of a worker (dependant)',
      ['PBS dependant', 'son', 'daughter', 'dependent', 'Skilled Worker dependant'],
    ],
    [
      'dependent',
      'Dependant',
      ['dependent', 'family member'],
      [{ value: 'tier_2_dependent', label: 'Tier 2 dependant' }],
    ],
    ['student_dependent', 'Student dependant', ['dependent', 'partner or child of a student']],
    ['uk_ancestry_partner', 'Partner of a person on UK Ancestry', ['husband', 'wife', 'spouse', 'dependant']],
    [
      'overseas_business_partner',
      'Partner of a representative of an overseas business',
      ['husband', 'wife', 'spouse', 'dependant', 'sole representative'],
    ],
  ]),
  ...inGroup('Nationality and service', [
    ['irish_citizen', 'Irish citizen', ['Ireland', 'Irish passport', 'Common Travel Area']],
    ['right_of_abode', 'Right of abode', ['certificate of entitlement', 'Commonwealth', 'Windrush']],
    ['armed_forces', 'Member of HM Armed Forces', ['army', 'navy', 'RAF', 'soldier', 'Gurkha', 'veteran']],
    [
      'armed_forces_family',
      'Partner or child of a member of HM Armed Forces',
      ['army', 'navy', 'RAF', 'soldier', 'husband', 'wife', 'spouse'],
    ],
    ['crown_service', 'Crown service', ['civil servant', 'government abroad', 'diplomat']],
  ]),
  ...inGroup('Earlier work routes', [
    ['tier_2', 'Tier 2 (pre-Dec 2020)', ['General', 'sponsored', 'work permit']],
    ['tier_1', 'Tier 1 (General or Post-study Work)', ['highly skilled']],
    [
      'tier_1_investor',
      'Tier 1 (Investor)',
      ['investment', 'million'],
      [{ value: 'investor', label: 'Investor' }],
    ],
    ['tier_1_entrepreneur', 'Tier 1 (Entrepreneur)', ['business', 'jobs']],
    ['tier_1_graduate_entrepreneur', 'Tier 1 (Graduate Entrepreneur)', ['business']],
    ['tier_1_exceptional_talent', 'Tier 1 (Exceptional Talent)', ['Global Talent']],
    ['ecaa_businessperson', 'Turkish businessperson (ECAA)', ['Ankara Agreement', 'Turkey', 'Türkiye']],
    ['ecaa_worker', 'Turkish worker (ECAA)', ['Ankara Agreement', 'Turkey', 'Türkiye']],
  ]),
  ...inGroup('Other', [['other', 'Other', ['another visa', 'not in the list', 'not sure', 'unknown']]]),
] as const;

export type VisaTypeValue = (typeof visaTypeChoices)[number]['value'];

/** Every visa type that calls accept: the values of the list and their other stored values. */
export const visaTypeOptions: readonly Choice<VisaTypeValue>[] = visaTypeChoices.flatMap(
  ({ value, label, alsoHeldAs }) => [{ value, label }, ...alsoHeldAs],
);
export const visaTypeValues: readonly VisaTypeValue[] = visaTypeOptions.map(({ value }) => value);

/** Finds the entry of a visa type by any of its values; null for an unknown value. */
export function visaTypeChoiceOf(visaType: string): VisaTypeChoice | null {
  const hasValue = ({ value, alsoHeldAs }: VisaTypeChoice) =>
    value === visaType || alsoHeldAs.some((other) => other.value === visaType);
  return visaTypeChoices.find(hasValue) ?? null;
}

/** The label of a visa type, or the value itself if it is unknown. */
export function labelOfVisaType(visaType: string): string {
  const choice = visaTypeChoiceOf(visaType);
  if (choice === null) return visaType;
  return choice.alsoHeldAs.find(({ value }) => value === visaType)?.label ?? choice.label;
}

/** Narrows a text to a visa type; null if it is not one. */
export function visaTypeValueOf(text: string | null): VisaTypeValue | null {
  return visaTypeValues.find((value) => value === text) ?? null;
}
