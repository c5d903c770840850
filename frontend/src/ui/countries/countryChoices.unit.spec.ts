import { describe, expect, it } from 'vitest';
import { choiceNamed, choicesFor, countryChoices, nationalityChoices } from './countryChoices';

const labels = (choices: readonly { label: string }[]) => choices.map(({ label }) => label);

describe('The lists of countries', () => {
  it('name each country and each nationality once', () => {
    for (const choices of [countryChoices, nationalityChoices])
      expect(new Set(labels(choices)).size).toBe(choices.length);
  });

  it('find what begins with the typed text before what has it within', () => {
    expect(labels(choicesFor(countryChoices, 'guinea'))).toEqual([
      'Guinea',
      'Guinea-Bissau',
      'Equatorial Guinea',
      'Papua New Guinea',
    ]);
  });

  it('find a country by its people and by its common names, and a nationality by its country', () => {
    expect(labels(choicesFor(countryChoices, 'british'))).toContain('United Kingdom');
    expect(labels(choicesFor(countryChoices, 'usa'))).toContain('United States');
    expect(labels(choicesFor(nationalityChoices, 'nigeria'))).toContain('Nigerian');
  });

  it('show all while nothing is typed', () => {
    expect(choicesFor(countryChoices, '')).toHaveLength(countryChoices.length);
  });

  it('take a full name in any case for the choice, and nothing else', () => {
    expect(choiceNamed(countryChoices, ' niger ')?.value).toBe('niger');
    expect(choiceNamed(nationalityChoices, 'INDIA')?.value).toBe('india');
    expect(choiceNamed(countryChoices, 'Indi')).toBeNull();
    expect(choiceNamed(countryChoices, '')).toBeNull();
  });

  it('keep common names only for countries that there are', () => {
    for (const name of ['UK', 'USA', 'UAE', 'Holland', 'Burma', 'Swaziland', 'Türkiye', 'Côte d’Ivoire'])
      expect(choiceNamed(countryChoices, name), name).not.toBeNull();
  });
});
