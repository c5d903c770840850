import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAddress } from '../../record/addresses/testing/anAddress';
import { openPage } from '../../testing/openPage';
import { aDocument } from './testing/aDocument';
import { openMenu, serverWith, type PersonAtThePage } from './testing/documentsPage';
import { setField } from '../../testing/setField';

async function openEdit(person: PersonAtThePage, title = 'My passport') {
  await person.click((await openMenu(person, title)).getByRole('menuitem', { name: 'Edit' }));
  return within(await screen.findByRole('dialog', { name: 'Edit document' }));
}

describe('The form in which a document is changed', () => {
  it('begins with what is there, and sends what it has become', async () => {
    const passport = aDocument({ id: 'd1', description: 'The blue one' });
    const server = serverWith(passport);
    const changed = { ...passport, title: 'Passport 2', description: null, expiryDate: null };
    server.on('PATCH /api/documents/d1', () => {
      server.keep(changed);
      return { status: 200, body: changed };
    });
    const { person } = openPage('/dashboard/documents');
    const dialog = await openEdit(person);
    expect(dialog.queryByLabelText('File')).toBeNull();
    expect(dialog.getByLabelText('Category')).toHaveProperty('value', 'identity');
    expect(dialog.getByLabelText(/^Expiry date/)).toHaveProperty('value', '04 Dec 2031');
    setField(dialog.getByLabelText('Title'), ' Passport 2 ');
    await person.clear(dialog.getByLabelText(/^Description/));
    await person.clear(dialog.getByLabelText(/^Expiry date/));
    await person.selectOptions(dialog.getByLabelText('Stage'), 'Citizenship');
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Document updated')).toBeTruthy();
    expect(await screen.findByRole('rowheader', { name: 'Passport 2' })).toBeTruthy();
    expect(server.requests('PATCH /api/documents/d1').map(({ body }) => body)).toEqual([
      {
        title: 'Passport 2',
        description: null,
        category: 'identity',
        documentType: 'passport',
        stage: 'citizenship',
        status: 'valid',
        expiryDate: null,
        issuedOn: null,
        coversFrom: null,
        coversTo: null,
        dependants: null,
        provesAddresses: null,
      },
    ]);
  });

  it('asks which addresses a document proves, where it can prove one', async () => {
    const [latestId, old] = ['1b7c1d2e-5f60-4a18-9c3d-7e8f90a1b2c3', '4b7c1d2e-5f60-4a18-9c3d-7e8f90a1b2c3'];
    const bill = aDocument({ id: 'd1', title: 'Gas', documentType: 'utility_bill', provesAddresses: [old] });
    const server = serverWith(bill, aDocument({ id: 'd2' }));
    const homes = [anAddress(latestId, '2024-02-01', null), anAddress(old, '2020-05-01', '2024-01-31')];
    server.on('GET /api/addresses', () => ({ status: 200, body: homes }));
    server.on('PATCH /api/documents/d1', () => ({ status: 200, body: bill }));
    const { person } = openPage('/dashboard/documents');
    const passport = await openEdit(person);
    expect(passport.queryByRole('group', { name: /^Which addresses it proves/ })).toBeNull();
    await person.click(passport.getByRole('button', { name: 'Cancel' }));

    const dialog = await openEdit(person, 'Gas');
    const group = within(await dialog.findByRole('group', { name: /^Which addresses it proves/ }));
    const [latest, before] = group.getAllByRole('checkbox', { name: '1 High Street, Leeds' });
    expect([latest, before].map((tick) => tick instanceof HTMLInputElement && tick.checked)).toEqual([
      false,
      true,
    ]);
    expect(group.getByText('01 May 2020 to 31 Jan 2024')).toBeTruthy();
    if (latest !== undefined) await person.click(latest);
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Document updated')).toBeTruthy();
    expect(server.requests('PATCH /api/documents/d1').map(({ body }) => body)).toEqual([
      expect.objectContaining({ provesAddresses: [latestId, old] }),
    ]);
  });

  it('shows the status that was chosen, and says why the list has another', async () => {
    serverWith(
      aDocument({
        title: 'Gone',
        status: 'expired',
        chosenStatus: 'expiring_soon',
        expiryDate: '2024-12-31',
      }),
      aDocument({ title: 'Near', status: 'expiring_soon', chosenStatus: 'valid' }),
    );
    const { person } = openPage('/dashboard/documents');
    const gone = await openEdit(person, 'Gone');
    expect(gone.getByLabelText('Status')).toHaveProperty('value', 'expiring_soon');
    expect(gone.getByText(/Its expiry date has passed, so it shows as expired/)).toBeTruthy();
    await person.click(gone.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const near = await openEdit(person, 'Near');
    expect(near.getByLabelText('Status')).toHaveProperty('value', 'valid');
    expect(near.getByText(/Its expiry date is near, so it shows as expiring soon/)).toBeTruthy();
  });

  it('says why a change failed, and keeps what was typed', async () => {
    const server = serverWith(aDocument({ id: 'd1' }));
    const { person } = openPage('/dashboard/documents');
    const dialog = await openEdit(person);
    setField(dialog.getByLabelText('Title'), 'My passport of 2017');
    for (const [body, sentence] of [
      [{ message: 'This document is not in your record.' }, 'This document is not in your record.'],
      [{}, 'There was a problem updating your document.'],
    ] as const) {
      const asked = server.requests('GET /api/documents').length;
      server.on('PATCH /api/documents/d1', () => ({ status: 404, body }));
      await person.click(dialog.getByRole('button', { name: 'Save changes' }));
      expect(await within(await dialog.findByRole('alert')).findByText(sentence)).toBeTruthy();
      expect(dialog.getAllByText('Update failed').length).toBeGreaterThan(0);
      expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'My passport of 2017');
      // It may be gone: the list is asked for again.
      await waitFor(() => expect(server.requests('GET /api/documents')).toHaveLength(asked + 1));
    }
  });
});
