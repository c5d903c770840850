import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setField } from '../../testing/setField';
import {
  personal,
  newPerson,
  savePersonal,
  serverWith,
  show,
  personalForm,
  listed,
  errorOf,
  expectToast,
} from './testing/immigrationProfileTesting';

describe('Personal details', () => {
  it('asks for what is missing, beside each field and in the summary', async () => {
    const server = serverWith({ personal: newPerson });
    const { person } = show('personal');
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
    const { person } = show('personal');
    const form = await personalForm();
    const nationality = form.getByLabelText('Nationality');
    await person.clear(nationality);
    await person.paste('Narnian');
    setField(form.getByRole('textbox', { name: 'Date of birth' }), '31 sep 1992');
    setField(form.getByLabelText(/^Email/), 'nobody');
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
    const { person } = show('personal');
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
    const { person } = show('personal');
    const form = await personalForm();
    setField(form.getByLabelText('First name'), ' Amina ');
    setField(form.getByLabelText('Last name'), 'Khan');
    setField(form.getByRole('textbox', { name: 'Date of birth' }), '12/4/1992');
    await person.click(form.getByLabelText('Nationality'));
    await person.paste('pakistani');
    await person.click(form.getByLabelText('Country of birth'));
    await person.paste('Pakistan');
    await person.tab();
    setField(form.getByLabelText('Name (optional)'), 'Sara');
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
  });

  it('keeps everything when there is no connection, and says so', async () => {
    const server = serverWith({});
    server.on(savePersonal, () => Promise.reject(new TypeError('Failed to fetch')));
    const { person } = show('personal');
    const form = await personalForm();
    setField(form.getByLabelText(/^Passport number/), 'AB12345678');
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
    const { person } = show('personal');
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
    const { person } = show('personal');
    const form = await personalForm();
    await person.dblClick(form.getByRole('button', { name: 'Save personal details' }));
    await person.click(await form.findByRole('button', { name: 'Saving…' }));
    setField(form.getByLabelText(/^County/), 'Yorkshire');
    expect(server.requests(savePersonal)).toHaveLength(1);
    answer();
    await expectToast('Personal details updated');
    expect(form.getByLabelText(/^County/)).toHaveProperty('value', 'Yorkshire');
    expect(form.getByText('You have changes that are not saved yet.')).toBeTruthy();
  });
});
