import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJourney } from '../../../testing/builders';
import { openPage } from '../../../testing/openPage';
import { serverInMemory } from '../../../testing/serverInMemory';
import { dateGroup, typedDate, setDate } from '../citizenship/testing/citizenshipTesting';
import { journeysAlone, recordCalls } from '../testing/recordCalls';

beforeEach(() => localStorage.clear());

/** Settled since 12 October 2025, as the husband of a British citizen. */
const settled = {
  ilr: { visaType: 'spouse', visaTypeLabel: 'Spouse', hasILR: true, ilrGrantDate: '2025-10-12' },
  citizenship: {
    hasILR: true,
    ilrGrantDate: '2025-10-12',
    ukEntryDate: '2020-10-12',
    spouseOfBritishCitizen: true,
  },
  profile: {
    dateOfBirth: '1985-04-23',
    englishLevel: 'B2',
    lifeInUKPassed: true,
    goodCharacter: true,
    intendsToStayInUK: true,
  },
  journeys: [aJourney('Italy', '2025-07-14', '2025-08-02'), aJourney('Italy', '2026-05-10', '2026-05-24')],
} satisfies Parameters<typeof recordCalls>[0];

/** What says that the record was used, as a whole. */
async function notice(): Promise<HTMLElement> {
  const found = (await screen.findByText('Filled in from your record')).closest<HTMLElement>(
    '[role="status"]',
  );
  if (found === null) throw new Error('Nothing says what was filled in');
  return found;
}

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('Coming with ?use=recorded', () => {
  it('fills the citizenship calculator in with all that the record knows, and says so', async () => {
    const server = serverInMemory(recordCalls(settled));
    const { person, router } = openPage('/citizenship?use=recorded');
    const said = await notice();
    expect(said.textContent).toContain('Change anything here: your record stays as it is.');
    expect(said.textContent).toContain(
      'From your record came your Spouse visa, the day you came, the day of your settlement, your marriage to a British citizen, your date of birth, your English, your Life in the UK test and 2 journeys.',
    );
    expect(within(said).getByRole('link', { name: 'your record' }).getAttribute('href')).toBe(
      '/dashboard/immigration-profile',
    );
    expect(router.state.location.search).toBe('');
    expect(screen.queryByText('Journeys filled in')).toBeNull();

    // What came can be changed; nothing of it goes back to the record.
    setDate('entry', '13 Oct 2020');
    await person.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('row', { name: /20 days Trip 1 Italy/ })).toBeTruthy();
    expect(screen.queryByText('Filled in from your record')).toBeNull();
    expect(server.sent.filter(({ method }) => ['PUT', 'PATCH', 'DELETE'].includes(method))).toEqual([]);
  });

  it('says that ILR comes first where the record has none, and asks for no day that nobody has', async () => {
    serverInMemory(recordCalls({ citizenship: { hasILR: false, ilrGrantDate: null } }));
    const { person } = openPage('/citizenship?use=recorded');
    const said = await notice();
    expect(said.textContent).toContain(
      'You have no ILR yet, and it comes before citizenship. By your record citizenship can follow from 6 October 2028.',
    );
    expect(within(said).getByRole('link', { name: 'See your answer for ILR' }).getAttribute('href')).toBe(
      '/dashboard/ilr-calculator',
    );
    expect(dateGroup('settlement').getByText(/type the day you expect it/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Next' }));
    expect((await screen.findByRole('alert')).textContent).toContain('You have no ILR yet by your record.');
    expect(screen.queryByText(/Please enter your settlement status grant date/)).toBeNull();

    // An expected day is enough to go on.
    setDate('settlement', '4 May 2027');
    setDate('application', '4 May 2028');
    await person.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'Absences' })).toBeTruthy();
  });

  it('fills the ILR calculator in', async () => {
    serverInMemory(recordCalls());
    const { router } = openPage('/ilr?use=recorded');
    expect(
      await screen.findByText(
        /your Skilled Worker visa, the start of your visa, your good character and 1 journey/,
      ),
    ).toBeTruthy();
    expect(input('Visa issue date').value).toBe('04 May 2022');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('asks first where what was typed would go', async () => {
    serverInMemory(recordCalls(settled));
    const { person, router } = openPage('/citizenship');
    await screen.findByRole('button', { name: 'Fill in from my record' });
    setDate('entry', '3 Feb 2020');
    await router.navigate('/citizenship?use=recorded');
    const question = () => screen.findByRole('alertdialog', { name: 'Replace what you typed?' });
    await person.click(within(await question()).getByRole('button', { name: 'Keep what I typed' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(typedDate('entry').value).toBe('03 Feb 2020');

    await router.navigate('/citizenship?use=recorded');
    await person.click(within(await question()).getByRole('button', { name: 'Replace them' }));
    await notice();
    expect(typedDate('entry').value).toBe('12 Oct 2020');
    // The same once more loses nothing, so nothing is asked.
    await router.navigate('/citizenship?use=recorded');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('leaves a visa that was typed where the record has journeys alone', async () => {
    serverInMemory(recordCalls(journeysAlone));
    const { router } = openPage('/citizenship');
    await screen.findByRole('button', { name: 'Fill in from my record' });
    setDate('entry', '3 Feb 2020');
    await router.navigate('/citizenship?use=recorded');
    expect((await notice()).textContent).toContain('From your record came 2 journeys.');
    expect(typedDate('entry').value).toMatch(/^0?3 Feb 2020$/);
  });

  it('is offered to whoever is signed in, while nothing is typed', async () => {
    serverInMemory(recordCalls());
    const { person } = openPage('/ilr');
    await person.click(await screen.findByRole('button', { name: 'Fill in from my record' }));
    await notice();
    expect(screen.queryByRole('button', { name: 'Fill in from my record' })).toBeNull();
  });

  it('asks a visitor to log in, and knows the way back', async () => {
    serverInMemory({ 'GET /api/user': () => ({ status: 401, body: { message: 'Not signed in' } }) });
    const { person, router } = openPage('/ilr?use=recorded');
    await person.click(await screen.findByRole('link', { name: 'Log in or sign up' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/auth',
        state: { wanted: '/ilr?use=recorded' },
      }),
    );
  });

  it('says that the record did not come, and loads it when asked again', async () => {
    const server = serverInMemory(recordCalls());
    const profile = 'GET /api/user/profile';
    server.on(profile, () => ({ status: 503, body: { message: 'Away for a moment.' } }));
    const { person } = openPage('/ilr?use=recorded');
    await screen.findByText('We could not load your record');
    server.on(profile, recordCalls()[profile]);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await notice()).toBeTruthy();
  });
});
