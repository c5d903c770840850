import { describe, expect, test } from 'vitest';
import { countries, countryNamed } from './countries';
import * as lists from './options';
import { labelOfVisaType, visaTypes } from './visaTypes';

describe('the list of countries', () => {
  test('has about 195, each value, name and people once, ordered by name', () => {
    expect(countries.length).toBeGreaterThanOrEqual(193);
    expect(countries.length).toBeLessThanOrEqual(200);
    for (const field of ['value', 'label', 'demonym'] as const) {
      expect(new Set(countries.map((country) => country[field])).size, field).toBe(countries.length);
    }
    const labels = countries.map(({ label }) => label);
    expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b, 'en')));
  });

  test('stores lower-case words joined by underscores', () => {
    for (const { value } of countries) expect(value).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(countryNamed('United Kingdom')?.value).toBe('united_kingdom');
    expect(countryNamed('Guinea-Bissau')?.value).toBe('guinea_bissau');
  });

  test('knows a country by its value, its name and its people, in whatever letters', () => {
    for (const text of ['new_zealand', 'New Zealand', ' new zealander ']) {
      expect(countryNamed(text)?.label).toBe('New Zealand');
    }
    expect(countryNamed('Atlantis')).toBeNull();
    expect(countryNamed('')).toBeNull();
  });

  test('has each nationality that the account settings offer, but for “Other”', () => {
    for (const { value } of lists.nationalityOptions) {
      expect(countryNamed(value)?.demonym).toBe(value === 'Other' ? undefined : value);
    }
  });
});

const valuesOf = (options: readonly lists.Option[]) => options.map(({ value }) => value);

describe('the lists to choose from', () => {
  test('of visas that somebody had leave out three that they can have now', () => {
    const left = ['start_up', 'innovator', 'high_potential'];
    const current = valuesOf(lists.currentVisaTypeOptions);
    expect(valuesOf(lists.visaHistoryTypeOptions)).toEqual(current.filter((value) => !left.includes(value)));
    expect(current).toHaveLength(13);
  });

  test('have each value once, and a label for it', () => {
    for (const [name, options] of Object.entries(lists)) {
      expect(new Set(valuesOf(options)).size, name).toBe(options.length);
      for (const { label } of options) expect(label, name).toMatch(/\S/);
    }
  });

  test('give one visa type the same label everywhere', () => {
    for (const options of [
      lists.currentVisaTypeOptions,
      lists.visaHistoryTypeOptions,
      lists.dependantVisaTypeOptions,
      lists.onboardingVisaTypeOptions,
    ]) {
      for (const { value, label } of options) expect(labelOfVisaType(value)).toBe(label);
    }
    expect(labelOfVisaType('something_else')).toBe('something_else');
    expect(visaTypes.length).toBeGreaterThan(15);
  });
});
