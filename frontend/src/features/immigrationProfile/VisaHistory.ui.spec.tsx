import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseVisaType } from '../../testing/chooseVisaType';
import { setField } from '../../testing/setField';
import {
  student,
  history,
  serverWith,
  page,
  show,
  listed,
  expectToast,
} from './testing/immigrationProfileTesting';

describe('The visa history', () => {
  const section = async () => within(await screen.findByRole('region', { name: 'Visa history' }));

  it('says what will be here while it is empty, and asks for what is missing', async () => {
    const server = serverWith({});
    const { person } = show('history');
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
    const { person } = show('history');
    await person.click((await section()).getByRole('button', { name: 'Add earlier visa' }));
    const dialog = within(await screen.findByRole('dialog'));
    await chooseVisaType(person, dialog.getByRole('combobox', { name: 'Visa type' }), 'Student');
    setField(dialog.getByRole('textbox', { name: 'Start date' }), '1/9/2018');
    setField(dialog.getByRole('textbox', { name: 'End date' }), '31/12/2020');
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

  it('changes a visa; an end before the start is refused, and it says when a change could not be saved', async () => {
    const server = serverWith({ history: [student] });
    server.on(`PUT ${history}/h1`, () => ({ status: 503 }));
    const { person } = show('history');
    await person.click((await section()).getByRole('button', { name: /^Edit Student/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const end = dialog.getByRole('textbox', { name: 'End date' });
    setField(end, '1/8/2018');
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    await dialog.findByRole('alert');
    expect(listed(dialog)).toEqual(['End date cannot be before the start date']);
    setField(end, '1/9/2019');
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expectToast('Error', 'There was a problem updating the visa history. Please try again.');
    server.on(`PUT ${history}/h1`, () => ({ status: 200, body: student }));
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expectToast('Visa history updated');
    const changed = { visaType: 'student', startDate: '2018-09-01', endDate: '2019-09-01' };
    expect(server.requests(`PUT ${history}/h1`).map(({ body }) => body)).toEqual([changed, changed]);
  });

  it('asks before it removes, says when it could not, and removes', async () => {
    const server = serverWith({ history: [student] });
    server.on(`DELETE ${history}/h1`, () => ({ status: 503, body: { message: 'Away' } }));
    const { person } = show('history');
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
