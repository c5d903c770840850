import type { ilrVisaTypes } from '@settlewise/contract';

export type IlrVisaType = (typeof ilrVisaTypes)[number];

/** What people call each visa type. */
export const visaTypeLabels: Readonly<Record<IlrVisaType, string>> = {
  skilled_worker: 'Skilled Worker',
  tier_2: 'Tier 2 (pre-Dec 2020)',
  scale_up: 'Scale-up Worker',
  global_talent: 'Global Talent',
  innovator_founder: 'Innovator Founder',
  rep_overseas_business: 'Representative of an Overseas Business',
  religious_worker: 'Religious Worker',
  domestic_worker: 'Domestic Worker',
  tier_1: 'Tier 1',
  tier_1_investor: 'Tier 1 (Investor)',
  tier_1_entrepreneur: 'Tier 1 (Entrepreneur)',
  tier_1_graduate_entrepreneur: 'Tier 1 (Graduate Entrepreneur)',
  spouse: 'Spouse or partner',
  family: 'Family member',
  parent_of_child: 'Parent of a child',
  student: 'Student',
  youth_mobility: 'Youth Mobility Scheme',
  uk_ancestry: 'UK Ancestry',
  refugee: 'Refugee',
  humanitarian_protection: 'Humanitarian protection',
  pbs_dependant: 'Dependant of a worker (PBS dependant)',
  long_residence: 'Long residence',
  other: 'Another visa',
};

interface VisaGroup {
  readonly title: string;
  readonly types: readonly IlrVisaType[];
}

/** The order of the screen. */
export const visaGroups: readonly VisaGroup[] = [
  {
    title: 'Work',
    types: [
      'skilled_worker',
      'tier_2',
      'scale_up',
      'global_talent',
      'innovator_founder',
      'rep_overseas_business',
      'religious_worker',
      'domestic_worker',
    ],
  },
  {
    title: 'Investment',
    types: ['tier_1', 'tier_1_investor', 'tier_1_entrepreneur', 'tier_1_graduate_entrepreneur'],
  },
  { title: 'Family', types: ['spouse', 'family', 'parent_of_child'] },
  {
    title: 'Other',
    types: [
      'student',
      'youth_mobility',
      'uk_ancestry',
      'refugee',
      'humanitarian_protection',
      'pbs_dependant',
      'long_residence',
      'other',
    ],
  },
];

/** The label of a visa type; one that the screen does not know is shown as words. */
export function visaTypeLabel(visaType: string): string {
  const known = Object.entries(visaTypeLabels).find(([type]) => type === visaType)?.[1];
  if (known !== undefined) return known;
  const words = visaType.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
