import { ilrCalculationRequest, visaTypeChoices, visaTypeGroups } from '@settlewise/contract';
import { addDays, addYears, calculateIlr } from '@settlewise/rules';
import { screen, within, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJourney, amina } from '../../../testing/builders';
import { chooseVisaType } from '../../../testing/chooseVisaType';
import { openPage } from '../../../testing/openPage';
import { journeysAlone, recordCalls } from '../testing/recordCalls';
import {
  today,
  thisYear,
  call,
  serverThatCalculates,
  button,
  textbox,
  visaTypes,
  step,
  chooseVisa,
  reachAbsences,
  reachRequirements,
  answerAll,
  setField,
} from './testing/ilrWizard';

beforeEach(() => localStorage.clear());

describe('Step 1 of the ILR calculator', () => {
  it('greets with what ILR is, and says that results are no legal advice', async () => {
    serverThatCalculates();
    openPage('/ilr');
    expect(await screen.findByRole('heading', { level: 1, name: 'ILR Eligibility Calculator' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'About ILR' })).toBeTruthy();
    expect(screen.getByText(/The results are estimates .* not legal advice/)).toBeTruthy();
    expect(step()).toBe('Step 1 of 3, 33%');
    expect(screen.getByText('33%')).toBeTruthy();
  });

  it('offers the one list of visa types, in its groups', async () => {
    serverThatCalculates();
    const { person } = openPage('/ilr');
    await person.click(await visaTypes());
    for (const group of visaTypeGroups)
      expect(
        within(screen.getByRole('group', { name: group }))
          .getAllByRole('option')
          .map((choice) => choice.textContent),
      ).toEqual(visaTypeChoices.filter((choice) => choice.group === group).map(({ label }) => label));
    expect(screen.getByRole('option', { name: 'Tier 2 (pre-Dec 2020)' })).toBeTruthy();
  });

  it.each([
    ['husband', 'Spouse or Partner', 'ILR after 5 years'],
    ['NHS', 'Health and Care Worker', 'ILR after 5 years'],
    ['pre-settled', 'EU pre-settled status', 'ILR after 5 years'],
    ['ukraine', 'Ukraine schemes', 'Does not lead to ILR by itself'],
    ['bno', 'British National (Overseas), Hong Kong', 'ILR after 5 years'],
    ['irish', 'Irish citizen', 'You need no ILR'],
    ['stateless', 'Stateless person', 'We do not have the rules of settlement for it'],
  ])('finds by “%s” %s, and says of it: %s', async (typed, label, said) => {
    serverThatCalculates();
    const { person } = openPage('/ilr');
    await chooseVisaType(person, await visaTypes(), typed);
    expect(button(`Change visa type: ${label}`)).toBeTruthy();
    expect(screen.getByText(said)).toBeTruthy();
  });

  it('shows the chosen type with a button that clears it, and keeps the focus with the person', async () => {
    serverThatCalculates();
    const { person } = openPage('/ilr');
    await chooseVisaType(person, await visaTypes(), 'Global Talent');
    expect(screen.queryByRole('combobox', { name: 'Visa type' })).toBeNull();
    expect(screen.getByText('Global Talent')).toBeTruthy();
    expect(document.activeElement).toBe(button(/^Change/));
    await person.keyboard('{Enter}');
    expect(document.activeElement).toBe(await visaTypes());
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  });

  it('lets the person go on once a visa type and an issue date are there', async () => {
    serverThatCalculates();
    const { person } = openPage('/ilr');
    await visaTypes();
    expect(button('Back').disabled).toBe(true);
    expect(button('Next').disabled).toBe(true);
    await person.type(textbox('Visa issue date'), '1/2/2023');
    expect(button('Next').disabled).toBe(true);
    await chooseVisaType(person, await visaTypes(), 'Student');
    expect(button('Next').disabled).toBe(false);
    await person.clear(textbox('Visa issue date'));
    expect(button('Next').disabled).toBe(true);
  });

  it('refuses an issue date in the future, in the summary as beside the field', async () => {
    serverThatCalculates();
    const { person } = openPage('/ilr');
    await chooseVisa(person, 'Skilled Worker', addDays(today, 1));
    await person.click(button('Next'));
    const summary = await screen.findByRole('alert');
    const message = 'Your visa issue date cannot be in the future';
    expect(document.activeElement).toBe(summary);
    await person.click(within(summary).getByRole('link', { name: message }));
    expect(document.activeElement).toBe(textbox('Visa issue date'));
    expect(textbox('Visa issue date').getAttribute('aria-invalid')).toBe('true');
    expect(step()).toBe('Step 1 of 3, 33%');
    await setField(person, textbox('Visa issue date'), today);
    expect(screen.queryByText(message)).toBeNull();
  });

  it.each([
    ['in the future', addDays(today, 1), 'Your UK entry date cannot be in the future'],
    [
      'before the visa',
      addDays(addYears(today, -3), -1),
      'Your UK entry date cannot be before your visa issue date',
    ],
    ['that does not exist', '31 sep 2024', 'September 2024 has no day 31'],
  ])('refuses an entry date %s', async (_, entered, message) => {
    serverThatCalculates();
    const { person } = openPage('/ilr');
    await chooseVisa(person, 'Skilled Worker', addYears(today, -3));
    await person.type(textbox('UK entry date (optional)'), entered);
    await person.click(button('Next'));
    expect(within(await screen.findByRole('alert')).getByRole('link', { name: message })).toBeTruthy();
    expect(step()).toBe('Step 1 of 3, 33%');
  });

  it('says of an issue date that is no date why', async () => {
    serverThatCalculates();
    const { person } = openPage('/ilr');
    await chooseVisa(person, 'Skilled Worker', '30/2/2024');
    await person.click(button('Next'));
    expect(
      within(await screen.findByRole('alert')).getByRole('link', { name: 'February 2024 has no day 30' }),
    ).toBeTruthy();
  });

  it('goes on with Enter, and moves the focus to the heading of the next step', async () => {
    serverThatCalculates();
    const { person } = openPage('/ilr');
    await chooseVisa(person, 'Skilled Worker', `${addYears(today, -3)}{Enter}`);
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Your absences' }));
  });
});

