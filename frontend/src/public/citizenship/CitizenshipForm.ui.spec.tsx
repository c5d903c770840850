import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJourney, amina } from '../../testing/builders';
import { openPage } from '../../testing/openPage';
import {
  calculatingServer,
  dateGroup,
  passFirstStep,
  passSecondStep,
  tickEveryRequirement,
  typeDate,
  typedDate,
} from './testing/citizenshipTesting';

beforeEach(() => localStorage.clear());

const button = (name: string) => screen.getByRole('button', { name });
const days = (name: RegExp) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const progress = (name: RegExp) => screen.getByRole('progressbar', { name });
const entryMissing = 'Please enter your first UK entry date or visa start date.';
const settlementMissing = 'Please enter your settlement status grant date.';
const toast = async (title: string) =>
  within(await screen.findByRole('region', { name: /^Messages/ })).findByText(title);

describe('The citizenship calculator’s first step', () => {
  it('asks for both dates: in a toast, in a summary that takes the focus, and beside each field', async () => {
    calculatingServer();
    const { person } = openPage('/citizenship');
    await person.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await toast('Missing Information')).toBeTruthy();
    const summary = screen.getByRole('alert');
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
    const messages = within(screen.getByRole('region', { name: /^Messages/ }));
    expect(await messages.findByText(settlementMissing)).toBeTruthy();
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
    expect(await screen.findByText('450 days')).toBeTruthy();
    await person.click(screen.getByRole('switch', { name: /^Spouse route/ }));
    expect(screen.getByText('270 days')).toBeTruthy();
    expect(screen.getByText('3 years')).toBeTruthy();
  });

  it('offers the status types and the routes by their names', async () => {
    calculatingServer();
    openPage('/citizenship');
    const status = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Settlement status type' });
    expect([...status.options].map(({ value }) => value)).toEqual([
      ...['ilr', 'euss', 'spouse_ilr', 'long_residence', 'other'],
    ]);
    const route = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Immigration route' });
    expect(route.value).toBe('skilled_worker');
    expect(route.options).toHaveLength(12);
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

describe('Absences as totals', () => {
  it('have a bar that warns above 75 % and above 90 %, and says when it is over', async () => {
    calculatingServer();
    const { person } = openPage('/citizenship');
    await passFirstStep(person);
    const total = days(/last 5 years/);
    const saidAt = async (typed: string) => {
      await person.clear(total);
      await person.type(total, typed);
      return progress(/last 5 years/).getAttribute('aria-valuetext');
    };
    expect(await saidAt('337')).toBe('337 of 450 days. Within the limit.');
    expect(await saidAt('338')).toBe('338 of 450 days. Over 75% of the limit.');
    expect(await saidAt('405')).toBe('405 of 450 days. Over 75% of the limit.');
    expect(await saidAt('406')).toBe('406 of 450 days. Over 90% of the limit.');
    expect(await saidAt('451')).toBe('451 of 450 days. Over the limit.');
  });

  it('are 0 when what is typed is not a number', async () => {
    calculatingServer();
    const { person } = openPage('/citizenship');
    await passFirstStep(person);
    const recent = days(/last 12 months/);
    await person.clear(recent);
    await person.type(recent, 'abc');
    await person.tab();
    expect(recent.value).toBe('0');
  });

  it('cannot be more than the period has days', async () => {
    calculatingServer();
    const { person } = openPage('/citizenship');
    await passFirstStep(person);
    expect(days(/last 5 years/)).toHaveProperty('max', '1825');
    expect(days(/last 12 months/)).toHaveProperty('max', '365');
    await person.clear(days(/last 5 years/));
    await person.type(days(/last 5 years/), '1826');
    await person.clear(days(/last 12 months/));
    await person.type(days(/last 12 months/), '366');
    await person.click(button('Next'));
    const summary = within(screen.getByRole('alert'));
    expect(summary.getByText('Enter a whole number of days from 0 to 1,825')).toBeTruthy();
    expect(summary.getByText('Enter a whole number of days from 0 to 365')).toBeTruthy();

    await person.click(button('Previous'));
    await person.click(screen.getByRole('switch', { name: /^Spouse route/ }));
    await person.click(button('Next'));
    expect(days(/last 3 years/)).toHaveProperty('max', '1095');
  });
});

describe('Absences as trips', () => {
  async function openTrips() {
    const server = calculatingServer();
    const { person } = openPage('/citizenship');
    await passFirstStep(person);
    await person.click(button('Track Individual Trips'));
    const start = screen.getByRole<HTMLInputElement>('textbox', { name: 'Start date' });
    const end = screen.getByRole<HTMLInputElement>('textbox', { name: 'End date' });
    const add = async (from: string, to: string) => {
      await person.clear(start);
      await person.clear(end);
      for (const [field, text] of [
        [start, from],
        [end, to],
      ] as const) {
        await person.click(field);
        if (text !== '') await person.paste(text);
      }
      await person.click(button('Add Trip'));
    };
    return { server, person, start, end, add };
  }

  it('need both dates, in order, and say so', async () => {
    const { add, start, end } = await openTrips();
    const refused = () => within(screen.getByRole('alert')).getByRole('link').textContent;
    await add('', '');
    expect(await toast('Missing Information')).toBeTruthy();
    expect(refused()).toBe('Please select both start and end dates');
    await add('3/4/2025', '');
    expect(refused()).toBe('Please select both start and end dates');
    expect(end.getAttribute('aria-invalid')).toBe('true');
    await add('3/4/2025', '2/4/2025');
    expect(refused()).toBe('End date must be after start date');
    await add('31 Feb 2025', '2/4/2025');
    expect(refused()).toBe('February 2025 has no day 31');
    expect(start.value).toBe('31 Feb 2025');
    expect(screen.getByText(/^No trips added yet/)).toBeTruthy();
  });

  it('are added with both travel days, summed up, and deleted', async () => {
    const { person, add, start, end } = await openTrips();
    await person.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Family');
    await add('3/4/2025', '10/4/2025');
    expect(screen.getByText('8 days · Family')).toBeTruthy();
    expect([start.value, end.value]).toEqual(['', '']);
    expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveProperty('value', '');
    // The same day there and back is a trip of one day.
    await add('1/5/2025', '1/5/2025');
    expect(progress(/^Total days away/).getAttribute('aria-valuetext')).toBe(
      '9 of 450 days. Within the limit.',
    );
    await person.click(button('Delete trip 03 Apr 2025 to 10 Apr 2025'));
    expect(progress(/^Total days away/).getAttribute('aria-valuetext')).toBe(
      '1 of 450 days. Within the limit.',
    );
    await person.click(button('Back to Manual Input'));
    expect(days(/last 5 years/).value).toBe('1');
  });

  it('say that days of two trips count once', async () => {
    const { add } = await openTrips();
    await add('3/4/2025', '10/4/2025');
    await add('8/4/2025', '12/4/2025');
    expect(screen.getAllByText(/^Overlaps another trip/)).toHaveLength(2);
  });

  it('are counted with the days of leaving and returning, as a tooltip says', async () => {
    await openTrips();
    const ask = button('How are days counted?');
    const tooltip = document.getElementById(ask.getAttribute('aria-describedby') ?? '');
    expect(tooltip?.textContent).toMatch(/both count as full absence days/);
  });

  it('are sent with their inclusive days', async () => {
    const { server, person, add } = await openTrips();
    await add('3/4/2025', '10/4/2025');
    await passSecondStep(person);
    await person.click(button('Calculate Eligibility'));
    await screen.findByRole('heading', { name: 'Your Results' });
    expect(server.requests('POST /api/calculate-eligibility')[0]?.body).toMatchObject({
      useDetailedAbsences: true,
      totalAbsences: 8,
      absenceRecords: [
        { id: expect.stringMatching(/./), startDate: '2025-04-03', endDate: '2025-04-10', totalDays: 8 },
      ],
    });
  });

  it('can be the recorded journeys of a signed-in person', async () => {
    const server = calculatingServer();
    server.on('GET /api/user', () => ({ status: 200, body: amina }));
    server.on('GET /api/absence-journeys', () => ({
      status: 200,
      body: [aJourney('Spain', '2025-04-03', '2025-04-10'), aJourney('Ghana', '2024-04-01', '2024-04-02')],
    }));
    const { person } = openPage('/citizenship');
    await passFirstStep(person);
    await person.click(await screen.findByRole('button', { name: 'Use my recorded journeys (2)' }));
    expect(await screen.findByText('8 days · Spain')).toBeTruthy();
    expect(progress(/^Total days away/).getAttribute('aria-valuetext')).toMatch(/^10 of 450/);
  });

  it('are filled in on arrival where the address asks for it', async () => {
    const server = calculatingServer();
    server.on('GET /api/user', () => ({ status: 200, body: amina }));
    server.on('GET /api/absence-journeys', () => ({
      status: 200,
      body: [aJourney('Spain', '2025-04-03', '2025-04-10')],
    }));
    const { person, router } = openPage('/citizenship?use=recorded');
    expect(await toast('Journeys filled in')).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await passFirstStep(person);
    expect(screen.getByText('8 days · Spain')).toBeTruthy();
  });
});

describe('The requirements', () => {
  async function openRequirements(spouse: boolean) {
    const server = calculatingServer();
    const { person } = openPage('/citizenship');
    await screen.findByRole('heading', { name: 'Settlement Status' });
    if (spouse) await person.click(screen.getByRole('switch', { name: /^Spouse route/ }));
    await passFirstStep(person);
    await passSecondStep(person);
    return { server, person };
  }
  const ticksOf = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('checkbox')
      .map(({ id }) => id.replace('citizenship-', ''));

  it('are ticked in three groups, with good character in detail', async () => {
    const { person } = await openRequirements(false);
    expect(ticksOf('Core Requirements')).toEqual([
      ...['physicalPresence', 'physicalPresenceExactDate', 'settlementStatus12Months', 'englishLanguage'],
      ...['lifeInUK', 'goodCharacter', 'intendsToContinueResiding'],
    ]);
    expect(ticksOf('Document Readiness')).toEqual([
      ...['hasPassports', 'hasTravelHistory', 'hasILRProof', 'hasLanguageCertificate'],
      ...['hasLifeInUKCertificate', 'hasTaxHistory'],
    ]);
    expect(ticksOf('Additional Considerations')).toEqual([
      ...['allowsDualCitizenship', 'hasProvidedBiometrics', 'hasPreviousVisas'],
    ]);
    await person.click(button('Show good character details'));
    for (const name of ['Financial issues', 'A criminal record', 'Immigration issues']) {
      expect(screen.getByRole('checkbox', { name })).toBeTruthy();
    }
    // 1 December 2026, five years earlier, and a day later.
    expect(screen.getByRole('checkbox', { name: 'I was in the UK on 2 December 2021' })).toBeTruthy();
  });

  it('leave out the twelve months for a spouse, and ask for the marriage certificate', async () => {
    await openRequirements(true);
    expect(ticksOf('Core Requirements')).not.toContain('settlementStatus12Months');
    expect(ticksOf('Document Readiness')).toContain('hasMarriageCertificate');
    expect(screen.getByRole('checkbox', { name: 'I was in the UK on 2 December 2023' })).toBeTruthy();
  });

  it('are sent with the whole form', async () => {
    const { server, person } = await openRequirements(false);
    await tickEveryRequirement(person);
    await person.click(
      screen.getByRole('checkbox', { name: 'I held other UK visas before my present status' }),
    );
    await person.click(screen.getByRole('checkbox', { name: 'Global Talent' }));
    await person.click(button('Calculate Eligibility'));
    await screen.findByRole('heading', { name: 'Your Results' });
    const ticked = ['physicalPresence', 'physicalPresenceExactDate', 'settlementStatus12Months'];
    const alsoTicked = ['englishLanguage', 'lifeInUK', 'goodCharacter', 'intendsToContinueResiding'];
    const empty = ['hasFinancialIssues', 'hasCriminalRecord', 'hasImmigrationIssues', 'hasPassports'];
    const alsoEmpty = ['hasTravelHistory', 'hasILRProof', 'hasLanguageCertificate', 'hasLifeInUKCertificate'];
    const others = [
      'hasMarriageCertificate',
      'hasTaxHistory',
      'allowsDualCitizenship',
      'hasProvidedBiometrics',
    ];
    expect(server.requests('POST /api/calculate-eligibility')[0]?.body).toEqual({
      immigrationRoute: 'skilled_worker',
      ukEntryDate: '2020-02-03',
      statusType: 'ilr',
      settlementDate: '2025-03-04',
      applicationDate: '2026-12-01',
      isSpouseRoute: false,
      marriedToBritishCitizen: false,
      hasPreviousVisas: true,
      previousVisaTypes: ['global_talent'],
      totalAbsences: 0,
      recentAbsences: 0,
      absenceRecords: [],
      useDetailedAbsences: false,
      ...Object.fromEntries([...ticked, ...alsoTicked].map((name) => [name, true])),
      ...Object.fromEntries([...empty, ...alsoEmpty, ...others].map((name) => [name, false])),
    });
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
