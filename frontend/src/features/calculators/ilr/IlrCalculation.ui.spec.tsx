import { addYears } from '@settlewise/rules/calendar';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../../../testing/openPage';
import { setField } from '../../../testing/setField';
import {
  today,
  thisYear,
  call,
  serverThatCalculates,
  showCalculator,
  atAbsences,
  atRequirements,
  atYears,
  button,
  textbox,
  chooseVisa,
  visaTypes,
  step,
  answerAll,
} from './testing/ilrWizard';

beforeEach(() => localStorage.clear());

describe('The payload of the ILR calculator', () => {
  const issued = addYears(today, -6);
  const asAlways = {
    visaStartDate: issued,
    entryDate: issued,
    currentImmigrationStatus: 'valid_visa',
    consentToAiAnalysis: true,
    visaExpiryDate: addYears(issued, 5),
  };
  const noDays = [5, 4, 3, 2, 1, 0].map((before) => ({ year: thisYear - before, days: 0 }));

  it('carries the answers of a skilled worker with yearly totals', async () => {
    const server = serverThatCalculates();
    const { person } = showCalculator(atRequirements());
    await answerAll(person, 'Yes');
    await person.click(button('Calculate'));
    await screen.findByText('Calculation complete');
    expect(server.requests(call)[0]?.body).toEqual({
      ...asAlways,
      visaType: 'skilled_worker',
      useDetailedAbsences: false,
      absencesPerYear: noDays,
      hasPassedLifeInUK: true,
      hasEnglishQualification: true,
      englishQualificationType: 'test',
      isCurrentlyEmployed: true,
      completedSponsoredPeriod: true,
      goodCharacter: true,
      meetsSalaryRequirement: true,
    });
  });

  it('carries the last day of the visa, which visitors are asked for too', async () => {
    const server = serverThatCalculates();
    const { person } = showCalculator(atYears({ step: 1 }));
    const ends = addYears(today, 1);
    setField(screen.getByRole('textbox', { name: /^Last day of your visa \(optional\)/ }), ends);
    await person.click(button('Next'));
    await person.click(await screen.findByRole('button', { name: 'I was not away in any of these years' }));
    // The button is gone, and the focus goes to what follows it.
    expect(screen.queryByRole('button', { name: /^I was not away/ })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Total 0 days');
    await person.click(button('Next'));
    await screen.findByRole('heading', { name: 'Other requirements' });
    await answerAll(person, 'Yes');
    await person.click(button('Calculate'));
    await screen.findByText('Calculation complete');
    expect(server.requests(call)[0]?.body).toMatchObject({
      visaExpiryDate: ends,
      permissions: [{ from: issued, to: ends }],
      useDetailedAbsences: false,
      absencesPerYear: noDays,
    });
  });

  it('says nothing of employment for other visas, and names no test without English', async () => {
    const server = serverThatCalculates();
    const { person } = showCalculator(atRequirements({ visaType: 'spouse' }));
    await answerAll(person, 'No');
    await person.click(button('Calculate'));
    await screen.findByText('Calculation complete');
    expect(server.requests(call)[0]?.body).toEqual({
      ...asAlways,
      visaType: 'spouse',
      useDetailedAbsences: false,
      absencesPerYear: noDays,
      hasPassedLifeInUK: false,
      hasEnglishQualification: false,
      goodCharacter: false,
      meetsSalaryRequirement: false,
    });
  });

  it('carries trips with their days, and leaves out one that was never filled in: the whole way', async () => {
    const server = serverThatCalculates();
    const { person } = openPage('/ilr');
    await chooseVisa(person, 'Skilled Worker', issued);
    await person.click(button('Next'));
    await screen.findByRole('heading', { name: 'Your absences' });
    await person.click(screen.getByRole('radio', { name: 'Individual trips' }));
    setField(textbox('From'), '3/4/2025');
    setField(textbox('To'), '10/4/2025');
    setField(screen.getByRole('textbox', { name: /^Reason/ }), 'Wedding');
    await person.selectOptions(
      screen.getByLabelText('May this absence be left out?'),
      'A disaster, war or pandemic stopped me from travelling',
    );
    await person.click(button('Add Trip'));
    await person.click(button('Next'));
    await screen.findByRole('heading', { name: 'Other requirements' });
    await answerAll(person, 'Yes');
    await person.click(button('Calculate'));
    await screen.findByText('Calculation complete');
    expect(server.requests(call)[0]?.body).toMatchObject({
      useDetailedAbsences: true,
      absencesPerYear: [],
      detailedAbsences: [
        {
          id: 'trip-1',
          startDate: '2025-04-03',
          endDate: '2025-04-10',
          totalDays: 8,
          reason: 'Wedding',
          permittedReason: 'travel_disruption',
        },
      ],
    });
  });
});

describe('A calculation that fails', () => {
  async function calculateWith(answer: { status: number; body?: unknown }) {
    const server = serverThatCalculates();
    server.on(call, () => answer);
    const { person } = showCalculator({
      ...atRequirements(),
      englishLanguageRequirement: true,
      meetsSalaryRequirement: true,
      goodCharacter: true,
    });
    await person.click(button('Calculate'));
    expect(await screen.findByText('Calculation failed')).toBeTruthy();
    return { person, server };
  }

  it('says why, and leaves the form as it was', async () => {
    const { person, server } = await calculateWith({
      status: 503,
      body: { message: 'Please try again in a minute.' },
    });
    expect(screen.getByText('Error: Please try again in a minute.')).toBeTruthy();
    expect(
      screen.getAllByRole<HTMLInputElement>('radio', { name: 'Yes' }).every(({ checked }) => checked),
    ).toBe(true);
    expect(button('Calculate').disabled).toBe(false);
    server.on(call, () => ({ status: 418 }));
    await person.click(button('Calculate'));
    expect(await screen.findByText('An unknown error occurred')).toBeTruthy();
  });

  it('leads to the field that the server refused, and forgets the refusal once it is changed', async () => {
    const { person, server } = await calculateWith({
      status: 422,
      body: {
        message: 'Please check the dates.',
        errors: [{ path: 'visaStartDate', message: 'Enter a later day' }],
      },
    });
    expect(await screen.findByRole('heading', { name: 'Your visa' })).toBeTruthy();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await person.click(within(summary).getByRole('link', { name: 'Enter a later day' }));
    expect(document.activeElement).toBe(textbox('Visa issue date'));
    setField(textbox('Visa issue date'), addYears(today, -1));
    expect(screen.queryByText('Enter a later day')).toBeNull();
    expect(server.requests(call)).toHaveLength(1);
  });

  it('leads to the year that the server refused', async () => {
    await calculateWith({
      status: 400,
      body: { message: 'Not right', errors: [{ path: 'absencesPerYear.5.days', message: 'Too many days' }] },
    });
    expect(await screen.findByRole('heading', { name: 'Your absences' })).toBeTruthy();
    const field = textbox(`Days away in ${thisYear}`);
    expect(document.getElementById(`${field.id}-error`)?.textContent).toBe('Too many days');
  });
});

describe('What was typed into the ILR calculator', () => {
  it('is still there after a reload, on the same step', async () => {
    serverThatCalculates();
    const { person } = showCalculator(atYears({ visaType: 'uk_ancestry' }));
    setField(textbox(`Days away in ${thisYear}`), '12');
    cleanup();
    showCalculator();
    expect(await screen.findByRole('heading', { name: 'Your absences' })).toBeTruthy();
    expect(textbox(`Days away in ${thisYear}`).value).toBe('12');
    await person.click(button('Back'));
    expect(screen.getByText('UK Ancestry')).toBeTruthy();
  });

  it('is gone after a reset, and comes back when that was a slip', async () => {
    serverThatCalculates();
    const { person } = showCalculator({ ...atAbsences, visaType: 'uk_ancestry' });
    await person.click(button('Reset'));
    expect(step()).toBe('Step 1 of 3, 33%');
    expect(textbox('Visa issue date').value).toBe('');
    expect(await visaTypes()).toBeTruthy();
    await person.click(button('Bring them back'));
    expect(step()).toBe('Step 2 of 3, 67%');
    await person.click(button('Reset'));
    cleanup();
    showCalculator();
    expect(await visaTypes()).toBeTruthy();
    expect(screen.queryByText('UK Ancestry', { selector: 'strong' })).toBeNull();
  });
});
