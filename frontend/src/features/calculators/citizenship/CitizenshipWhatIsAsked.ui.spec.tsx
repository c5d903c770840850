import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setField } from '../../../testing/setField';
import type { CitizenshipDraft } from './draft/citizenshipDraft';
import {
  atAbsences,
  atRequirements,
  atTrips,
  button,
  calculatingServer,
  showCalculator,
  tickEveryRequirement,
  setDate,
} from './testing/citizenshipTesting';

beforeEach(() => localStorage.clear());

function openCalculator(typed?: Partial<CitizenshipDraft>) {
  const server = calculatingServer();
  const { person } = showCalculator(typed);
  return { server, person };
}
const status = () => screen.getByRole('combobox', { name: 'Settlement status type' });

describe('What the first step asks', () => {
  it('is no day of settlement of Irish citizens', async () => {
    const { person } = openCalculator();
    await person.selectOptions(status(), 'irish');
    expect(screen.queryByRole('group', { name: 'Settlement status grant date' })).toBeNull();
    setDate('entry', '3 Feb 2020');
    await person.click(button('Next'));
    expect(await screen.findByRole('heading', { name: 'Absences' })).toBeTruthy();
  });

  it('is indefinite leave to enter where the settlement lies before the entry, and refused otherwise', async () => {
    const { person } = openCalculator();
    setDate('entry', '3 Feb 2020');
    setDate('settlement', '4 Mar 2019');
    await person.click(button('Next'));
    expect(
      within(screen.getByRole('alert')).getByText(/Your settlement cannot be before your entry, unless/),
    ).toBeTruthy();
    await person.click(screen.getByRole('switch', { name: 'My settlement was indefinite leave to enter' }));
    await person.click(button('Next'));
    expect(await screen.findByRole('heading', { name: 'Absences' })).toBeTruthy();
  });
});

describe('What the second step asks and shows', () => {
  it('refuses more days in the last 12 months than in all years, and says once that a number makes no sense', async () => {
    const { person } = openCalculator(atAbsences);
    setField(screen.getByRole('spinbutton', { name: /last 5 years/ }), '-5');
    await person.click(button('Next'));
    const alert = () => within(screen.getByRole('alert'));
    expect(alert().getByText(/Enter a whole number of days from 0/)).toBeTruthy();
    expect(alert().queryByText(/You typed/)).toBeNull();
    setField(screen.getByRole('spinbutton', { name: /last 5 years/ }), '100');
    setField(screen.getByRole('spinbutton', { name: /last 12 months/ }), '120');
    await person.click(button('Next'));
    expect(
      alert().getByText(/You typed 120 days in the last 12 months, but 100 in all 5 years/),
    ).toBeTruthy();
    // Trips are counted instead: what was said of the typed numbers is no longer so.
    await person.click(button('Track Individual Trips'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks whether a trip to Jersey was spent there, and its totals follow the trips', async () => {
    const { person } = openCalculator(atTrips);
    const enterTrip = (start: string, end: string, reason: string) => {
      for (const [name, text] of [
        ['Start date', start],
        ['End date', end],
        [/^Reason/, reason],
      ] as const) {
        setField(screen.getByRole('textbox', { name }), text);
      }
    };
    const words = (name: string) => screen.getByRole('progressbar', { name }).getAttribute('aria-valuetext');
    enterTrip('1 Mar 2026', '30 Mar 2026', 'New Jersey');
    expect(screen.queryByRole('combobox', { name: /whole trip in Jersey/ })).toBeNull();
    await person.click(button('Add Trip'));
    expect(words('Total days away')).toBe('28 of 450 days. Within the citizenship limit: 422 days left.');
    expect(words('Days outside the UK in the last 12 months')).toBe(
      '28 of 90 days. Within the citizenship limit: 62 days left.',
    );
    enterTrip('1 May 2026', '30 May 2026', 'Jersey');
    await person.selectOptions(screen.getByRole('combobox', { name: /whole trip in Jersey/ }), 'visited');
    await person.click(button('Add Trip'));
    expect(screen.getByText('On the islands: no absence for citizenship')).toBeTruthy();
    expect(words('Total days away')).toBe('28 of 450 days. Within the citizenship limit: 422 days left.');
    await person.click(button('Edit trip 2'));
    await person.selectOptions(screen.getByRole('combobox', { name: /whole trip in Jersey/ }), '');
    expect(words('Total days away')).toBe('56 of 450 days. Within the citizenship limit: 394 days left.');
  });
});

describe('What the third step asks', () => {
  it('is the level of English, from which the tick follows', async () => {
    const { server, person } = openCalculator(atRequirements);
    await tickEveryRequirement(person);
    const tick = () =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'I meet the English language requirement' });
    const level = screen.getByRole('combobox', { name: /^Your level of English/ });
    await person.selectOptions(level, 'A2');
    expect(tick().checked).toBe(false);
    // Now the birth date can change the answer.
    expect(screen.getByRole('group', { name: 'Date of birth (optional)' })).toBeTruthy();
    await person.selectOptions(level, 'B2');
    expect(tick().checked).toBe(true);
    expect(screen.queryByRole('group', { name: 'Date of birth (optional)' })).toBeNull();
    await person.click(button('Calculate Eligibility'));
    await screen.findByRole('heading', { name: 'Your Results' });
    expect(server.requests('POST /api/calculate-eligibility')[0]?.body).toMatchObject({
      englishLevel: 'B2',
      englishLanguage: true,
    });
    expect(
      screen.getByText('English: you hold level B2; level B1 is asked on 1 December 2026', { exact: false }),
    ).toBeTruthy();
  });

  it('leaves a spouse the box about staying, and says that it is not asked', async () => {
    const { person } = openCalculator({ ...atRequirements, isSpouseRoute: true });
    await tickEveryRequirement(person);
    await person.click(screen.getByRole('checkbox', { name: 'I intend to continue living in the UK' }));
    expect(screen.getByText(/^Not asked of you: it is a condition only/)).toBeTruthy();
    await person.click(button('Show good character details'));
    await person.click(screen.getByRole('checkbox', { name: 'A criminal record' }));
    await person.click(button('Calculate Eligibility'));
    expect(
      await screen.findByRole('heading', {
        name: /^By time and absences, yes\. A conviction can decide otherwise: ask a regulated adviser/,
      }),
    ).toBeTruthy();
    expect(screen.queryByText('Eligible')).toBeNull();
  });
});
