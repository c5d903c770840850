import { visaTypeChoices } from '@settlewise/contract/visaTypeChoices';
import { addDays } from '@settlewise/rules/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aDependant } from '../../testing/aDependant';
import { chooseVisaType } from '../../testing/chooseVisaType';
import { setField } from '../../testing/setField';
import {
  expectToast,
  listed,
  openAddDialog,
  openDependants as open,
  serverWith,
  today,
} from './testing/dependantsTesting';

describe('The dependants page', () => {
  it('has its heading and subtitle, says that loading failed, loads when asked again, and says what will be here', async () => {
    const server = serverWith();
    server.on('GET /api/dependants', () => ({ status: 503 }));
    const { person } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Dependants' })).toBeTruthy();
    // The heading is there before the page is loaded.
    expect(await screen.findByText('Manage your dependants and their immigration journey.')).toBeTruthy();
    expect(await screen.findByText('Error Loading Data')).toBeTruthy();
    server.on('GET /api/dependants', () => ({ status: 200, body: [] }));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'No dependants yet' })).toBeTruthy();
  });

  it('shows age, relationship, nationality, visa and what was noted, and leaves out what is not there', async () => {
    serverWith(
      aDependant({
        passportNumber: 'AB123',
        currentVisaType: 'dependent',
        visaStartDate: '2022-01-01',
        visaExpiryDate: '2045-12-04',
        brpNumber: 'ZX1',
        notes: 'Applied with me',
      }),
      aDependant({ id: 2, firstName: 'Yusuf', dateOfBirth: today, relationship: 'child' }),
    );
    open();
    const cardOf = async (name: string) =>
      (await screen.findByRole('heading', { name })).closest('li') ?? document.body;
    const zainab = await cardOf('Zainab Khan');
    const yusuf = await cardOf('Yusuf Khan');
    expect(zainab.textContent).toContain('34 years old');
    for (const text of [
      'Spouse',
      'Pakistani',
      'AB123',
      'Dependant',
      '01 Jan 2022',
      '04 Dec 2045',
      'ZX1',
      'Applied with me',
    ])
      expect(within(zainab).getByText(text)).toBeTruthy();
    expect(zainab.textContent).not.toContain('Expire');
    expect(yusuf.textContent).toContain('Under 1 year old');
    expect(yusuf.textContent).not.toContain('Passport');
  });

  it('says how long their visas last', async () => {
    const left = [-1, 1, 60];
    serverWith(...left.map((days, at) => aDependant({ id: at + 1, visaExpiryDate: addDays(today, days) })));
    open();
    expect(await screen.findByText('Expired')).toBeTruthy();
    expect(screen.getByText('Expires soon (1 day)')).toBeTruthy();
    expect(screen.getByText('Expires in 60 days')).toBeTruthy();
  });
});

