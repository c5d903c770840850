import { ilrCalculationRequest } from '@settlewise/contract/assessments';
import { visaTypeChoices, visaTypeGroups } from '@settlewise/contract/visaTypeChoices';
import { calculateIlr } from '@settlewise/rules/calculators';
import { addDays, addYears } from '@settlewise/rules/calendar';
import { screen, within, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJourney, amina } from '../../../testing/builders';
import { chooseVisaType } from '../../../testing/chooseVisaType';
import { setField } from '../../../testing/setField';
import { journeysAlone, recordCalls } from '../testing/recordCalls';
import {
  today,
  thisYear,
  call,
  serverThatCalculates,
  showCalculator,
  atAbsences,
  atTrips,
  atYears,
  atRequirements,
  button,
  textbox,
  visaTypes,
  step,
  chooseVisa,
  answerAll,
} from './testing/ilrWizard';

beforeEach(() => localStorage.clear());

const summaryLinks = async () =>
  within(await screen.findByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('Step 1 of the ILR calculator', () => {
  it('greets with what ILR is, says that results are no legal advice, and offers the one list of visa types', async () => {
    serverThatCalculates();
    const { person } = showCalculator();
    expect(screen.getByRole('heading', { level: 1, name: 'ILR Eligibility Calculator' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'About ILR' })).toBeTruthy();
    expect(screen.getByText(/The results are estimates .* not legal advice/)).toBeTruthy();
    expect(step()).toBe('Step 1 of 3, 33%');
    expect(screen.getByText('33%')).toBeTruthy();

    await person.click(await visaTypes());
    const list = within(screen.getByRole('listbox'));
    for (const group of visaTypeGroups)
      expect(
        within(list.getByRole('group', { name: group }))
          .getAllByRole('option')
          .map((choice) => choice.textContent),
      ).toEqual(visaTypeChoices.filter((choice) => choice.group === group).map(({ label }) => label));
    expect(list.getByText('Tier 2 (pre-Dec 2020)')).toBeTruthy();
  });

  it.each([
    ['armed_forces', true],
    ['armed_forces_family', false],
    ['skilled_worker', false],
  ] as const)('asks for the discharge from HM Armed Forces with %s: %s', (visaType, isAsked) => {
    serverThatCalculates();
    showCalculator({ step: 1, visaType, visaStartDate: '2014-09-01' });
    const day = screen.queryByRole('textbox', { name: /^Day of your discharge \(past or planned\)/ });
    const medical = screen.queryByLabelText(/^Medical discharge because of service\?/);
    expect([day !== null, medical !== null]).toEqual([isAsked, isAsked]);
  });

  it('finds a visa type by other words, says after how many years it leads to ILR, and keeps the focus', async () => {
    serverThatCalculates();
    const { person } = showCalculator();
    for (const [typed, label, said] of [
      ['husband', 'Spouse or Partner', 'ILR after 5 years'],
      ['NHS', 'Health and Care Worker', 'ILR after 5 years'],
      ['pre-settled', 'EU pre-settled status', 'ILR after 5 years'],
      ['ukraine', 'Ukraine schemes', 'Does not lead to ILR by itself'],
      ['bno', 'British National (Overseas), Hong Kong', 'ILR after 5 years'],
      ['irish', 'Irish citizen', 'You need no ILR'],
      ['stateless', 'Stateless person', 'We do not have the rules of settlement for it'],
    ] as const) {
      await chooseVisaType(person, await visaTypes(), typed);
      const chosen = within(screen.getByRole('group', { name: 'Visa type' }));
      expect(chosen.getByText(label)).toBeTruthy();
      expect(chosen.getByText(said)).toBeTruthy();
      expect(screen.queryByRole('combobox', { name: 'Visa type' })).toBeNull();
      expect(document.activeElement).toBe(button(`Change visa type: ${label}`));
      await person.keyboard('{Enter}');
      expect(document.activeElement).toBe(await visaTypes());
      expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
    }
  });

  it('lets the person go on once a visa type and an issue date are there, with Enter, to the next heading', async () => {
    serverThatCalculates();
    const { person } = showCalculator();
    expect(button('Back').disabled).toBe(true);
    expect(button('Next').disabled).toBe(true);
    const issued = textbox('Visa issue date');
    setField(issued, '1/2/2023');
    expect(button('Next').disabled).toBe(true);
    await chooseVisaType(person, await visaTypes(), 'Student');
    expect(button('Next').disabled).toBe(false);
    await person.clear(issued);
    expect(button('Next').disabled).toBe(true);
    setField(issued, '1/2/2023');
    await person.keyboard('{Enter}');
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Your absences' }));
  });

  it('refuses dates that cannot be, in the summary as beside the field, until they are put right', async () => {
    serverThatCalculates();
    const { person } = showCalculator();
    await chooseVisa(person, 'Skilled Worker', addDays(today, 1));
    setField(textbox('UK entry date (optional)'), '31 sep 2024');
    await person.click(button('Next'));
    const message = 'Your visa issue date cannot be in the future';
    expect(await summaryLinks()).toEqual([message, 'September 2024 has no day 31']);
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    await person.click(within(summary).getByRole('link', { name: message }));
    expect(document.activeElement).toBe(textbox('Visa issue date'));
    expect(textbox('Visa issue date').getAttribute('aria-invalid')).toBe('true');
    expect(step()).toBe('Step 1 of 3, 33%');
    setField(textbox('Visa issue date'), addYears(today, -3));
    expect(screen.queryByText(message)).toBeNull();
    setField(textbox('UK entry date (optional)'), addDays(addYears(today, -3), -1));
    await person.click(button('Next'));
    expect(await summaryLinks()).toEqual(['Your UK entry date cannot be before your visa issue date']);
    expect(step()).toBe('Step 1 of 3, 33%');
  });
});

describe('Step 2 of the ILR calculator', () => {
  it('goes on only once a way of counting is chosen, and back to the visa', async () => {
    serverThatCalculates();
    const { person } = showCalculator(atAbsences);
    expect(step()).toBe('Step 2 of 3, 67%');
    expect(button('Next').disabled).toBe(true);
    await person.click(screen.getByRole('radio', { name: 'Yearly totals' }));
    expect(button('Next').disabled).toBe(false);
    const rows = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Days away in/ });
    expect(rows.map(({ value }) => value)).toEqual(['', '', '', '', '', '']);
    await person.click(button('Back'));
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Your visa' }));
  });

  it('has every calendar year of the qualifying years, adds them up, and marks more than 180', async () => {
    serverThatCalculates();
    const { person } = showCalculator(atYears());
    for (const year of [5, 4, 3, 2, 1, 0]) expect(textbox(`Days away in ${thisYear - year}`)).toBeTruthy();
    const field = textbox(`Days away in ${thisYear}`);
    setField(field, '180');
    expect(screen.queryByText('Over limit')).toBeNull();
    setField(textbox(`Days away in ${thisYear - 1}`), '181');
    expect(screen.getAllByText('Over limit')).toHaveLength(1);
    expect(screen.getByText(/Over the ILR limit by 1 day: 180 in any 12 months/)).toBeTruthy();
    expect(screen.getByText('361 days')).toBeTruthy();

    // What is no number counts as 0, and the field says so until a number is typed.
    const readAsZero = 'We read this as 0 days. Enter a number alone, such as 12.';
    setField(textbox(`Days away in ${thisYear - 1}`), '0');
    expect(screen.queryByText(readAsZero)).toBeNull();
    setField(field, '12 days');
    await person.tab();
    expect(field.value).toBe('0');
    const note = screen.getByText(readAsZero);
    expect(field.getAttribute('aria-describedby')).toBe(note.id);
    expect(screen.getByText('0 days', { selector: 'strong' })).toBeTruthy();

    setField(field, '367');
    expect(screen.queryByText(readAsZero)).toBeNull();
    await person.click(button('Next'));
    expect(await summaryLinks()).toEqual(['A year has at most 366 days']);
    expect(step()).toBe('Step 2 of 3, 67%');
  });

  it('gives no verdict on a year where the route has no limit', () => {
    serverThatCalculates();
    showCalculator(atYears({ visaType: 'spouse' }));
    setField(textbox(`Days away in ${thisYear}`), '200');
    expect(screen.getByText(/Your route has no limit of days away\./)).toBeTruthy();
    expect(screen.queryByText(/Above|Over/)).toBeNull();
  });

  it('begins individual trips with one of no days, which counts once its dates are changed', async () => {
    serverThatCalculates();
    const { person } = showCalculator(atAbsences);
    await person.click(screen.getByRole('radio', { name: 'Individual trips' }));
    const trip = within(screen.getByRole('group', { name: 'Trip 1' }));
    expect(trip.getByText(/^0 days/)).toBeTruthy();
    expect(button('Next').disabled).toBe(false);
    setField(trip.getByRole('textbox', { name: 'From' }), '3/4/2025');
    setField(trip.getByRole('textbox', { name: 'To' }), '10/4/2025');
    expect(trip.getByText('8 days')).toBeTruthy();

    await person.click(button('Add Trip'));
    expect(document.activeElement).toBe(
      within(screen.getByRole('group', { name: 'Trip 2' })).getByRole('textbox', { name: 'From' }),
    );
    const total = (days: string) => screen.getByText(days, { selector: 'strong' });
    expect(total('8 days')).toBeTruthy();
    // A day of two trips counts once, and a trip that ends before it begins counts nothing.
    setField(textbox('From'), '8/4/2025');
    setField(textbox('To'), '15/4/2025');
    expect(total('13 days')).toBeTruthy();
    setField(textbox('To'), '1/4/2025');
    expect(total('8 days')).toBeTruthy();
  });

  it('folds a trip that is done to a line, which opens again, and closes with Escape', async () => {
    serverThatCalculates();
    const { person } = showCalculator(atTrips);
    const first = within(screen.getByRole('group', { name: 'Trip 1' }));
    setField(first.getByRole('textbox', { name: 'From' }), '3/4/2025');
    setField(first.getByRole('textbox', { name: 'To' }), '10/4/2025');
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
    setField(textbox('To'), '30/4/2025');
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
    const { person } = showCalculator(undefined, '/ilr?use=recorded');
    await screen.findByText('Filled in from your record');
    await chooseVisa(person, 'Skilled Worker', addYears(today, -6));
    await person.click(button('Next'));
    await person.click(await screen.findByRole('button', { name: 'Add Trip' }));
    setField(textbox('From'), '8/4/2025');
    setField(textbox('To'), '20/11/2025');
    const said = screen.getByRole('status', { name: 'What this trip comes to' }).textContent;
    expect(said).toContain(
      'After this trip: 230 of 180 days in the 12 months to 20 November 2025 (ILR: 180 in any 12 months). With your travel days: 232.',
    );
    expect(said).toContain('Over the ILR limit by 50 days');
    expect(said).toContain('Overlaps with the trip for Spain, holiday, 3 to 10 April 2025.');
  });

  it('says when all trips are removed that there are none, and goes no further', async () => {
    serverThatCalculates();
    const { person } = showCalculator(atTrips);
    await person.click(button('Remove trip 1'));
    expect(screen.getByText('No trips added yet')).toBeTruthy();
    expect(document.activeElement).toBe(button('Add Trip'));
    expect(button('Next').disabled).toBe(true);
    await person.click(button('Add Trip'));
    expect(screen.getByRole('group', { name: 'Trip 1' })).toBeTruthy();
  });

  it('goes on without a trip once the person says that they were not away', async () => {
    serverThatCalculates();
    const { person } = showCalculator({ ...atTrips, absences: [] });
    await person.click(button('I was not away'));
    expect(screen.getByText('You were not away. Choose Next, or add a trip.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I was not away' })).toBeNull();
    expect(button('Next').disabled).toBe(false);
    await person.click(button('Add Trip'));
    await person.click(button('Remove trip 1'));
    expect(button('Next').disabled).toBe(true);
    await person.click(button('I was not away'));
    await person.click(button('Next'));
    expect(await screen.findByRole('heading', { name: 'Other requirements' })).toBeTruthy();
  });

  it('is not left by Enter in a date of a trip', async () => {
    serverThatCalculates();
    const { person } = showCalculator(atTrips);
    await person.clear(textbox('From'));
    await person.type(textbox('From'), '3/4/2025{Enter}');
    await person.clear(textbox('To'));
    await person.type(textbox('To'), '10/4/2025{Enter}');
    expect(step()).toBe('Step 2 of 3, 67%');
    expect(screen.getByRole('group', { name: 'Trip 1' })).toBeTruthy();
  });

  it('refuses trips that lack a day or end before they begin', async () => {
    serverThatCalculates();
    const { person } = showCalculator(atTrips);
    setField(textbox('From'), '10/4/2025');
    setField(textbox('To'), '3/4/2025');
    expect(screen.getByText('The day you came back cannot be before the day you left')).toBeTruthy();
    await person.clear(textbox('From'));
    await person.clear(textbox('To'));
    await person.click(button('Next'));
    expect(await summaryLinks()).toEqual(['Enter the day you left the UK', 'Enter the day you came back']);
  });

  it('fills in the recorded journeys of a signed-in person', async () => {
    const server = serverThatCalculates();
    server.on('GET /api/user', () => ({ status: 200, body: amina }));
    server.on('GET /api/absence-journeys', () => ({
      status: 200,
      body: [aJourney('Spain', '2025-03-01', '2025-03-10'), aJourney('Ghana', '2024-01-01', '2024-01-31')],
    }));
    const { person } = showCalculator(atTrips);
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
    const { person } = showCalculator(atRequirements());
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
    const { person } = showCalculator(atRequirements());
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
