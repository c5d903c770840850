import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aClock } from '../../../record/dependants/testing/dependantsTesting';
import { aDependant } from '../../../testing/aDependant';
import { openPage } from '../../../testing/openPage';
import { amarasRecord as record, serverWithSharedRecord } from '../../../testing/shared';

it('A lawyer sees each dependant by their own clock, and what decides it', async () => {
  const server = serverWithSharedRecord();
  const dependants = [
    aDependant({ ukEntryDate: '2023-02-01', visaHeldSince: '2021-05-15', travelsWith: 'me' }),
    aDependant({ id: 2, firstName: 'Leila', relationship: 'child', bornInUk: true }),
  ];
  const { source } = aClock().settlement.reasons[0] ?? {};
  const registration = {
    ...{ verdict: 'can_register', section: '1(3)', opensOn: '2026-06-01', lastDay: '2042-03-03' },
    ...{ ways: [], reasons: [], missing: [] },
    cost: { amount: 1_000, from: '2026-04-08', note: null, source },
  };
  const progress = [aClock(), { ...aClock({ id: 2 }), registration }];
  server.on('GET /api/shared/g1/dependants', () => ({
    status: 200,
    body: { record, dependants, progress },
  }));
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
