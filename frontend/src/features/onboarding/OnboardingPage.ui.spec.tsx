import type { UserResponse } from '@settlewise/contract/accounts';
import { userProfileRequest, type UserProfileResponse } from '@settlewise/contract/onboarding';
import { addDays, civilDateInLondon } from '@settlewise/rules/calendar';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAllDrafts, writeDraft } from '../../record/drafts/draftStorage';
import { amina, untouchedProfile as untouched } from '../../testing/builders';
import { chooseVisaType } from '../../testing/chooseVisaType';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';
import { setField } from '../../testing/setField';

beforeEach(forgetAllDrafts);

const filledIn: UserProfileResponse = {
  ...untouched,
  fullName: 'Amina Khan',
  dateOfBirth: '1990-02-28',
  nationality: 'Indian',
  visaType: 'skilled_worker',
  visaStartDate: '2022-05-04',
};

/** A server that keeps what it is sent, beginning with a profile. */
function serverWith(profile: UserProfileResponse, onboarding: UserResponse['onboarding'] = 'done') {
  let kept = profile;
  const given = (value: unknown) => value !== undefined && value !== null;
  return serverInMemory({
    'GET /api/user': () => ({ status: 200, body: { ...amina, onboarding } }),
    'GET /api/user/profile': () => ({ status: 200, body: kept }),
    'GET /api/dashboard/summary': () => ({ status: 500 }),
    'POST /api/account/settings': () => ({ status: 200, body: {} }),
    'PUT /api/user/profile': ({ body }) => {
      const sent = Object.entries(userProfileRequest.parse(body)).filter(([, value]) => given(value));
      kept = { ...kept, ...Object.fromEntries(sent) };
      return { status: 200, body: kept };
    },
  });
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const goOn = () => screen.getByRole('button', { name: 'Continue' });
const back = () => screen.getByRole('button', { name: 'Back' });
const errorOf = (field: HTMLElement) => document.getElementById(`${field.id}-error`)?.textContent;
const summaryEntries = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);
const bodies = (server: ReturnType<typeof serverWith>) =>
  server.requests('PUT /api/user/profile').map(({ body }) => body);

const titles = [
  'Personal Information',
  'Visa Information',
  'Settlement & ILR Status',
  'Relationship Status',
  'Intentions & Character',
  'Eligibility Evidence',
] as const;