describe('Step 2 of the ILR calculator', () => {
  it('goes on only once a way of counting is chosen', async () => {
    serverThatCalculates();
    const { person } = openPage('/ilr');
    await reachAbsences(person);
    expect(step()).toBe('Step 2 of 3, 67%');
    expect(button('Next').disabled).toBe(true);
    await person.click(screen.getByRole('radio', { name: 'Yearly totals' }));
    expect(button('Next').disabled).toBe(false);
    await person.click(button('Back'));
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Your visa' }));
  });

  it('has every calendar year of the qualifying years, none answered, adds them up, and marks more than 180', async () => {
    serverThatCalculates();
    const { person } = openPage('/ilr');
    await reachAbsences(person);
    await person.click(screen.getByRole('radio', { name: 'Yearly totals' }));
    const rows = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Days away in/ });
    expect(rows.map(({ value }) => value)).toEqual(['', '', '', '', '', '']);
    for (const year of [5, 4, 3, 2, 1, 0]) expect(textbox(`Days away in ${thisYear - year}`)).toBeTruthy();

    await person.type(textbox(`Days away in ${thisYear}`), '180');
    expect(screen.queryByText('Over limit')).toBeNull();
    await person.type(textbox(`Days away in ${thisYear - 1}`), '181');
    expect(screen.getAllByText('Over limit')).toHaveLength(1);
    expect(screen.getByText(/Over the ILR limit by 1 day: 180 in any 12 months/)).toBeTruthy();
    expect(screen.getByText('361 days')).toBeTruthy();
  });

  it('gives no verdict on a year where the route has no limit', async () => {
    serverThatCalculates();
    const { person } = openPage('/ilr');
    await reachAbsences(person, 'Spouse or partner');
    await person.click(screen.getByRole('radio', { name: 'Yearly totals' }));
    await person.type(textbox(`Days away in ${thisYear}`), '200');
    expect(screen.getByText(/Your route has no limit of days away\./)).toBeTruthy();
    expect(screen.queryByText(/Above|Over/)).toBeNull();
  });

  it('takes whatever is no number as 0', async () => {
    serverThatCalculates();
    const { person } = openPage('/ilr');
    await reachAbsences(person);
    await person.click(screen.getByRole('radio', { name: 'Yearly totals' }));
    const field = textbox(`Days away in ${thisYear}`);
    await setField(person, field, 'many');
    await person.tab();
    expect(field.value).toBe('0');
    expect(screen.getByText('0 days', { selector: 'strong' })).toBeTruthy();
  });

  it.each([
    ['-1', 'Enter 0 or more days'],
    ['2.5', 'Enter a whole number of days'],
    ['367', 'A year has at most 366 days'],
  ])('refuses %s days in a year', async (typed, message) => {
    serverThatCalculates();
    const { person } = openPage('/ilr');
    await reachAbsences(person);
    await person.click(screen.getByRole('radio', { name: 'Yearly totals' }));
    await setField(person, textbox(`Days away in ${thisYear}`), typed);
    await person.click(button('Next'));
    expect(within(await screen.findByRole('alert')).getByRole('link', { name: message })).toBeTruthy();
    expect(step()).toBe('Step 2 of 3, 67%');
  });

  it('begins individual trips with one of no days, which counts once its dates are changed', async () => {
    serverThatCalculates();
    const { person } = openPage('/ilr');
    await reachAbsences(person);
    await person.click(screen.getByRole('radio', { name: 'Individual trips' }));
    const trip = within(screen.getByRole('group', { name: 'Trip 1' }));
    expect(trip.getByText(/^0 days/)).toBeTruthy();
    expect(button('Next').disabled).toBe(false);
    await setField(person, trip.getByRole('textbox', { name: 'From' }), '3/4/2025');
    await setField(person, trip.getByRole('textbox', { name: 'To' }), '10/4/2025');
    expect(trip.getByText('8 days')).toBeTruthy();

    await person.click(button('Add Trip'));
    expect(document.activeElement).toBe(
      within(screen.getByRole('group', { name: 'Trip 2' })).getByRole('textbox', { name: 'From' }),
    );
    expect(screen.getByText('8 days', { selector: 'strong' })).toBeTruthy();
    // A day of two trips counts once, and a trip that ends before it begins counts nothing.
    await setField(person, screen.getByRole('textbox', { name: 'From' }), '8/4/2025');
    await setField(person, screen.getByRole('textbox', { name: 'To' }), '15/4/2025');
    expect(screen.getByText('13 days', { selector: 'strong' })).toBeTruthy();
    await setField(person, screen.getByRole('textbox', { name: 'To' }), '1/4/2025');
    expect(screen.getByText('8 days', { selector: 'strong' })).toBeTruthy();
  });

  it('folds a trip that is done to a line, which opens again, and closes with Escape', async () => {
    serverThatCalculates();
    const { person } = openPage('/ilr');
    await reachAbsences(person);
    await person.click(screen.getByRole('radio', { name: 'Individual trips' }));
    const first = within(screen.getByRole('group', { name: 'Trip 1' }));
    await setField(person, first.getByRole('textbox', { name: 'From' }), '3/4/2025');
    await setField(person, first.getByRole('textbox', { name: 'To' }), '10/4/2025');
    const special = () => screen.getByText('Special reasons').closest('details');
    expect(special()?.open).toBe(false);
    await person.selectOptions(
      first.getByLabelText('May this absence be left out?'),
      'A disaster, war or pandemic stopped me from travelling',
    );
    await person.click(first.getByRole('button', { name: 'Done' }));
    expect(document.activeElement).toBe(button('Edit trip 1'));
    const line = () =>
      screen.getByRole('row', { name: /03 Apr 2025 – 10 Apr 2025 ?A disaster.* 8 days Trip 1/ });
    expect(line()).toBeTruthy();

    await person.keyboard('{Enter}');
    expect(special()?.open).toBe(true);
    expect(document.activeElement).toBe(textbox('From'));
    await setField(person, textbox('To'), '30/4/2025');
    // What was changed since the line was opened is taken back.
    await person.keyboard('{Escape}');
    expect(document.activeElement).toBe(button('Edit trip 1'));
    expect(line()).toBeTruthy();
  });

  it('says before a trip is done what it leads to, and what it overlaps', async () => {
    const server = serverThatCalculates();
    const recorded = recordCalls({
      ...journeysAlone,
      journeys: [aJourney('Spain', '2025-04-03', '2025-04-10')],
    });
    for (const [call, answer] of Object.entries(recorded)) server.on(call, answer);
    const { person } = openPage('/ilr?use=recorded');
    await screen.findByText('Filled in from your record');
    await reachAbsences(person);
    await person.click(await screen.findByRole('button', { name: 'Add Trip' }));
    await setField(person, textbox('From'), '8/4/2025');
    await setField(person, textbox('To'), '20/11/2025');
    const said = screen.getByRole('status', { name: 'What this trip comes to' }).textContent;
    expect(said).toContain('After this trip: 232 of 180 days in the 12 months to 20 November 2025');
    expect(said).toContain('Over the ILR limit by 52 days');
    expect(said).toContain('Overlaps with the trip for Spain, holiday, 3 to 10 April 2025.');
  });

  it('says when all trips are removed that there are none, and goes no further', async () => {
    serverThatCalculates();
    const { person } = openPage('/ilr');
    await reachAbsences(person);
    await person.click(screen.getByRole('radio', { name: 'Individual trips' }));
    await person.click(button('Remove trip 1'));
    expect(screen.getByText('No trips added yet')).toBeTruthy();
    expect(document.activeElement).toBe(button('Add Trip'));
    expect(button('Next').disabled).toBe(true);
    await person.click(button('Add Trip'));
    expect(screen.getByRole('group', { name: 'Trip 1' })).toBeTruthy();
  });

  it('refuses trips that lack a day or end before they begin', async () => {
    serverThatCalculates();
    const { person } = openPage('/ilr');
    await reachAbsences(person);
    await person.click(screen.getByRole('radio', { name: 'Individual trips' }));
    await setField(person, textbox('From'), '10/4/2025');
    await setField(person, textbox('To'), '3/4/2025');
    expect(screen.getByText('The day you came back cannot be before the day you left')).toBeTruthy();
    await person.clear(textbox('From'));
    await person.clear(textbox('To'));
    await person.click(button('Next'));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Enter the day you left the UK',
      'Enter the day you came back',
    ]);
  });

  it('fills in the recorded journeys of a signed-in person', async () => {
    const server = serverThatCalculates();
    server.on('GET /api/user', () => ({ status: 200, body: amina }));
    server.on('GET /api/absence-journeys', () => ({
      status: 200,
      body: [aJourney('Spain', '2025-03-01', '2025-03-10'), aJourney('Ghana', '2024-01-01', '2024-01-31')],
    }));
    const { person } = openPage('/ilr');
    await reachAbsences(person);
    await person.click(screen.getByRole('radio', { name: 'Individual trips' }));
    await person.click(await screen.findByRole('button', { name: 'Use my recorded journeys (2)' }));
    expect(
      await screen.findByRole('row', { name: /01 Jan 2024 – 31 Jan 2024 31 days Trip 1 Ghana, holiday/ }),
    ).toBeTruthy();
    expect(screen.getByText('41 days', { selector: 'strong' })).toBeTruthy();
  });
});

