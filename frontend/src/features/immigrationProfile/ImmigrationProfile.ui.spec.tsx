import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setField } from '../../testing/setField';
import {
  history,
  personal,
  savePersonal,
  serverWith,
  page,
  personalForm,
  visaForm,
} from './testing/immigrationProfileTesting';

const elsewhere = () => screen.getByRole('link', { name: /^Your work and study/ });

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

  it('keeps what was typed from tab to tab, says that it is not saved, and asks for the rest again once a part is', async () => {
    const server = serverWith({});
    const { person, router } = page();
    const form = await personalForm();
    setField(form.getByLabelText(/^Passport number/), 'AB12345678');
    expect(form.getByText('You have changes that are not saved yet.')).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Visa Information' }));
    expect(router.state.location.search).toBe('?tab=visa');
    setField((await visaForm()).getByLabelText(/^Visa number/), 'V1');
    await person.click(screen.getByRole('tab', { name: 'Personal Details' }));
    expect((await personalForm()).getByLabelText(/^Passport number/)).toHaveProperty('value', 'AB12345678');
    server.on(savePersonal, () => ({ status: 200, body: personal }));
    await person.click((await personalForm()).getByRole('button', { name: 'Save personal details' }));
    await waitFor(() => expect(server.requests('GET /api/immigration/profile')).toHaveLength(2));
    await person.click(screen.getByRole('tab', { name: 'Visa Information' }));
    expect((await visaForm()).getByLabelText(/^Visa number/)).toHaveProperty('value', 'V1');
  });

  it('asks before another page takes the place of unsaved changes', async () => {
    serverWith({});
    const { person, router } = page();
    setField((await personalForm()).getByLabelText(/^Passport number/), 'AB12345678');
    await person.click(elsewhere());
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await person.click(question.getByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await personalForm()).getByLabelText(/^Passport number/)).toHaveProperty('value', 'AB12345678');
    await person.click(elsewhere());
    await person.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/work'));
  });
});
