import { visaTypeChoices } from '@settlewise/contract/visaTypeChoices';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseVisaType } from '../../../testing/chooseVisaType';
import { setField } from '../../../testing/setField';
import {
  atAbsences,
  button,
  calculatingServer,
  dateGroup,
  passFirstStep,
  showCalculator,
  setDate,
  typedDate,
} from './testing/citizenshipTesting';

beforeEach(() => localStorage.clear());

const entryMissing = 'Please enter your first UK entry date or visa start date.';
const settlementMissing = 'Please enter your settlement status grant date.';

describe('The citizenship calculator’s first step', () => {
  it('asks for both dates: in a summary that takes the focus, and beside each field', async () => {
    calculatingServer();
    const { person } = showCalculator();
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

    // What was put right is forgotten, and what is still missing is named again.
    setDate('entry', '3 Feb 2020');
    expect(dateGroup('entry').queryByText(entryMissing)).toBeNull();
    await person.click(button('Next'));
    const again = within(screen.getByRole('alert'));
    expect(again.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([settlementMissing]);
  });

  it('refuses a day that does not exist', async () => {
    calculatingServer();
    const { person } = showCalculator();
    await screen.findByRole('heading', { name: 'Settlement Status' });
    const settlement = dateGroup('settlement');
    await person.selectOptions(settlement.getByRole('combobox', { name: 'Day' }), '31');
    await person.selectOptions(settlement.getByRole('combobox', { name: 'Month' }), 'June');
    const years = settlement.getByRole<HTMLSelectElement>('combobox', { name: 'Year' });
    const year = years.options[1]?.text ?? '';
    await person.selectOptions(years, year);
    setDate('entry', '30 feb 2020');
    await person.click(button('Next'));
    expect(
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['February 2020 has no day 30', `June ${year} has no day 31`]);
    expect(screen.getByRole('heading', { name: 'Settlement Status' })).toBeTruthy();
  });

  it('offers the years of each date, the status types and the routes, and shows the limits of the route', async () => {
    calculatingServer();
    const { person } = showCalculator();
    const yearsOf = (date: 'entry' | 'settlement' | 'application') =>
      [...dateGroup(date).getByRole<HTMLSelectElement>('combobox', { name: 'Year' }).options]
        .map(({ value }) => Number(value))
        .filter((year) => year > 0);
    const [thisYear = 0] = yearsOf('entry');
    expect(yearsOf('entry')).toHaveLength(20);
    expect(yearsOf('settlement')).toHaveLength(15);
    expect(yearsOf('application').at(-1)).toBe(thisYear - 5);
    expect(yearsOf('application')[0]).toBe(thisYear + 9);

    const status = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Settlement status type' });
    expect([...status.options].map(({ value }) => value)).toEqual([
      'ilr',
      'euss',
      'euss_swiss',
      'spouse_ilr',
      'long_residence',
      'irish',
      'right_of_abode',
      'other',
    ]);
    const route = screen.getByRole<HTMLInputElement>('combobox', { name: 'Immigration route' });
    expect(route.value).toBe('Skilled Worker');
    await person.click(route);
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(visaTypeChoices.length);
    await chooseVisaType(person, route, 'irish');
    expect(route.value).toBe('Irish citizen');

    expect(screen.getByText('Citizenship: 450 in five years')).toBeTruthy();
    expect(screen.getByText('Citizenship: 90 in the final year')).toBeTruthy();
    await person.click(screen.getByRole('switch', { name: /^Spouse route/ }));
    expect(screen.getByText('Citizenship: 270 in three years')).toBeTruthy();
  });
});

describe('The steps', () => {
  it('can be opened from their header once completed, and each takes the focus to its heading', async () => {
    calculatingServer();
    const { person } = showCalculator();
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
    const { person } = showCalculator();
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
    const first = showCalculator(atAbsences);
    await first.person.click(button('Track Individual Trips'));
    setField(screen.getByRole('textbox', { name: 'Start date' }), '3/4/2025');
    cleanup();
    const { person } = showCalculator();
    expect(await screen.findByRole('heading', { name: 'Absences' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Start date' })).toHaveProperty('value', '03 Apr 2025');
    await person.click(button('Previous'));
    expect(typedDate('entry').value).toBe('03 Feb 2020');
  });
});