describe('The form of a dependant', () => {
  it('asks for what is missing, and offers exactly the relationships and the one list of visa types', async () => {
    const server = serverWith();
    const { person } = open();
    const dialog = await openAddDialog(person);
    await person.click(dialog.getByRole('button', { name: 'Add dependant' }));
    await dialog.findByRole('alert');
    const expected = [
      ['First name', 'First name is required'],
      ['Last name', 'Last name is required'],
      ['Date of birth', 'Date of birth is required'],
      ['Relationship', 'Relationship is required'],
      ['Nationality', 'Nationality is required'],
    ] as const;
    expect(listed(dialog)).toEqual(expected.map(([, message]) => message));
    for (const [label, message] of expected)
      expect(document.getElementById(`${dialog.getByLabelText(label).id}-error`)?.textContent).toBe(message);
    expect(server.requests('POST /api/dependants')).toEqual([]);

    const values = (label: RegExp) =>
      within(dialog.getByLabelText(label))
        .getAllByRole('option')
        .map((option) => option.getAttribute('value'));
    expect(values(/^Relationship/)).toEqual(['', 'spouse', 'partner', 'child', 'dependent_parent', 'other']);
    const visaType = dialog.getByRole('combobox', { name: /^Visa type/ });
    await chooseVisaType(person, visaType, 'Child of a worker');
    expect(visaType).toHaveProperty('value', 'Child of a worker (dependant)');
    await person.clear(visaType);
    await person.click(visaType);
    expect(within(dialog.getByRole('listbox')).getAllByRole('option')).toHaveLength(visaTypeChoices.length);
    await person.tab();
    expect(visaType).toHaveProperty('value', '');
  });

  it('adds a dependant once under one key, though the first answer got lost', async () => {
    const server = serverWith();
    server.on('POST /api/dependants', () => Promise.reject(new TypeError('Failed to fetch')));
    const { person } = open();
    const dialog = await openAddDialog(person);
    setField(dialog.getByLabelText('First name'), 'Zainab');
    setField(dialog.getByLabelText('Last name'), 'Khan');
    setField(dialog.getByRole('textbox', { name: 'Date of birth' }), '12 apr 1992');
    await person.selectOptions(dialog.getByLabelText('Relationship'), 'Spouse');
    await person.type(dialog.getByLabelText('Nationality'), 'Pakistani');
    await person.click(dialog.getByRole('button', { name: 'Add dependant' }));
    await expectToast('Error', 'There was a problem adding the dependant. Please try again.');
    expect(dialog.getByRole('alert').textContent).toContain('We could not reach Settlewise.');
    expect(dialog.getByLabelText('First name')).toHaveProperty('value', 'Zainab');

    server.on('POST /api/dependants', () => {
      server.keep([aDependant()]);
      return { status: 201, body: aDependant() };
    });
    await person.dblClick(dialog.getByRole('button', { name: 'Add dependant' }));
    await expectToast('Dependant added');
    expect(await screen.findByRole('heading', { name: 'Zainab Khan' })).toBeTruthy();
    const [lost, added, ...more] = server.requests('POST /api/dependants');
    expect(more).toEqual([]);
    expect(added?.idempotencyKey).toBe(lost?.idempotencyKey);
    const { id: _id, ...zainab } = aDependant({ dateOfBirth: '1992-04-12' });
    expect(added?.body).toEqual(zainab);
  });

  it('changes a dependant; what the server refuses stands beside its field', async () => {
    const server = serverWith(aDependant({ id: 7, notes: 'Old' }));
    const message = 'Date of birth cannot be in the future';
    server.on('PUT /api/dependants/7', () => ({
      status: 422,
      body: { message, errors: [{ path: 'dateOfBirth', message }] },
    }));
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Edit Zainab Khan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit dependant' }));
    await person.clear(dialog.getByLabelText(/^Notes/));
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expectToast('Error', 'There was a problem updating the dependant. Please try again.');
    expect(listed(dialog)).toEqual([message]);

    server.on('PUT /api/dependants/7', () => {
      server.keep([aDependant({ id: 7, firstName: 'Zara' })]);
      return { status: 200, body: aDependant({ id: 7, firstName: 'Zara' }) };
    });
    setField(dialog.getByLabelText('First name'), 'Zara');
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expectToast('Dependant updated');
    expect(await screen.findByRole('heading', { name: 'Zara Khan' })).toBeTruthy();
    expect(server.requests('PUT /api/dependants/7').at(-1)?.body).toMatchObject({
      firstName: 'Zara',
      notes: null,
    });
  });

  it('asks before it removes, says when it could not, and removes', async () => {
    const server = serverWith(aDependant());
    server.on('DELETE /api/dependants/1', () => ({ status: 503 }));
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Remove Zainab Khan' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('This action cannot be undone.')).toBeTruthy();
    await person.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.requests('DELETE /api/dependants/1')).toEqual([]);

    await person.click(screen.getByRole('button', { name: 'Remove Zainab Khan' }));
    await person.click(await screen.findByRole('button', { name: 'Remove dependant' }));
    await expectToast('Error', 'There was a problem removing the dependant. Please try again.');
    server.on('DELETE /api/dependants/1', () => {
      server.keep([]);
      return { status: 204 };
    });
    await person.click(screen.getByRole('button', { name: 'Remove dependant' }));
    await expectToast('Dependant removed', 'Zainab Khan is no longer one of your dependants.');
    expect(await screen.findByRole('heading', { name: 'No dependants yet' })).toBeTruthy();
  });
});
