import { describe, expect, test } from 'vitest';
import {
  labelOfVisaType,
  visaTypeChoiceOf,
  visaTypeChoices,
  visaTypeGroups,
  visaTypeValueOf,
  visaTypeValues,
} from './visaTypeChoices';
import { visaTypes } from './visaTypes';

/** The values of the specification's own lists. */
const specified = {
  'the calculator of ILR': [
    'skilled_worker',
    'tier_2',
    'scale_up',
    'global_talent',
    'innovator_founder',
    'rep_overseas_business',
    'religious_worker',
    'domestic_worker',
    'tier_1',
    'tier_1_investor',
    'tier_1_entrepreneur',
    'tier_1_graduate_entrepreneur',
    'spouse',
    'family',
    'parent_of_child',
    'student',
    'youth_mobility',
    'uk_ancestry',
    'refugee',
    'humanitarian_protection',
    'pbs_dependant',
    'long_residence',
    'other',
  ],
  'the calculator of citizenship': [
    'eu_settled_status',
    'skilled_worker',
    'spouse_of_uk_citizen',
    'investor',
    'innovator',
    'global_talent',
    'uk_ancestry',
    'refugee',
    'humanitarian_protection',
    'long_residence',
    'child_born_in_uk',
    'other',
  ],
  'the visa form': [
    'skilled_worker',
    'spouse',
    'student',
    'tier_2',
    'tier_1',
    'global_talent',
    'ancestry',
    'family',
    'youth_mobility',
    'start_up',
    'innovator',
    'high_potential',
    'other',
  ],
  dependants: ['dependent', 'spouse', 'student_dependent', 'tier_2_dependent', 'other'],
  'the onboarding': [
    'skilled_worker',
    'spouse_partner',
    'family',
    'student',
    'graduate',
    'global_talent',
    'innovator',
    'start_up',
    'global_business_mobility',
    'high_potential_individual',
    'scale_up',
    'uk_ancestry',
    'youth_mobility',
    'bno',
    'other',
  ],
};

describe('the only list of visa types', () => {
  test.each(Object.entries(specified))('contains every value of %s, with a label', (_screen, values) => {
    for (const value of values) {
      expect(visaTypeValueOf(value), value).toBe(value);
      expect(labelOfVisaType(value), value).not.toBe(value);
    }
  });

  test('has each value and each label once', () => {
    expect(new Set(visaTypeValues).size).toBe(visaTypeValues.length);
    const labels = visaTypeChoices.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const label of labels) expect(label).toMatch(/\S/);
  });

  test('is grouped, without duplicate groups, and “Other” is last', () => {
    const seen = visaTypeChoices.map(({ group }) => group).filter((group, at, all) => group !== all[at - 1]);
    expect(seen).toEqual([...visaTypeGroups]);
    expect(visaTypeChoices.at(-1)?.value).toBe('other');
    expect(visaTypeChoices[0]?.value).toBe('skilled_worker');
  });

  test('reads the values that older screens stored, with their own labels', () => {
    expect(visaTypeChoiceOf('spouse_partner')?.value).toBe('spouse');
    expect(visaTypeChoiceOf('ancestry')?.value).toBe('uk_ancestry');
    expect(labelOfVisaType('tier_2_dependent')).toBe('Tier 2 dependant');
    expect(labelOfVisaType('investor')).toBe('Investor');
    expect(labelOfVisaType('something_else')).toBe('something_else');
    expect(visaTypeChoiceOf('something_else')).toBeNull();
    expect(visaTypeValueOf(null)).toBeNull();
  });

  test('equals the answer of GET /api/visa-types, with each value in every list', () => {
    expect(visaTypes.map(({ value }) => value)).toEqual(visaTypeValues);
    for (const { value, lists } of visaTypes) expect(lists, value).toHaveLength(4);
    expect(visaTypes.find(({ value }) => value === 'innovator')).toMatchObject({
      label: 'Innovator',
      group: 'Work',
      offeredAs: 'innovator_founder',
    });
  });
});
