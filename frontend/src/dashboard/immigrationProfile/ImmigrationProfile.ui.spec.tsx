import type { PersonalDetailsResponse, VisaDetailsResponse } from '@settlewise/contract';
import { addDays, civilDateInLondon } from '@settlewise/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amina } from '../../testing/builders';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';
import { formatDate } from '../../ui/dates/formatDate';

const today = civilDateInLondon(new Date());

const personal: PersonalDetailsResponse = {
  nameDetails: { firstName: 'Amina', lastName: 'Khan' },
  dateOfBirth: '1992-04-12',
  nationality: 'pakistan',
  countryOfBirth: 'pakistan',
  passportNumber: 'AB1234567',
  addressDetails: {
    line1: '4 Mill Lane',
    line2: null,
    city: 'Leeds',
    state: null,
    postalCode: 'LS1 4AP',
    country: 'united_kingdom',
  },
  phone: '07700 900123',
  emergencyContact: null,
};
const newPerson: PersonalDetailsResponse = {
  nameDetails: { firstName: null, lastName: null },
  dateOfBirth: null,
  nationality: null,
  countryOfBirth: null,
  passportNumber: null,
  addressDetails: { line1: null, line2: null, city: null, state: null, postalCode: null, country: null },
  phone: null,
  emergencyContact: null,
};
const visa: VisaDetailsResponse = {
  currentVisaType: 'skilled_worker',
  visaNumber: null,
  visaStartDate: '2022-01-01',
  visaExpiryDate: '2035-01-01',
  brpNumber: 'ZX123',
  brpExpiryDate: null,
  hasILR: false,
  ilrGrantDate: null,
  previousVisaHistory: [],
};
const noVisa: VisaDetailsResponse = {
  ...visa,
  currentVisaType: null,
  visaStartDate: null,
  visaExpiryDate: null,
  brpNumber: null,
};
const student = { id: 'h1', visaType: 'student', startDate: '2018-09-01', endDate: '2020-12-31' };

const savePersonal = 'POST /api/immigration/profile/personal';
const saveVisa = 'POST /api/immigration/profile/visa';
const history = '/api/immigration/profile/visa-history';

/** A signed-in person's server; what the lists answer can be changed. */
function serverWith(kept: {
  personal?: PersonalDetailsResponse;
  visa?: VisaDetailsResponse;
  history?: unknown[];
}) {
  let entries = kept.history ?? [];
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/immigration/profile/personal': () => ({ status: 200, body: kept.personal ?? personal }),
    'GET /api/immigration/profile': () => ({ status: 200, body: kept.visa ?? visa }),
    [`GET ${history}`]: () => ({ status: 200, body: entries }),
    'GET /api/dependants': () => ({ status: 200, body: [] }),
  });
  return { ...server, keep: (changed: unknown[]) => (entries = changed) };
}

const page = (tab?: string) =>
  openPage(`/dashboard/immigration-profile${tab === undefined ? '' : `?tab=${tab}`}`);

const personalForm = async () => within(await screen.findByRole('form', { name: 'Personal details' }));
const visaForm = async () => within(await screen.findByRole('form', { name: 'Visa information' }));
type Within = Awaited<ReturnType<typeof visaForm>>;