describe('Step 3 of the ILR calculator', () => {
  it('calculates only once all three questions are answered, each yes or no', async () => {
    serverThatCalculates();
    const { person } = openPage('/ilr');
    await reachRequirements(person);
    expect(step()).toBe('Step 3 of 3, 100%');
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual(radios.map(() => false));
    const questions = ['English language (B1 level)', 'Financial requirements', 'Good character'];
    for (const question of questions) {
      expect(button('Calculate').disabled).toBe(true);
      await person.click(within(screen.getByRole('group', { name: question })).getByLabelText('Yes'));
    }
    expect(button('Calculate').disabled).toBe(false);
    const english = within(screen.getByRole('group', { name: 'English language (B1 level)' }));
    await person.click(english.getByLabelText('No'));
    expect(english.getByLabelText<HTMLInputElement>('Yes').checked).toBe(false);
  });

  it('says that it calculates, sends once, and says when it is done', async () => {
    const server = serverThatCalculates();
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    server.on(call, async ({ body }) => {
      await waiting;
      return { status: 200, body: calculateIlr(ilrCalculationRequest.parse(body), today) };
    });
    const { person } = openPage('/ilr');
    await reachRequirements(person);
    await answerAll(person, 'Yes');
    await person.click(button('Calculate'));
    const busy = await screen.findByRole('button', { name: 'Calculating...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await person.click(busy);
    answer();
    expect(await screen.findByText('Calculation complete')).toBeTruthy();
    expect(screen.getByText('Your ILR eligibility has been calculated.')).toBeTruthy();
    expect(server.requests(call)).toHaveLength(1);
    const heading = await screen.findByRole('heading', { name: 'ILR Eligibility Results' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});
