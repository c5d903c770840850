import type { UserProfileResponse } from '@settlewise/contract/onboarding';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAllDrafts, writeDraft } from '../../record/drafts/draftStorage';
import { amina } from '../../testing/builders';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';

beforeEach(forgetAllDrafts);

const save = 'PUT /api/user/profile';
const filledIn: UserProfileResponse = {
  fullName: 'Amina Khan',
  dateOfBirth: '1990-02-28',
  nationality: 'Indian',
  visaType: 'skilled_worker',
  visaStartDate: '2018-05-04',
  ukEntryDate: null,
  visaExpiryDate: null,
  brpExpiryDate: null,
  settlementDate: null,
  endorsedBy: null,
  firstGrantedAs: null,
  dischargedOn: null,
  medicalDischarge: null,
  hasILR: true,
  ilrGrantDate: '2025-01-15',
  settledAs: null,
  maritalStatus: null,
  marriedToBritishCitizen: false,
  intendsToStayInUK: true,
  goodCharacter: true,
  arrivedWithoutPermission: null,
  lifeInUKPassed: false,
  lifeInUKPassedOn: null,
  lifeInUKReference: null,
  englishLanguageProof: false,
  englishLevel: null,
};

function serverWith(profile: Partial<UserProfileResponse> = {}) {
  const body = { ...filledIn, ...profile };
  return serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/user/profile': () => ({ status: 200, body }),
    'GET /api/dashboard/summary': () => ({ status: 500 }),
    [save]: () => ({ status: 200, body }),
  });
}

const level = () => screen.findByLabelText<HTMLSelectElement>(/^Level of your English/);
const tick = () => screen.getByLabelText<HTMLInputElement>('I have proof of my English');
const sent = (server: ReturnType<typeof serverWith>) => server.requests(save).at(-1)?.body;

describe('The level of English', () => {
  it('ticks the proof where it is enough for it, and takes the tick away where it is not', async () => {
    serverWith();
    const { person } = openPage('/onboarding/6');
    for (const [label, proves] of [
      ['B1', true],
      ['A2', false],
      ['C2', true],
      ['None yet', false],
      ['I do not have to show it', true],
    ] as const) {
      await person.selectOptions(await level(), label);
      expect([label, tick().checked]).toEqual([label, proves]);
    }
  });

  it('comes along from the ILR calculator, with its tick', async () => {
    writeDraft('ilr', { englishLevel: 'B1' });
    const server = serverWith();
    const { person } = openPage('/onboarding/6');
    expect((await level()).value).toBe('B1');
    expect(tick().checked).toBe(true);
    expect(screen.getByText(/from the ILR calculator/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(server)).toMatchObject({ englishLevel: 'B1', englishLanguageProof: true }),
    );
  });

  it('gives way to a tick that says otherwise', async () => {
    serverWith({ englishLevel: 'A2' });
    const { person } = openPage('/onboarding/6');
    expect((await level()).value).toBe('A2');
    await person.click(tick());
    expect((await level()).value).toBe('');
  });

  it('is taken back as “Not recorded”, and the tick stays', async () => {
    const server = serverWith({ englishLevel: 'B2', englishLanguageProof: true });
    const { person } = openPage('/onboarding/6');
    await person.selectOptions(await level(), 'Not recorded');
    expect(tick().checked).toBe(true);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(server)).toMatchObject({ englishLevel: null, englishLanguageProof: true }),
    );
  });
});

describe('The kind of settlement', () => {
  const kind = () => screen.queryByLabelText<HTMLSelectElement>(/^Kind of settlement/);

  it('is asked of those who have it alone, and says why', async () => {
    const server = serverWith();
    const { person } = openPage('/onboarding/3');
    const hasILR = await screen.findByLabelText('I already have ILR/Settlement');
    expect(screen.getByText(/You can lose it by staying away/)).toBeTruthy();
    await person.selectOptions(
      screen.getByLabelText(/^Kind of settlement/),
      'Settled status (EU Settlement Scheme)',
    );
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(sent(server)).toMatchObject({ settledAs: 'eu_settled_status' }));
    expect(hasILR).toBeTruthy();
  });

  it('is shown as it was answered, and taken back', async () => {
    const server = serverWith({ settledAs: 'eu_settled_status' });
    const { person } = openPage('/onboarding/3');
    const asked = await screen.findByLabelText<HTMLSelectElement>(/^Kind of settlement/);
    expect(asked.value).toBe('eu_settled_status');
    await person.selectOptions(asked, 'Not sure');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(sent(server)).toMatchObject({ settledAs: null }));
  });

  it('is not asked of others', async () => {
    serverWith({ hasILR: false, ilrGrantDate: null });
    openPage('/onboarding/3');
    await screen.findByLabelText('I already have ILR/Settlement');
    expect(kind()).toBeNull();
  });

  it('follows from a visa type that is a right: such people need no ILR', async () => {
    serverWith({ visaType: 'irish_citizen', hasILR: false, ilrGrantDate: null });
    openPage('/onboarding/3');
    expect(await screen.findByText('You need no ILR')).toBeTruthy();
    expect(kind()).toBeNull();
  });
});