const listed = (form: Within) =>
  within(form.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

/** The message under a field. */
const errorOf = (field: HTMLElement) => document.getElementById(`${field.id}-error`)?.textContent;

/** The open toast says its title and its text. */
async function expectToast(title: string, text?: string) {
  const toast = await screen.findByText(title);
  if (text !== undefined) expect(within(toast.closest('li') ?? document.body).getByText(text)).toBeTruthy();
}

describe('The immigration profile', () => {
  it('shows its own shape until all four answers are there', async () => {
    const server = serverWith({});
    let answer = (): void => undefined;
    server.on(
      'GET /api/dependants',
      () => new Promise((resolve) => (answer = () => resolve({ status: 200, body: [] }))),
    );
    page();
    await waitFor(() => expect(server.requests('GET /api/dependants')).toHaveLength(1));
    expect(await screen.findByText('Loading your immigration profile…')).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
    answer();
    expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
      'Personal Details',
      'Visa Information',
      'Dependants',
    ]);
    expect(screen.queryByText('Loading your immigration profile…')).toBeNull();
  });

  it('says that loading failed, and asks again for what failed only', async () => {
    const server = serverWith({});
    server.on(`GET ${history}`, () => ({ status: 503, body: { message: 'Away' } }));
    const { person } = page();
    expect(await screen.findByText('Error Loading Data')).toBeTruthy();
    server.on(`GET ${history}`, () => ({ status: 200, body: [] }));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    await personalForm();
    expect(server.requests(`GET ${history}`)).toHaveLength(2);
    expect(server.requests('GET /api/dependants')).toHaveLength(1);
  });

  it('keeps what was typed from tab to tab, and says that it is not saved', async () => {
    serverWith({});
    const { person, router } = page();
    const form = await personalForm();
    await person.type(form.getByLabelText(/^Passport number/), '8');
    expect(form.getByText('You have changes that are not saved yet.')).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Visa Information' }));
    expect(router.state.location.search).toBe('?tab=visa');
    await person.type((await visaForm()).getByLabelText(/^Visa number/), 'V1');
    await person.click(screen.getByRole('tab', { name: 'Personal Details' }));
    expect((await personalForm()).getByLabelText(/^Passport number/)).toHaveProperty('value', 'AB12345678');
    await person.click(screen.getByRole('tab', { name: 'Visa Information' }));
    expect((await visaForm()).getByLabelText(/^Visa number/)).toHaveProperty('value', 'V1');
  });

  it('asks before another page takes the place of unsaved changes', async () => {
    serverWith({});
    const { person, router } = page();
    await person.type((await personalForm()).getByLabelText(/^Passport number/), '8');
    await person.click(screen.getByRole('link', { name: 'Notifications' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await person.click(question.getByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await personalForm()).getByLabelText(/^Passport number/)).toHaveProperty('value', 'AB12345678');
    await person.click(screen.getByRole('link', { name: 'Notifications' }));
    await person.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/notifications'));
  });
});

describe('Personal details', () => {
  it('asks for what is missing, beside each field and in the summary', async () => {
    const server = serverWith({ personal: newPerson });
    const { person } = page();
    const form = await personalForm();
    await person.click(form.getByRole('button', { name: 'Save personal details' }));
    await form.findByRole('alert');
    const expected = [
      ['First name', 'First name is required'],
      ['Last name', 'Last name is required'],
      ['Date of birth', 'Date of birth is required'],
      ['Nationality', 'Nationality is required'],
      ['Country of birth', 'Country of birth is required'],
    ] as const;
    expect(listed(form)).toEqual(expected.map(([, message]) => message));
    for (const [label, message] of expected) expect(errorOf(form.getByLabelText(label))).toBe(message);
    expect(server.requests(savePersonal)).toEqual([]);
  });

  it('refuses a country that is none, a date that is none and an e-mail address that is none, and keeps them', async () => {
    serverWith({});
    const { person } = page();
    const form = await personalForm();
    const nationality = form.getByLabelText('Nationality');
    await person.clear(nationality);
    await person.type(nationality, 'Narnian');
    const birth = form.getByRole('textbox', { name: 'Date of birth' });
    await person.clear(birth);
    await person.type(birth, '31 sep 1992');
    await person.type(form.getByLabelText(/^Email/), 'nobody');
    await person.click(form.getByRole('button', { name: 'Save personal details' }));
    await form.findByRole('alert');
    expect(listed(form)).toEqual([
      'September 1992 has no day 31',
      'Please choose one of the list',
      'Invalid email address',
    ]);
    expect(nationality).toHaveProperty('value', 'Narnian');
    expect(errorOf(nationality)).toBe('Please choose one of the list');
  });

  it('finds a country by the keyboard alone', async () => {
    const server = serverWith({});
    const { person } = page();
    const form = await personalForm();
    const country = form.getByLabelText('Country of birth');
    await person.clear(country);
    await person.type(country, 'guin');
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Guinea',
      'Guinea-Bissau',
      'Equatorial Guinea',
      'Papua New Guinea',
    ]);
    await person.keyboard('{ArrowDown}{Enter}');
    expect(country).toHaveProperty('value', 'Guinea-Bissau');
    // Not even a second Enter sends the form from here.
    await person.keyboard('{Enter}');
    expect(server.requests(savePersonal)).toEqual([]);

    // Without a move in the list, Enter takes its first.
    const nationality = form.getByLabelText('Nationality');
    await person.clear(nationality);
    await person.type(nationality, 'nigeri{Enter}');
    expect(nationality).toHaveProperty('value', 'Nigerian');
  });

  it('sends flat fields, empty ones as nothing, and says that they are saved', async () => {
    const server = serverWith({ personal: newPerson });
    server.on(savePersonal, () => ({ status: 200, body: { ...personal, passportNumber: null } }));
    const { person } = page();
    const form = await personalForm();
    await person.type(form.getByLabelText('First name'), ' Amina ');
    await person.type(form.getByLabelText('Last name'), 'Khan');
    await person.type(form.getByRole('textbox', { name: 'Date of birth' }), '12/4/1992');
    await person.type(form.getByLabelText('Nationality'), 'pakistani');
    await person.type(form.getByLabelText('Country of birth'), 'Pakistan');
    await person.type(form.getByLabelText('Name (optional)'), 'Sara');
    await person.click(form.getByRole('button', { name: 'Save personal details' }));
    await expectToast('Personal details updated', 'Your personal details have been saved.');
    expect(server.requests(savePersonal).map(({ body }) => body)).toEqual([
      {
        firstName: 'Amina',
        lastName: 'Khan',
        dateOfBirth: '1992-04-12',
        nationality: 'pakistan',
        countryOfBirth: 'pakistan',
        passportNumber: null,
        addressLine1: null,
        addressLine2: null,
        city: null,
        state: null,
        postalCode: null,
        country: null,
        phone: null,
        emergencyContact: { name: 'Sara', relationship: null, phone: null, email: null },
      },
    ]);
    // As the server has it now, and nothing left to save.
    expect(form.getByLabelText('First name')).toHaveProperty('value', 'Amina');
    expect(form.getByLabelText(/^Address line 1/)).toHaveProperty('value', '4 Mill Lane');
    expect(form.queryByText('You have changes that are not saved yet.')).toBeNull();
    await waitFor(() => expect(server.requests('GET /api/immigration/profile')).toHaveLength(2));
  });

  it('keeps everything when there is no connection, and says so', async () => {
    const server = serverWith({});
    server.on(savePersonal, () => Promise.reject(new TypeError('Failed to fetch')));
    const { person } = page();
    const form = await personalForm();
    await person.type(form.getByLabelText(/^Passport number/), '8');
    await person.click(form.getByRole('button', { name: 'Save personal details' }));
    await expectToast('Error', 'There was a problem updating your personal details. Please try again.');
    expect(form.getByRole('alert').textContent).toContain('We could not reach Settlewise.');
    expect(form.getByLabelText(/^Passport number/)).toHaveProperty('value', 'AB12345678');
  });

  it('shows beside the field what the server refused', async () => {
    const server = serverWith({});
    const message = 'Date of birth cannot be in the future';
    server.on(savePersonal, () => ({
      status: 422,
      body: { message, errors: [{ path: 'dateOfBirth', message }] },
    }));
    const { person } = page();
    const form = await personalForm();
    await person.click(form.getByRole('button', { name: 'Save personal details' }));
    await form.findByRole('alert');
    expect(listed(form)).toEqual([message]);
    expect(errorOf(form.getByRole('textbox', { name: 'Date of birth' }))).toBe(message);
  });

  it('sends once while it is saving, and keeps what is typed meanwhile', async () => {
    const server = serverWith({});
    let answer = (): void => undefined;
    server.on(
      savePersonal,
      () => new Promise((resolve) => (answer = () => resolve({ status: 200, body: personal }))),
    );
    const { person } = page();
    const form = await personalForm();
    await person.dblClick(form.getByRole('button', { name: 'Save personal details' }));
    await person.click(await form.findByRole('button', { name: 'Saving…' }));
    await person.type(form.getByLabelText(/^County/), 'Yorkshire');
    expect(server.requests(savePersonal)).toHaveLength(1);
    answer();
    await expectToast('Personal details updated');
    expect(form.getByLabelText(/^County/)).toHaveProperty('value', 'Yorkshire');
    expect(form.getByText('You have changes that are not saved yet.')).toBeTruthy();
  });
});

