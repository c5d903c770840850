import { describe, expect, it } from 'vitest';
import { screen, within } from '@testing-library/react';
import { chooseVisaType } from '../../testing/chooseVisaType';
import { setField } from '../../testing/setField';
import {
  expectToast,
  history,
  show,
  saveVisa,
  serverWith,
  visa,
  visaForm,
} from './testing/immigrationProfileTesting';

const before = {
  id: 'h1',
  visaType: 'skilled_worker',
  startDate: '2018-01-01',
  endDate: '2021-11-30',
  appliedOn: null,
  appliedInTime: null,
  gapBefore: null,
};
const question = 'Did you apply for it before the visa before it ended?';
const asks = (form: { queryByLabelText: (label: RegExp) => HTMLElement | null }) =>
  form.queryByLabelText(new RegExp(`^${question.replace('?', '\\?')}`));

describe('What the visa form asks', () => {
  it('is not whether the visa was applied for in time, where no days lie before it', async () => {
    serverWith({ visa: { ...visa, previousVisaHistory: [{ ...before, endDate: '2021-12-31' }] } });
    show('visa');
    expect(asks(await visaForm())).toBeNull();
  });

  it('is that, and why, after a gap; "not sure" is an answer', async () => {
    const gap = { ...visa, previousVisaHistory: [before] };
    const server = serverWith({ visa: gap });
    server.on(saveVisa, () => ({ status: 200, body: { ...gap, appliedInTime: 'not_sure' } }));
    const { person } = show('visa');
    const form = await visaForm();
    expect(form.getByText(/Your visa before ended on 30 November 2021/)).toBeTruthy();
    await person.selectOptions(
      form.getByLabelText(new RegExp(`^${question.replace('?', '\\?')}`)),
      'Not sure',
    );
    await person.click(form.getByRole('button', { name: 'Save visa information' }));
    await expectToast('Visa information updated');
    const [{ body } = { body: null }] = server.requests(saveVisa);
    expect(body).toMatchObject({ appliedInTime: 'not_sure', appliedOn: null });
    expect(body).not.toHaveProperty('claimedOn');
  });

  it.each([
    [
      'global_talent',
      'Who endorsed you?',
      'Another body, exceptional talent',
      'endorsedBy',
      'exceptional_talent',
    ],
    [
      'private_life',
      'How old were you when you first got permission for private life?',
      'Under 18',
      'firstGrantedAs',
      'child',
    ],
  ])('is, with %s, what decides on the years', async (currentVisaType, label, choice, field, answer) => {
    const server = serverWith({ visa: { ...visa, currentVisaType } });
    server.on(saveVisa, () => ({ status: 200, body: { ...visa, currentVisaType, [field]: answer } }));
    const { person } = show('visa');
    const form = await visaForm();
    await person.selectOptions(form.getByLabelText(new RegExp(`^${label.replace('?', '\\?')}`)), choice);
    await person.click(form.getByRole('button', { name: 'Save visa information' }));
    await expectToast('Visa information updated');
    expect(server.requests(saveVisa)[0]?.body).toMatchObject({ [field]: answer });
  });

  it('is, of a member of HM Armed Forces, the discharge, and no end of a visa', async () => {
    const soldier = { ...visa, currentVisaType: 'armed_forces', visaExpiryDate: null } as const;
    const server = serverWith({ visa: soldier });
    server.on(saveVisa, () => ({ status: 200, body: { ...soldier, dischargedOn: '2027-06-01' } }));
    const { person } = show('visa');
    const form = await visaForm();
    setField(form.getByRole('textbox', { name: /^Day of your discharge/ }), '2027-06-01');
    await person.selectOptions(form.getByLabelText(/^Medical discharge because of service/), 'Not sure');
    await person.click(form.getByRole('button', { name: 'Save visa information' }));
    await expectToast('Visa information updated');
    expect(server.requests(saveVisa)[0]?.body).toMatchObject({
      dischargedOn: '2027-06-01',
      medicalDischarge: 'not_sure',
      visaExpiryDate: null,
    });
  });

  it('is what excuses the days without a visa, once the application was late', async () => {
    const gap = { ...visa, previousVisaHistory: [before] };
    const server = serverWith({ visa: gap });
    server.on(saveVisa, () => ({ status: 200, body: gap }));
    const { person } = show('visa');
    const form = await visaForm();
    const asked = () => form.queryByLabelText(/^Does the law excuse the days without a visa/);
    expect(asked()).toBeNull();
    const inTime = form.getByLabelText(new RegExp(`^${question.replace('?', '\\?')}`));
    await person.selectOptions(inTime, 'Yes');
    expect(asked()).toBeNull();
    await person.selectOptions(inTime, 'No');
    await person.selectOptions(
      asked() ?? inTime,
      'I applied late, and the Home Office accepted my reason (paragraph 39E)',
    );
    await person.click(form.getByRole('button', { name: 'Save visa information' }));
    await expectToast('Visa information updated');
    expect(server.requests(saveVisa)[0]?.body).toMatchObject({
      appliedInTime: 'no',
      gapBefore: 'overstayer_exception',
    });
  });

  it('is the kind of settlement with ILR, and the wait for a decision without', async () => {
    serverWith({ visa: { ...visa, hasILR: true } });
    const { person } = show('visa');
    const form = await visaForm();
    expect(form.getByLabelText(/^Kind of settlement/)).toBeTruthy();
    expect(form.queryByRole('textbox', { name: /^Applied for ILR/ })).toBeNull();
    await person.click(form.getByRole('switch', { name: /indefinite leave to remain/ }));
    expect(form.queryByLabelText(/^Kind of settlement/)).toBeNull();
    expect(form.getByRole('textbox', { name: /^Applied for ILR/ })).toBeTruthy();
  });

  it('is no end and no settlement of those who have a right, and since when they live here', async () => {
    const right = { ...visa, currentVisaType: 'irish_citizen', visaExpiryDate: '2027-01-01' };
    const server = serverWith({ visa: right });
    server.on(saveVisa, () => ({ status: 200, body: { ...right, visaExpiryDate: null } }));
    const { person } = show('visa');
    const form = await visaForm();
    expect(form.queryByRole('textbox', { name: 'Visa expiry date' })).toBeNull();
    expect(form.queryByRole('textbox', { name: /^Applied for ILR/ })).toBeNull();
    expect(form.getByText(/You need no ILR/)).toBeTruthy();
    setField(form.getByRole('textbox', { name: 'In the UK since' }), '1/2/2019');
    await person.click(form.getByRole('button', { name: 'Save visa information' }));
    await expectToast('Visa information updated');
    expect(server.requests(saveVisa)[0]?.body).toMatchObject({
      visaStartDate: '2019-02-01',
      visaExpiryDate: null,
    });
  });

  it('is the day of the claim for protection alone', async () => {
    serverWith({ visa: { ...visa, currentVisaType: 'refugee' } });
    show('visa');
    expect(
      (await visaForm()).getByRole('textbox', { name: /^Date of your claim for protection/ }),
    ).toBeTruthy();
  });
});

it('An earlier visa after a gap is asked about as well, and says a wrong day at its field', async () => {
  const server = serverWith({ history: [before] });
  const { person } = show('history');
  await person.click(await screen.findByRole('button', { name: 'Add earlier visa' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(asks(dialog)).toBeNull();
  await chooseVisaType(person, dialog.getByRole('combobox', { name: 'Visa type' }), 'Student');
  setField(dialog.getByRole('textbox', { name: 'Start date' }), '1/3/2022');
  setField(dialog.getByRole('textbox', { name: 'End date' }), '1/4/2022');
  setField(await dialog.findByRole('textbox', { name: /^Date you applied/ }), '2/3/2022');
  await person.click(dialog.getByRole('button', { name: 'Add visa' }));
  await dialog.findByRole('alert');
  expect(dialog.getAllByText('The day you applied cannot be after the day this visa started').length).toBe(2);
  expect(server.requests(`POST ${history}`)).toEqual([]);
});
