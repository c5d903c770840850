import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aClock } from '../../../record/dependants/testing/dependantsTesting';
import { aDependant } from '../../../testing/aDependant';
import { openPage } from '../../../testing/openPage';
import { amarasRecord, aSharedDocument, serverWithSharedRecord } from '../../../testing/shared';

it('A lawyer sees each dependant by their own clock, and what decides it', async () => {
  const server = serverWithSharedRecord();
  const record = { ...amarasRecord, includesIdentity: true };
  const dependants = [
    aDependant({ ukEntryDate: '2023-02-01', visaHeldSince: '2021-05-15', travelsWith: 'me' }),
    aDependant({ id: 2, firstName: 'Leila', relationship: 'child', bornInUk: true }),
  ];
  const { source } = aClock().settlement.reasons[0] ?? {};
  const registration = {
    verdict: 'can_register',
    section: '1(3)',
    opensOn: '2026-06-01',
    lastDay: '2042-03-03',
    ways: [],
    reasons: [],
    missing: [],
    cost: { amount: 1_000, from: '2026-04-08', note: null, source },
  };
  const progress = [aClock(), { ...aClock({ id: 2 }), registration }];
  server.on('GET /api/shared/g1/dependants', () => ({ status: 200, body: { record, dependants, progress } }));
  openPage('/shared-with-me/g1?tab=dependants');
  const cardOf = async (name: string) =>
    within((await screen.findByRole('heading', { name })).closest('li') ?? document.body);
  const zainab = await cardOf('Zainab Khan');
  expect(zainab.getByText('Settlement from 4 January 2028')).toBeTruthy();
  for (const fact of ['01 Feb 2023', '15 May 2021', 'Always with Amara Okafor'])
    expect(zainab.getByText(fact)).toBeTruthy();
  const leila = await cardOf('Leila Khan');
  expect(leila.getByText('Can be registered as British now')).toBeTruthy();
  expect(leila.getByText('The last day to apply is 3 March 2042.')).toBeTruthy();
});

it('A lawyer is told what the owner does not share of a dependant, and who can change that', async () => {
  const server = serverWithSharedRecord();
  const nobody = { firstName: null, lastName: null, dateOfBirth: null, nationality: null };
  const numbers = { passportNumber: null, brpNumber: null };
  const dependants = [{ ...aDependant({ id: 7, relationship: 'child' }), ...nobody, ...numbers }];
  server.on('GET /api/shared/g1/dependants', () => ({
    status: 200,
    body: { record: amarasRecord, dependants, progress: [aClock({ id: 7 })] },
  }));
  openPage('/shared-with-me/g1?tab=dependants');
  const heading = await screen.findByRole('heading', { name: 'Dependant 1' });
  const card = within(heading.closest('li') ?? document.body);
  expect(card.getByText('Name and date of birth: not shared')).toBeTruthy();
  expect(card.getAllByText('Not shared')).toHaveLength(3);
  expect(card.getByText(/^Registration as British: not shared/)).toBeTruthy();
  expect(card.getByText('Settlement from 4 January 2028')).toBeTruthy();
  expect(screen.getByText(/^Read only\./).textContent).toContain(
    'Amara Okafor can change that by revoking your access and giving it anew.',
  );
});

it('A lawyer is told which file the owner does not share', async () => {
  const server = serverWithSharedRecord();
  const documents = [{ ...aSharedDocument('Passport'), fileIsShared: false }, aSharedDocument('Payslip')];
  server.on('GET /api/shared/g1/documents', () => ({
    status: 200,
    body: { record: amarasRecord, documents },
  }));
  openPage('/shared-with-me/g1?tab=documents');
  expect(await screen.findByText('File: not shared. It is identity data.')).toBeTruthy();
  expect(
    screen.getAllByRole('link', { name: /^Download / }).map(({ textContent }) => textContent?.trim()),
  ).toEqual(['Download everything', 'Download Payslip']);
});