describe('Visa information', () => {
  it('asks for what is missing', async () => {
    const server = serverWith({ visa: noVisa });
    const { person } = page('visa');
    const form = await visaForm();
    await person.click(form.getByRole('button', { name: 'Save visa information' }));
    await form.findByRole('alert');
    expect(listed(form)).toEqual([
      'Visa type is required',
      'Visa start date is required',
      'Visa expiry date is required',
    ]);
    expect(errorOf(form.getByLabelText('Visa type'))).toBe('Visa type is required');
    expect(server.requests(saveVisa)).toEqual([]);
  });

  it('refuses an expiry before the start', async () => {
    serverWith({});
    const { person } = page('visa');
    const form = await visaForm();
    const expiry = form.getByRole('textbox', { name: 'Visa expiry date' });
    await person.clear(expiry);
    await person.type(expiry, '31/12/2021');
    await person.click(form.getByRole('button', { name: 'Save visa information' }));
    await form.findByRole('alert');
    expect(listed(form)).toEqual(['Visa expiry date cannot be before the start date']);
  });

  it('offers exactly the current visa types', async () => {
    serverWith({});
    page('visa');
    const options = within((await visaForm()).getByLabelText('Visa type')).getAllByRole('option');
    expect(options.map((option) => option.getAttribute('value'))).toEqual([
      '',
      'skilled_worker',
      'spouse',
      'student',
      'tier_2',
      'tier_1',
      'global_talent',
      'ancestry',
      'family',
      'youth_mobility',
      'start_up',
      'innovator',
      'high_potential',
      'other',
    ]);
  });

  it('shows the grant date of ILR only with ILR, and clears it without', async () => {
    const granted = { ...visa, hasILR: true, ilrGrantDate: '2025-03-01' };
    const server = serverWith({ visa: granted });
    server.on(saveVisa, () => ({ status: 200, body: visa }));
    const { person } = page('visa');
    const form = await visaForm();
    const toggle = form.getByRole('switch', { name: /indefinite leave to remain/ });
    const grant = form.getByRole('textbox', { name: /^ILR grant date/ });
    expect(grant).toHaveProperty('value', '01 Mar 2025');
    // Something wrong in a field that goes away must not keep the form from being sent.
    await person.clear(grant);
    await person.type(grant, 'soon');
    await person.click(form.getByRole('button', { name: 'Save visa information' }));
    await form.findByRole('alert');
    await person.click(toggle);
    expect(form.queryByRole('textbox', { name: /^ILR grant date/ })).toBeNull();
    await person.click(form.getByRole('button', { name: 'Save visa information' }));
    await expectToast('Visa information updated', 'Your visa information has been saved.');
    expect(server.requests(saveVisa).map(({ body }) => body)).toEqual([
      {
        currentVisaType: 'skilled_worker',
        visaNumber: null,
        visaStartDate: '2022-01-01',
        visaExpiryDate: '2035-01-01',
        brpNumber: 'ZX123',
        brpExpiryDate: null,
        hasILR: false,
        ilrGrantDate: null,
      },
    ]);
    await person.click(toggle);
    expect(form.getByRole('textbox', { name: /^ILR grant date/ })).toHaveProperty('value', '');
  });

  it.each([
    [0, 'Expired'],
    [30, 'Expires soon (30 days)'],
    [31, 'Expires in 31 days'],
    [90, 'Expires in 90 days'],
  ])('with %i days left says: %s', async (days, badge) => {
    serverWith({ visa: { ...visa, visaExpiryDate: addDays(today, days) } });
    page('visa');
    expect((await visaForm()).getByText(badge)).toBeTruthy();
  });

  it('says nothing of an expiry further away, and changes its word as the date is typed', async () => {
    serverWith({ visa: { ...visa, visaExpiryDate: addDays(today, 91) } });
    const { person } = page('visa');
    const form = await visaForm();
    expect(form.queryByText(/^Expire/)).toBeNull();
    const expiry = form.getByRole('textbox', { name: 'Visa expiry date' });
    await person.clear(expiry);
    await person.type(expiry, formatDate(addDays(today, 7)));
    expect(await form.findByText('Expires soon (7 days)')).toBeTruthy();
  });

  it('says when it could not be saved', async () => {
    const server = serverWith({});
    server.on(saveVisa, () => ({ status: 503, body: { message: 'Nothing was changed.' } }));
    const { person } = page('visa');
    const form = await visaForm();
    await person.click(form.getByRole('button', { name: 'Save visa information' }));
    await expectToast('Error', 'There was a problem updating your visa information. Please try again.');
    expect(form.getByRole('alert').textContent).toContain('Nothing was changed.');
  });
});

