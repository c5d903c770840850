import { visaTypeChoices } from '@settlewise/contract/visaTypeChoices';
import { addDays, civilDateInLondon } from '@settlewise/rules/calendar';
import { describe, expect, it } from 'vitest';
import { chooseVisaType } from '../../testing/chooseVisaType';
import { setField } from '../../testing/setField';
import { formatDate } from '../../ui/dates/formatDate';
import {
  visa,
  noVisa,
  saveVisa,
  serverWith,
  show,
  visaForm,
  listed,
  errorOf,
  expectToast,
} from './testing/immigrationProfileTesting';

const today = civilDateInLondon(new Date());

describe('Visa information', () => {
  it('asks for what is missing', async () => {
    const server = serverWith({ visa: noVisa });
    const { person } = show('visa');
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
    const { person } = show('visa');
    const form = await visaForm();
    setField(form.getByRole('textbox', { name: 'Visa expiry date' }), '31/12/2021');
    await person.click(form.getByRole('button', { name: 'Save visa information' }));
    await form.findByRole('alert');
    expect(listed(form)).toEqual(['Visa expiry date cannot be before the start date']);
  });

  it('offers the one list of visa types, reads what an older list stored, and sends what is chosen', async () => {
    const server = serverWith({ visa: { ...visa, currentVisaType: 'ancestry' } });
    server.on(saveVisa, () => ({ status: 200, body: visa }));
    const { person } = show('visa');
    const form = await visaForm();
    const field = form.getByRole('combobox', { name: 'Visa type' });
    expect(field).toHaveProperty('value', 'UK Ancestry');
    await person.click(field);
    expect(form.getAllByRole('option')).toHaveLength(visaTypeChoices.length);
    await chooseVisaType(person, field, 'carer');
    expect(field).toHaveProperty('value', 'Health and Care Worker');
    await person.click(form.getByRole('button', { name: 'Save visa information' }));
    await expectToast('Visa information updated');
    expect(server.requests(saveVisa)[0]?.body).toMatchObject({ currentVisaType: 'health_and_care_worker' });
  });

  it('keeps the visa type where what was typed chooses none', async () => {
    serverWith({});
    const { person } = show('visa');
    const field = (await visaForm()).getByRole('combobox', { name: 'Visa type' });
    await person.click(field);
    await person.clear(field);
    await person.paste('Skil');
    await person.tab();
    expect(field).toHaveProperty('value', 'Skilled Worker');
  });

  it('shows the grant date of ILR only with ILR, and clears it without', async () => {
    const granted = { ...visa, hasILR: true, ilrGrantDate: '2025-03-01' };
    const server = serverWith({ visa: granted });
    server.on(saveVisa, () => ({ status: 200, body: visa }));
    const { person } = show('visa');
    const form = await visaForm();
    const toggle = form.getByRole('switch', { name: /indefinite leave to remain/ });
    const grant = form.getByRole('textbox', { name: /^ILR grant date/ });
    expect(grant).toHaveProperty('value', '01 Mar 2025');
    // Something wrong in a field that goes away must not keep the form from being sent.
    setField(grant, 'soon');
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
        ukEntryDate: null,
        visaExpiryDate: '2035-01-01',
        brpNumber: 'ZX123',
        brpExpiryDate: null,
        settlementDate: null,
        hasILR: false,
        ilrGrantDate: null,
        // Asked of those without ILR; the other questions were not on the page, and are left alone.
        awaitingDecisionSince: null,
      },
    ]);
    await person.click(toggle);
    expect(form.getByRole('textbox', { name: /^ILR grant date/ })).toHaveProperty('value', '');
  });

  it('shows the day on which ILR is expected, as the onboarding asked it, and changes it', async () => {
    const server = serverWith({ visa: { ...visa, settlementDate: '2035-02-01' } });
    server.on(saveVisa, () => ({ status: 200, body: { ...visa, settlementDate: '2035-03-01' } }));
    const { person } = show('visa');
    const form = await visaForm();
    const expected = form.getByRole('textbox', { name: /^Expected ILR date/ });
    expect(expected).toHaveProperty('value', '01 Feb 2035');
    setField(expected, '1/3/2035');
    await person.click(form.getByRole('button', { name: 'Save visa information' }));
    await expectToast('Visa information updated', 'Your visa information has been saved.');
    expect(server.requests(saveVisa)[0]?.body).toMatchObject({ settlementDate: '2035-03-01' });
  });

  it('says nothing of a visa that ended to whom ILR took its place', async () => {
    serverWith({ visa: { ...visa, visaExpiryDate: addDays(today, -1), hasILR: true } });
    show('visa');
    expect((await visaForm()).queryByText('Expired')).toBeNull();
  });

  it('says nothing of an expiry that is further away, and else how near it is as the date is typed', async () => {
    serverWith({ visa: { ...visa, visaExpiryDate: addDays(today, 91) } });
    show('visa');
    const form = await visaForm();
    expect(form.queryByText(/^Expire/)).toBeNull();
    for (const [days, badge] of [
      [90, 'Expires in 90 days'],
      [31, 'Expires in 31 days'],
      [30, 'Expires soon (30 days)'],
      [0, 'Expired'],
    ] as const) {
      setField(form.getByRole('textbox', { name: 'Visa expiry date' }), formatDate(addDays(today, days)));
      expect(form.getByText(badge)).toBeTruthy();
    }
  });

  it('says when it could not be saved', async () => {
    const server = serverWith({});
    server.on(saveVisa, () => ({ status: 503, body: { message: 'Nothing was changed.' } }));
    const { person } = show('visa');
    const form = await visaForm();
    await person.click(form.getByRole('button', { name: 'Save visa information' }));
    await expectToast('Error', 'There was a problem updating your visa information. Please try again.');
    expect(form.getByRole('alert').textContent).toContain('Nothing was changed.');
  });
});