describe('The steps of the onboarding', () => {
  it('are each at their address, with their share of the way', async () => {
    serverWith(filledIn, 'open');
    const { router } = openPage('/onboarding/1');
    for (const [index, percent] of ['17%', '33%', '50%', '67%', '83%', '100%'].entries()) {
      const step = index + 1;
      await act(() => router.navigate(`/onboarding/${step}`));
      await heading(titles[index] ?? '');
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Set Up Your Immigration Profile');
      expect(screen.getByText(`Step ${step} of 6`)).toBeTruthy();
      expect(screen.getByText(percent)).toBeTruthy();
      expect(screen.getByRole('button', { name: `Step ${step}`, current: 'step' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Complete Setup' }) !== null).toBe(step === 6);
    }
    // There is no step at other numbers, as the server says with 404.
    for (const step of [0, 7, 19]) {
      await act(() => router.navigate(`/onboarding/${step}`));
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
    }
  });

  it('begin with the first where the address names none, and the address says so', async () => {
    serverWith(untouched);
    const { router } = openPage('/onboarding');
    await heading('Personal Information');
    await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding/1'));
    expect(back()).toHaveProperty('disabled', true);
    for (const address of ['/onboarding/two', '/onboarding/2.5']) {
      await act(() => router.navigate(address));
      await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding/1'));
      await heading('Personal Information');
    }
  });

  it('go on where they were left', async () => {
    serverWith({ ...filledIn, hasILR: true }, 'open');
    const { router } = openPage('/onboarding');
    await heading('Relationship Status');
    await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding/4'));
  });

  it('have dots with names, which lead back and never forward', async () => {
    serverWith(filledIn);
    const { person, router } = openPage('/onboarding/3');
    await heading('Settlement & ILR Status');
    const dots = within(screen.getByRole('navigation', { name: 'Steps' }));
    expect(dots.getAllByRole('tooltip', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Personal Info',
      'Visa Info',
      'Timeline & ILR',
      'Relationship',
      'Intentions',
      'Evidence',
    ]);
    await person.click(screen.getByRole('button', { name: 'Step 4' }));
    expect(router.state.location.pathname).toBe('/onboarding/3');
    await person.click(screen.getByRole('button', { name: 'Step 2' }));
    const title = await heading('Visa Information');
    expect(router.state.location.pathname).toBe('/onboarding/2');
    expect(document.activeElement).toBe(title);
  });

  it('send somebody who is not signed in to sign in', async () => {
    const server = serverWith(untouched);
    server.on('GET /api/user', () => ({ status: 401 }));
    const { router } = openPage('/onboarding/2');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  });

  it('say when the profile could not be loaded, and load it again', async () => {
    const server = serverWith(filledIn);
    server.on('GET /api/user/profile', () => ({ status: 503, body: { message: 'Please try again soon.' } }));
    const { person } = openPage('/onboarding/1');
    expect((await screen.findByRole('alert')).textContent).toContain('Please try again soon.');
    server.on('GET /api/user/profile', () => ({ status: 200, body: filledIn }));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Personal Information');
  });
});

describe('Leaving the onboarding', () => {
  const offered = { ...amina, onboarding: 'open' as const };
  function serverThatOffers() {
    const server = serverWith(filledIn);
    server.on('GET /api/user', () => ({ status: 200, body: offered }));
    server.on('POST /api/account/settings', () => ({ status: 200, body: {} }));
    return server;
  }

  it('is possible at each step, and keeps it offered', async () => {
    const server = serverThatOffers();
    openPage('/onboarding/4');
    await heading('Relationship Status');
    expect(screen.getByRole('link', { name: 'Leave for now' }).getAttribute('href')).toBe('/dashboard');
    expect(server.requests('POST /api/account/settings')).toEqual([]);
  });

  it('puts it away for somebody who does not want it', async () => {
    const server = serverThatOffers();
    const { person, router } = openPage('/onboarding/1');
    await person.click(await screen.findByRole('button', { name: 'Do not show it again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(server.requests('POST /api/account/settings').map(({ body }) => body)).toEqual([
      { onboarding: 'put_away' },
    ]);
  });

  it('stays on the page when that failed', async () => {
    const server = serverThatOffers();
    server.on('POST /api/account/settings', () => ({ status: 503, body: { message: 'Later.' } }));
    const { person, router } = openPage('/onboarding/1');
    await person.click(await screen.findByRole('button', { name: 'Do not show it again' }));
    expect(await screen.findByText('Not put away')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/onboarding/1');
  });
});

describe('Saving a step', () => {
  it('sends everything so far, goes on, and puts the focus on the next heading', async () => {
    const server = serverWith({ ...untouched, fullName: 'Amina Khan' });
    const { person, router } = openPage('/onboarding/1');
    expect(await screen.findByLabelText('Full name')).toHaveProperty('value', 'Amina Khan');
    setField(screen.getByRole('textbox', { name: /^Date of birth/ }), '28/2/1990');
    await person.type(screen.getByLabelText('Nationality'), 'Indian{Enter}');
    await heading('Visa Information');
    expect(router.state.location.pathname).toBe('/onboarding/2');
    expect(document.activeElement).toBe(await heading('Visa Information'));
    await chooseVisaType(person, screen.getByRole('combobox', { name: 'Visa type' }), 'Skilled Worker');
    await person.click(goOn());
    await heading('Settlement & ILR Status');
    const first = { fullName: 'Amina Khan', dateOfBirth: '1990-02-28', nationality: 'Indian' };
    expect(bodies(server)).toMatchObject([first, { ...first, visaType: 'skilled_worker' }]);
  });

  it('says that it is being saved, and sends a second press nothing', async () => {
    const server = serverWith(filledIn);
    let answer: (value: { status: number; body: unknown }) => void = () => undefined;
    server.on('PUT /api/user/profile', () => new Promise((resolve) => (answer = resolve)));
    const { person } = openPage('/onboarding/5');
    await heading('Intentions & Character');
    await person.click(goOn());
    const saving = await screen.findByRole('button', { name: 'Saving...' });
    await person.click(saving);
    await person.click(back());
    await person.click(screen.getByRole('button', { name: 'Step 1' }));
    answer({ status: 200, body: filledIn });
    await heading('Eligibility Evidence');
    expect(bodies(server)).toHaveLength(1);
  });

  it('stays where it is when that fails, with what was typed, and says so', async () => {
    const server = serverWith(filledIn);
    server.on('PUT /api/user/profile', () => Promise.reject(new TypeError('Failed to fetch')));
    const { person, router } = openPage('/onboarding/1');
    await person.type(await screen.findByLabelText('Full name'), ' Ali');
    await person.click(goOn());
    expect(await screen.findByText('Failed to save your information. Please try again.')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('We could not reach Settlewise');
    expect(router.state.location.pathname).toBe('/onboarding/1');
    expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Amina Khan Ali');
  });

  it('shows what the server refuses beside its field', async () => {
    const server = serverWith(filledIn);
    const message = 'Start date cannot be after the date your visa expires';
    server.on('PUT /api/user/profile', () => ({
      status: 422,
      body: { message, errors: [{ path: 'visaStartDate', message }] },
    }));
    const { person } = openPage('/onboarding/2');
    await heading('Visa Information');
    await person.click(goOn());
    await waitFor(() =>
      expect(errorOf(screen.getByRole('textbox', { name: /^Visa start date/ }))).toBe(message),
    );
    expect(summaryEntries()).toEqual([message]);
  });

  it('is not held up by another step’s field that would be refused today', async () => {
    const server = serverWith({ ...filledIn, fullName: 'A' }, 'open');
    const { person } = openPage('/onboarding/6');
    await heading('Eligibility Evidence');
    await person.click(screen.getByLabelText('I have passed the Life in the UK test'));
    await person.click(screen.getByRole('button', { name: 'Complete Setup' }));
    await waitFor(() => expect(bodies(server)).toHaveLength(1));
    expect(bodies(server)[0]).not.toHaveProperty('fullName');
    expect(bodies(server)[0]).toMatchObject({ lifeInUKPassed: true, nationality: 'Indian' });
  });

  it('ends on the dashboard after the last step', async () => {
    const server = serverWith(filledIn, 'open');
    const { person, router } = openPage('/onboarding/6');
    await heading('Eligibility Evidence');
    expect(screen.getByText('Almost Done!')).toBeTruthy();
    await person.click(screen.getByLabelText('I have proof of my English'));
    await person.click(screen.getByRole('button', { name: 'Complete Setup' }));
    expect(await screen.findByText('Onboarding Complete')).toBeTruthy();
    expect(screen.getByText('Your profile has been set up successfully!')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(bodies(server)).toMatchObject([{ lifeInUKPassed: false, englishLanguageProof: true }]);
    await waitFor(() =>
      expect(server.requests('POST /api/account/settings').map(({ body }) => body)).toEqual([
        { onboarding: 'done' },
      ]),
    );
  });

  it('says that it is almost done only where nothing before it is asked still', async () => {
    serverWith({ ...filledIn, nationality: null }, 'open');
    openPage('/onboarding/6');
    await heading('Eligibility Evidence');
    expect(screen.getByRole('heading', { level: 1, name: 'Set Up Your Immigration Profile' })).toBeTruthy();
    expect(screen.queryByText('Almost Done!')).toBeNull();
  });

  it('only saves an answer, for somebody who comes back to change it', async () => {
    const server = serverWith(filledIn, 'done');
    const { person } = openPage('/onboarding/6');
    await heading('Eligibility Evidence');
    expect(screen.getByRole('heading', { level: 1, name: 'Your answers, step by step' })).toBeTruthy();
    expect(screen.queryByText('Almost Done!')).toBeNull();
    await person.selectOptions(screen.getByLabelText(/^Level of your English/), 'B2');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Answers saved')).toBeTruthy();
    expect(bodies(server)).toMatchObject([{ englishLevel: 'B2' }]);
  });
});

describe('Going back', () => {
  it('keeps what was typed and not saved, and does not send it with another step', async () => {
    const server = serverWith(filledIn);
    const { person } = openPage('/onboarding/2');
    const entry = await screen.findByRole('textbox', { name: /^Entry Date to UK/ });
    setField(entry, '31 Foo 20');
    await person.click(back());
    await heading('Personal Information');
    await person.click(goOn());
    expect(await screen.findByRole('textbox', { name: /^Entry Date to UK/ })).toHaveProperty(
      'value',
      '31 Foo 20',
    );
    expect(bodies(server)).toMatchObject([{ visaStartDate: '2022-05-04' }]);
  });

  it('keeps it through a reload too, until it is saved', async () => {
    serverWith(filledIn);
    const first = openPage('/onboarding/1');
    await first.person.type(await screen.findByLabelText('Full name'), ' Ali');
    cleanup();
    const second = openPage('/onboarding/1');
    expect(await screen.findByLabelText('Full name')).toHaveProperty('value', 'Amina Khan Ali');
    await second.person.click(goOn());
    await heading('Visa Information');
    expect(Object.keys(localStorage).filter((key) => key.includes('onboarding'))).toEqual([]);
  });
});

describe('What a calculator knows already', () => {
  const typed = { visaType: 'skilled_worker', visaStartDate: '2022-05-04', visaEnds: 'some day' };

  it('is filled in where the profile has nothing, to be checked', async () => {
    writeDraft('ilr', typed);
    const server = serverWith({ ...untouched, fullName: 'Amina Khan', nationality: 'Indian' });
    const { person } = openPage('/onboarding/2');
    await heading('Visa Information');
    expect(screen.getByText(/from the ILR calculator/)).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Visa type' })).toHaveProperty('value', 'Skilled Worker');
    await person.click(goOn());
    await heading('Settlement & ILR Status');
    expect(bodies(server)).toMatchObject([
      { visaType: 'skilled_worker', visaStartDate: '2022-05-04', visaExpiryDate: null },
    ]);
  });

  it('is completed by what the citizenship calculator knows, each with its name', async () => {
    writeDraft('ilr', typed);
    writeDraft('citizenship', { ukEntryDate: '2019-01-01', dateOfBirth: '1990-02-28', englishLevel: 'B2' });
    serverWith({ ...untouched, fullName: 'Amina Khan', nationality: 'Indian' });
    const { person } = openPage('/onboarding/1');
    await heading('Personal Information');
    expect(screen.getByText(/from the citizenship calculator/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Date of birth/ })).toHaveProperty('value', '28 Feb 1990');
    await person.click(goOn());
    await heading('Visa Information');
    expect(screen.getByText(/from the ILR and citizenship calculator/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Visa start date/ })).toHaveProperty('value', '04 May 2022');
    expect(screen.getByRole('textbox', { name: /^Entry Date to UK/ })).toHaveProperty('value', '01 Jan 2019');
  });

  it('keeps the day of entry apart from the start of the visa, and takes both along', async () => {
    writeDraft('ilr', { ...typed, visaStartDate: '2023-03-15', entryDate: '2023-04-10' });
    const server = serverWith({ ...untouched, fullName: 'Amina Khan', nationality: 'Indian' });
    const { person } = openPage('/onboarding/2');
    await heading('Visa Information');
    expect(screen.getByRole('textbox', { name: /^Visa start date/ })).toHaveProperty('value', '15 Mar 2023');
    expect(screen.getByRole('textbox', { name: /^Entry Date to UK/ })).toHaveProperty('value', '10 Apr 2023');
    await person.click(goOn());
    await heading('Settlement & ILR Status');
    expect(bodies(server)).toMatchObject([{ visaStartDate: '2023-03-15', ukEntryDate: '2023-04-10' }]);
  });

  it('is the start of the visa as well where that is left empty, as the page says', async () => {
    writeDraft('citizenship', { ukEntryDate: '2023-04-10' });
    const server = serverWith({ ...untouched, fullName: 'Amina Khan', visaType: 'skilled_worker' });
    const { person } = openPage('/onboarding/2');
    await heading('Visa Information');
    expect(screen.getByText(/If you leave it empty, we take your entry date\./)).toBeTruthy();
    await person.click(goOn());
    await heading('Settlement & ILR Status');
    expect(bodies(server)).toMatchObject([{ visaStartDate: '2023-04-10', ukEntryDate: '2023-04-10' }]);
  });

  it('is since when an Irish citizen lives here: they have no visa that starts', async () => {
    writeDraft('citizenship', { statusType: 'irish', ukEntryDate: '2019-01-01' });
    serverWith({ ...untouched, fullName: 'Amina Khan', nationality: 'Irish', visaType: 'irish_citizen' });
    openPage('/onboarding/2');
    await heading('Visa Information');
    expect(screen.getByRole('textbox', { name: /^Entry Date to UK/ })).toHaveProperty('value', '01 Jan 2019');
    expect(screen.queryByRole('textbox', { name: /^Visa start date/ })).toBeNull();
  });

  /** Somebody whose steps are not done. */
  function serverOfNewPerson() {
    const server = serverWith({ ...filledIn, hasILR: false });
    server.on('GET /api/user', () => ({ status: 200, body: { ...amina, onboarding: 'open' } }));
    return server;
  }
  const settled = { statusType: 'euss', settlementDate: '2024-03-01' };
  const hasILR = () =>
    screen.findByRole<HTMLInputElement>('checkbox', { name: 'I already have ILR/Settlement' });

  it('is the settlement that somebody has, with its day and kind', async () => {
    writeDraft('citizenship', settled);
    const server = serverOfNewPerson();
    const { person } = openPage('/onboarding/3');
    expect((await hasILR()).checked).toBe(true);
    expect(screen.getByText(/from the citizenship calculator/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^ILR grant date/ })).toHaveProperty('value', '01 Mar 2024');
    await person.click(goOn());
    await heading('Relationship Status');
    expect(bodies(server)).toMatchObject([
      { hasILR: true, ilrGrantDate: '2024-03-01', settledAs: 'eu_settled_status' },
    ]);
  });

  it('is no settlement where the calculator names a day to come', async () => {
    writeDraft('citizenship', { statusType: 'ilr', settlementDate: '2999-03-01' });
    serverOfNewPerson();
    openPage('/onboarding/3');
    expect((await hasILR()).checked).toBe(false);
    expect(screen.getByRole('textbox', { name: /^Expected ILR date/ })).toHaveProperty(
      'value',
      '01 Mar 2999',
    );
  });

  it('stays taken back, when the step was saved and after a reload', async () => {
    writeDraft('citizenship', settled);
    const server = serverOfNewPerson();
    const first = openPage('/onboarding/3');
    await first.person.click(await hasILR());
    await first.person.click(goOn());
    await heading('Relationship Status');
    expect(bodies(server)).toMatchObject([{ hasILR: false, ilrGrantDate: null }]);
    cleanup();
    openPage('/onboarding/3');
    expect((await hasILR()).checked).toBe(false);
  });

  it('says nothing of settlement once the steps are done: a no was an answer', async () => {
    writeDraft('citizenship', settled);
    serverWith({ ...filledIn, hasILR: false });
    openPage('/onboarding/3');
    expect((await hasILR()).checked).toBe(false);
  });

  it('changes nothing that was saved', async () => {
    writeDraft('ilr', { ...typed, visaStartDate: '2019-01-01' });
    serverWith(filledIn);
    openPage('/onboarding/2');
    await heading('Visa Information');
    expect(screen.getByRole('textbox', { name: /^Visa start date/ })).toHaveProperty('value', '04 May 2022');
    expect(screen.queryByText(/from the ILR calculator/)).toBeNull();
  });
});

describe('What the steps refuse', () => {
  it('a short name and a missing nationality', async () => {
    const server = serverWith(untouched);
    const { person } = openPage('/onboarding/1');
    const name = await screen.findByLabelText('Full name');
    setField(name, 'A');
    await person.click(goOn());
    expect(errorOf(name)).toBe('Full name must be at least 2 characters.');
    expect(errorOf(screen.getByLabelText('Nationality'))).toBe('Nationality is required.');
    expect(summaryEntries()).toEqual([
      'Full name must be at least 2 characters.',
      'Nationality is required.',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    expect(bodies(server)).toEqual([]);
  });

  it('a visa type that was not chosen, and lets dates be empty', async () => {
    const server = serverWith({ ...filledIn, visaType: null, visaStartDate: null });
    const { person } = openPage('/onboarding/2');
    const visaType = await screen.findByRole('combobox', { name: 'Visa type' });
    await person.click(goOn());
    expect(summaryEntries()).toEqual(['Please select a visa type.']);
    await chooseVisaType(person, visaType, 'BNO');
    await person.click(goOn());
    await heading('Settlement & ILR Status');
    expect(bodies(server)).toMatchObject([{ visaType: 'bno', visaStartDate: null, brpExpiryDate: null }]);
  });

  it.each([
    [1, { 'Date of birth': '31/2/2020' }],
    [
      2,
      {
        'Visa start date': '31/2/2020',
        'Entry Date to UK': '31/12/1899',
        'Visa expiry date': 'soon',
        'BRP Expiry Date': '31/2/2020',
      },
    ],
    [3, { 'Expected ILR date': '31/12/1899', 'ILR grant date': 'soon' }],
  ])('on step %i, a date that is none or lies before 1900', async (step, typed) => {
    const server = serverWith({ ...filledIn, hasILR: true });
    const { person } = openPage(`/onboarding/${step}`);
    await heading(titles[step - 1] ?? '');
    const fields = Object.entries(typed).map(
      ([label, text]) => [screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), text] as const,
    );
    for (const [field, text] of fields) setField(field, text);
    await person.click(goOn());
    for (const [field] of fields)
      await waitFor(() => expect(errorOf(field)).toBe('Please enter a valid date.'));
    expect(summaryEntries()).toEqual(fields.map(() => 'Please enter a valid date.'));
    expect(bodies(server)).toEqual([]);
  });

  it('dates that lie ahead, but not those that may', async () => {
    const server = serverWith({ ...filledIn, hasILR: true });
    const { person } = openPage('/onboarding/3');
    const grant = await screen.findByRole('textbox', { name: /^ILR grant date/ });
    setField(grant, addDays(civilDateInLondon(new Date()), 2));
    setField(screen.getByRole('textbox', { name: /^Expected ILR date/ }), '31/12/2199');
    await person.click(goOn());
    await waitFor(() => expect(errorOf(grant)).toBe('ILR grant date cannot be in the future'));
    expect(summaryEntries()).toEqual(['ILR grant date cannot be in the future']);
    setField(grant, '1/3/2024');
    await person.click(goOn());
    await heading('Relationship Status');
    expect(bodies(server)).toMatchObject([{ ilrGrantDate: '2024-03-01', settlementDate: '2199-12-31' }]);
  });

  it('no entry date ahead that is saved already', async () => {
    const server = serverWith({ ...filledIn, visaStartDate: '2199-01-01' });
    const { person } = openPage('/onboarding/2');
    await heading('Visa Information');
    await person.click(goOn());
    await heading('Settlement & ILR Status');
    expect(bodies(server)).toMatchObject([{ visaStartDate: '2199-01-01' }]);
  });
});

describe('Questions that hang on another answer', () => {
  it('asks for the day of ILR only of somebody who has it', async () => {
    const server = serverWith(filledIn);
    const { person } = openPage('/onboarding/3');
    const hasILR = await screen.findByLabelText('I already have ILR/Settlement');
    const grantDate = () => screen.queryByRole('textbox', { name: /^ILR grant date/ });
    expect(grantDate()).toBeNull();
    await person.click(hasILR);
    setField(await screen.findByRole('textbox', { name: /^ILR grant date/ }), 'not a day');
    await person.click(hasILR);
    expect(grantDate()).toBeNull();
    await person.click(goOn());
    await heading('Relationship Status');
    expect(bodies(server)).toMatchObject([{ hasILR: false, ilrGrantDate: null }]);
  });

  it('asks about a British spouse only of those who are married or in a civil partnership', async () => {
    const server = serverWith({ ...filledIn, marriedToBritishCitizen: true });
    const { person } = openPage('/onboarding/4');
    const status = await screen.findByLabelText(/^Marital status/);
    for (const [maritalStatus, asks] of [
      ['single', false],
      ['married', true],
      ['civil_partnership', true],
      ['separated', false],
      ['widowed', false],
      ['divorced', false],
    ] as const) {
      await person.selectOptions(status, maritalStatus);
      expect([maritalStatus, screen.queryByLabelText(/British citizen$/) !== null]).toEqual([
        maritalStatus,
        asks,
      ]);
    }
    await person.click(goOn());
    await heading('Intentions & Character');
    expect(bodies(server)).toMatchObject([{ maritalStatus: 'divorced', marriedToBritishCitizen: false }]);
  });

  it('asks when a visa ends, and not of a right, which never does', async () => {
    const server = serverWith({ ...filledIn, visaExpiryDate: '2027-05-03' });
    const { person } = openPage('/onboarding/2');
    const expiry = () => screen.queryByRole('textbox', { name: /^Visa expiry date/ });
    await heading('Visa Information');
    expect(expiry()).toHaveProperty('value', '03 May 2027');
    await chooseVisaType(person, screen.getByRole('combobox', { name: 'Visa type' }), 'Irish');
    await waitFor(() => expect(expiry()).toBeNull());
    await person.click(goOn());
    await heading('Settlement & ILR Status');
    expect(bodies(server)).toMatchObject([{ visaType: 'irish_citizen', visaExpiryDate: null }]);
  });

  it('begins with the intention to stay and good character', async () => {
    serverWith(untouched);
    openPage('/onboarding/5');
    await heading('Intentions & Character');
    const boxes = screen
      .getAllByRole('checkbox')
      .map((box) => box instanceof HTMLInputElement && box.checked);
    expect(boxes).toEqual([true, true]);
  });
});