describe('The visa history', () => {
  const section = async () => within(await screen.findByRole('region', { name: 'Visa history' }));

  it('says what will be here while it is empty, and asks for what is missing', async () => {
    const server = serverWith({});
    const { person } = page('visa');
    expect((await section()).getByText(/^No earlier visas yet/)).toBeTruthy();
    await person.click((await section()).getByRole('button', { name: 'Add earlier visa' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Add visa' }));
    await dialog.findByRole('alert');
    expect(listed(dialog)).toEqual([
      'Visa type is required',
      'Start date is required',
      'End date is required',
    ]);
    expect(server.requests(`POST ${history}`)).toEqual([]);
  });

  it('adds a visa once under one key, though the first answer was a failure', async () => {
    const server = serverWith({});
    server.on(`POST ${history}`, () => ({ status: 503, body: { message: 'Away' } }));
    const { person } = page('visa');
    await person.click((await section()).getByRole('button', { name: 'Add earlier visa' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.selectOptions(dialog.getByLabelText('Visa type'), 'Student');
    await person.type(dialog.getByRole('textbox', { name: 'Start date' }), '1/9/2018');
    await person.type(dialog.getByRole('textbox', { name: 'End date' }), '31/12/2020');
    await person.click(dialog.getByRole('button', { name: 'Add visa' }));
    await expectToast('Error', 'There was a problem adding the visa history. Please try again.');
    server.on(`POST ${history}`, () => {
      server.keep([student]);
      return { status: 201, body: student };
    });
    await person.dblClick(dialog.getByRole('button', { name: 'Add visa' }));
    await expectToast('Visa history added');
    expect(await (await section()).findByText('28 months')).toBeTruthy();
    expect((await section()).getByText('01 Sep 2018 – 31 Dec 2020')).toBeTruthy();
    const [failed, added, ...more] = server.requests(`POST ${history}`);
    expect(more).toEqual([]);
    expect(added?.body).toEqual({ visaType: 'student', startDate: '2018-09-01', endDate: '2020-12-31' });
    expect(added?.idempotencyKey).toBe(failed?.idempotencyKey);
  });

  it('changes a visa; an end before the start is refused', async () => {
    const server = serverWith({ history: [student] });
    server.on(`PUT ${history}/h1`, () => ({ status: 200, body: student }));
    const { person } = page('visa');
    await person.click((await section()).getByRole('button', { name: /^Edit Student/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const end = dialog.getByRole('textbox', { name: 'End date' });
    await person.clear(end);
    await person.type(end, '1/8/2018');
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    await dialog.findByRole('alert');
    expect(listed(dialog)).toEqual(['End date cannot be before the start date']);
    await person.clear(end);
    await person.type(end, '1/9/2019');
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expectToast('Visa history updated');
    expect(server.requests(`PUT ${history}/h1`).map(({ body }) => body)).toEqual([
      { visaType: 'student', startDate: '2018-09-01', endDate: '2019-09-01' },
    ]);
  });

  it('says when a change could not be saved', async () => {
    const server = serverWith({ history: [student] });
    server.on(`PUT ${history}/h1`, () => ({ status: 503 }));
    const { person } = page('visa');
    await person.click((await section()).getByRole('button', { name: /^Edit Student/ }));
    await person.click(await screen.findByRole('button', { name: 'Save changes' }));
    await expectToast('Error', 'There was a problem updating the visa history. Please try again.');
  });

  it('asks before it removes, says when it could not, and removes', async () => {
    const server = serverWith({ history: [student] });
    server.on(`DELETE ${history}/h1`, () => ({ status: 503, body: { message: 'Away' } }));
    const { person } = page('visa');
    const remove = async () => (await section()).getByRole('button', { name: /^Remove Student/ });
    await person.click(await remove());
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('This action cannot be undone.')).toBeTruthy();
    await person.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.requests(`DELETE ${history}/h1`)).toEqual([]);

    await person.click(await remove());
    await person.click(await screen.findByRole('button', { name: 'Remove visa' }));
    await expectToast('Error', 'There was a problem removing the visa history. Please try again.');
    server.on(`DELETE ${history}/h1`, () => {
      server.keep([]);
      return { status: 204 };
    });
    await person.click(screen.getByRole('button', { name: 'Remove visa' }));
    await expectToast('Visa history removed');
    expect(await (await section()).findByText(/^No earlier visas yet/)).toBeTruthy();
  });

  it('says when the list could not be asked for again after a change', async () => {
    const server = serverWith({ history: [student] });
    server.on(`PUT ${history}/h1`, () => {
      server.on(`GET ${history}`, () => ({ status: 503 }));
      return { status: 200, body: student };
    });
    const { person } = page('visa');
    await person.click((await section()).getByRole('button', { name: /^Edit Student/ }));
    await person.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Error Loading Data')).toBeTruthy();
    expect((await section()).getByText('28 months')).toBeTruthy();
    server.on(`GET ${history}`, () => ({ status: 200, body: [student] }));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByText('Error Loading Data')).toBeNull());
  });
});
