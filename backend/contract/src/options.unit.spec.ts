import { describe, expect, test } from 'vitest';
import { countries, countryNamed, findCountry } from '@settlewise/domain/fields';
import {
  documentCategoryOptions,
  documentStageOptions,
  documentStatusOptions,
  documentTypeOptions,
} from './documents';
import * as lists from './options';
import { taskCategoryOptions, taskPriorityOptions, taskStageOptions } from './tasks';

const documentLists = {
  documentCategoryOptions,
  documentStageOptions,
  documentStatusOptions,
  documentTypeOptions,
};
const taskLists = { taskCategoryOptions, taskPriorityOptions, taskStageOptions };

describe('the list of countries', () => {
  test('has about 195 entries with unique values, names and peoples, ordered by name', () => {
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

  test('finds a country by its value, its name and its people, in any letters', () => {
    for (const text of ['new_zealand', 'New Zealand', ' new zealander ']) {
      expect(countryNamed(text)?.label).toBe('New Zealand');
    }
    expect(countryNamed('Atlantis')).toBeNull();
    expect(countryNamed('')).toBeNull();
  });

  test('has an ISO 3166 code for each country, which also finds it', () => {
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    const regions = new Intl.DisplayNames('en', { type: 'region' });
    for (const { code } of countries) expect(regions.of(code)).not.toBe(code);
    // Some of our names differ from those of ICU, but none is ICU's name of another country.
    const codeNamed = new Map(countries.map(({ code }) => [regions.of(code), code]));
    for (const { code, label } of countries) expect(codeNamed.get(label) ?? code, label).toBe(code);
    for (const text of ['GB', 'united_kingdom', 'United Kingdom', 'British'])
      expect(findCountry(text)?.value).toBe('united_kingdom');
    // Two lower-case letters are a word of a text, for example “in”.
    expect(findCountry('in')).toBeNull();
  });

  test('has each nationality of the account settings, except “Other”', () => {
    for (const { value } of lists.nationalityOptions) {
      expect(countryNamed(value)?.demonym).toBe(value === 'Other' ? undefined : value);
    }
  });
});

const valuesOf = (options: readonly lists.Option[]) => options.map(({ value }) => value);

const everyList: Readonly<Record<string, readonly lists.Option[]>> = {
  ...lists,
  ...documentLists,
  ...taskLists,
};

describe('the lists of options', () => {
  test('have each value once, with a label', () => {
    for (const [name, options] of Object.entries(everyList)) {
      expect(new Set(valuesOf(options)).size, name).toBe(options.length);
      for (const { label } of options) {
        expect(label, name).toMatch(/\S/);
        // A word of the code, such as `dueDate`, is not a label; eVisa is the Home Office's own word.
        expect(label.replace('eVisa', 'visa'), name).not.toMatch(/[a-z][A-Z]/);
      }
    }
  });
});
