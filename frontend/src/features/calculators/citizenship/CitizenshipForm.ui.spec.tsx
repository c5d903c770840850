import { visaTypeChoices } from '@settlewise/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseVisaType } from '../../../testing/chooseVisaType';
import { openPage } from '../../../testing/openPage';
import {
  button,
  calculatingServer,
  dateGroup,
  passFirstStep,
  typeDate,
  typedDate,
} from './testing/citizenshipTesting';

beforeEach(() => localStorage.clear());

const entryMissing = 'Please enter your first UK entry date or visa start date.';
const settlementMissing = 'Please enter your settlement status grant date.';

describe('The citizenship calculator’s first step', () => {
  it('asks for both dates: in a summary that takes the focus, and beside each field', async () => {
    calculatingServer();
    const { person } = openPage('/citizenship');
    await person.click(await screen.findByRole('button', { name: 'Next' }));
    const summary = await screen.findByRole('alert');
    // Said once: no toast has the same again.
    expect(screen.getAllByText('Missing Information')).toEqual([
      within(summary).getByText('Missing Information'),
    ]);
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([entryMissing, settlementMissing]);
    expect(document.activeElement).toBe(summary);
    expect(dateGroup('entry').getByText(entryMissing)).toBeTruthy();
    expect(dateGroup('settlement').getByText(settlementMissing)).toBeTruthy();

    await person.click(within(summary).getByRole('link', { name: settlementMissing }));
    expect(document.activeElement).toBe(typedDate('settlement'));
  });

  it('names the date that is still missing, and forgets what was put right', async () => {
    calculatingServer();
    const { person } = openPage('/citizenship');
    await person.click(await screen.findByRole('button', { name: 'Next' }));
    await typeDate(person, 'entry', '3 Feb 2020');
    expect(dateGroup('entry').queryByText(entryMissing)).toBeNull();
    await person.click(button('Next'));
    const summary = within(screen.getByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([settlementMissing]);
  });

  it('refuses a day that does not exist', async () => {
    calculatingServer();
    const { person } = openPage('/citizenship');
    await screen.findByRole('heading', { name: 'Settlement Status' });
    const settlement = dateGroup('settlement');
    await person.selectOptions(settlement.getByRole('combobox', { name: 'Day' }), '31');
    await person.selectOptions(settlement.getByRole('combobox', { name: 'Month' }), 'June');
    const years = settlement.getByRole<HTMLSelectElement>('combobox', { name: 'Year' });
    const year = years.options[1]?.text ?? '';
    await person.selectOptions(years, year);
    await typeDate(person, 'entry', '30 feb 2020');
    await person.click(button('Next'));
    expect(
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['February 2020 has no day 30', `June ${year} has no day 31`]);
    expect(screen.getByRole('heading', { name: 'Settlement Status' })).toBeTruthy();
  });

  it('refuses dates after the planned application', async () => {
    calculatingServer();
    const { person } = openPage('/citizenship');
    await screen.findByRole('heading', { name: 'Settlement Status' });
    await typeDate(person, 'application', '1 Mar 2026');
    await typeDate(person, 'entry', '2 Mar 2026');
    await typeDate(person, 'settlement', '3 Mar 2026');
    await person.click(button('Next'));
    const summary = within(screen.getByRole('alert'));
    expect(summary.getByText('Your entry date cannot be after the day you plan to apply')).toBeTruthy();
    expect(summary.getByText('Your settlement date cannot be after the day you plan to apply')).toBeTruthy();
  });

  it('offers the years of each date', async () => {
    calculatingServer();
    openPage('/citizenship');
    await screen.findByRole('heading', { name: 'Settlement Status' });
    const yearsOf = (date: 'entry' | 'settlement' | 'application') =>
      [...dateGroup(date).getByRole<HTMLSelectElement>('combobox', { name: 'Year' }).options]
        .map(({ value }) => Number(value))
        .filter((year) => year > 0);
    const [thisYear = 0] = yearsOf('entry');
    expect(yearsOf('entry')).toHaveLength(20);
    expect(yearsOf('settlement')).toHaveLength(15);
    expect(yearsOf('application').at(-1)).toBe(thisYear - 5);
    expect(yearsOf('application')[0]).toBe(thisYear + 9);
  });

  it('shows the limits of the route, which the spouse switch changes', async () => {
    calculatingServer();
    const { person } = openPage('/citizenship');
    expect(await screen.findByText('Citizenship: 450 in five years')).toBeTruthy();
    expect(screen.getByText('Citizenship: 90 in the final year')).toBeTruthy();
    await person.click(screen.getByRole('switch', { name: /^Spouse route/ }));
    expect(screen.getByText('Citizenship: 270 in three years')).toBeTruthy();
  });

  it('offers the status types and the routes by their names', async () => {
    calculatingServer();
    const { person } = openPage('/citizenship');
    const status = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Settlement status type' });
    expect([...status.options].map(({ value }) => value)).toEqual([
      ...['ilr', 'euss', 'euss_swiss', 'spouse_ilr', 'long_residence', 'irish', 'right_of_abode', 'other'],
    ]);
    const route = screen.getByRole<HTMLInputElement>('combobox', { name: 'Immigration route' });
    expect(route.value).toBe('Skilled Worker');
    await person.click(route);
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(visaTypeChoices.length);
    await chooseVisaType(person, route, 'irish');
    expect(route.value).toBe('Irish citizen');
  });
});

describe('The steps', () => {
  it('can be opened from their header once completed, and each takes the focus to its heading', async () => {
    calculatingServer();
    const { person } = openPage('/citizenship');
    const steps = within(await screen.findByRole('navigation', { name: 'Steps' }));
    const absences = steps.getByRole('button', { name: '2 Absences' });
    expect(absences).toHaveProperty('disabled', true);
    expect(button('Previous')).toHaveProperty('disabled', true);
    await passFirstStep(person);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Absences' }));
    expect(absences.getAttribute('aria-current')).toBe('step');
    expect(steps.getByRole('button', { name: '3 Requirements' })).toHaveProperty('disabled', true);
    await person.click(steps.getByRole('button', { name: '1 Settlement Status (completed)' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Settlement Status' }));
    await person.click(steps.getByRole('button', { name: '2 Absences (completed)' }));
    await person.click(button('Previous'));
    expect(screen.getByRole('heading', { name: 'Settlement Status' })).toBeTruthy();
  });

  it('have a guidance panel above them that opens and closes', async () => {
    calculatingServer();
    const { person } = openPage('/citizenship');
    await person.click(await screen.findByRole('button', { name: 'Show details' }));
    expect(screen.getByRole('heading', { name: 'Residence periods' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Official guidance: become/ }).getAttribute('href')).toMatch(
      /^https:\/\/www\.gov\.uk\//,
    );
    await person.click(button('Hide details'));
    expect(screen.queryByRole('heading', { name: 'Residence periods' })).toBeNull();
  });
});

describe('What was typed', () => {
  it('survives a reload, with its step', async () => {
    calculatingServer();
    const first = openPage('/citizenship');
    await passFirstStep(first.person);
    await first.person.click(button('Track Individual Trips'));
    await first.person.type(screen.getByRole('textbox', { name: 'Start date' }), '3/4/2025');
    cleanup();
    const { person } = openPage('/citizenship');
    expect(await screen.findByRole('heading', { name: 'Absences' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Start date' })).toHaveProperty('value', '03 Apr 2025');
    await person.click(button('Previous'));
    expect(typedDate('entry').value).toBe('03 Feb 2020');
  });
});
