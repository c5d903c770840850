import { ilrCalculationRequest } from '@settlewise/contract/assessments';
import { calculateIlr } from '@settlewise/rules/calculators';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { writeDraft } from '../../../record/drafts/draftStorage';
import { openPage } from '../../../testing/openPage';
import { serverInMemory } from '../../../testing/serverInMemory';
import { emptyDraft, type IlrDraft } from './draft/ilrDraft';
import { call } from './testing/ilrWizard';

/** Eleven weeks between the visas of a Skilled Worker who came on 15 May 2021. */
const typed: IlrDraft = {
  ...emptyDraft(),
  step: 3,
  visaType: 'skilled_worker',
  visaStartDate: '2024-07-30',
  useDetailedAbsences: false,
  absencesPerYear: [2021, 2022, 2023, 2024, 2025, 2026].map((year) => ({ year, days: 0 })),
  englishLanguageRequirement: true,
  meetsSalaryRequirement: true,
  goodCharacter: true,
  earlierVisas: [
    {
      id: 'visa-1',
      visaType: 'skilled_worker',
      appliedInTime: null,
      appliedOn: '',
      gapBefore: null,
      from: '2021-05-15',
      to: '2024-05-14',
    },
  ],
};

it('A result that is opened by its address is calculated again, and an answer given there leaves one date', async () => {
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 401, body: { message: 'Not signed in' } }),
    [call]: ({ body }) => ({
      status: 200,
      body: calculateIlr(ilrCalculationRequest.parse(body), '2026-11-23'),
    }),
  });
  writeDraft('ilr', typed);
  const { person, router } = openPage('/ilr?view=results');
  expect(await screen.findByText('you can apply (the first day was 17 April 2026)')).toBeTruthy();
  expect(screen.getByText('you can apply from 2 July 2029')).toBeTruthy();
  expect(screen.queryByText('Calculation complete'), 'it is no news').toBeNull();

  await person.click(screen.getByRole('button', { name: 'Yes, in time' }));
  expect((await screen.findAllByText(/first day was 17 April 2026/i)).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByText('you can apply from 2 July 2029')).toBeNull());
  expect(server.requests(call).at(-1)?.body).toMatchObject({
    permissions: [{ from: '2021-05-15' }, { from: '2024-07-30', appliedInTime: 'yes' }],
  });
  expect(router.state.location.search).toBe('?view=results');
  await person.click(screen.getByRole('button', { name: 'Change answers' }));
  expect(await screen.findByRole('heading', { name: 'Other requirements' })).toBeTruthy();
  expect(router.state.location.search).toBe('?step=3');

  await person.click(screen.getByRole('button', { name: 'Calculate' }));
  await person.click(await screen.findByRole('button', { name: 'Start Over' }));
  await person.click(await screen.findByRole('button', { name: 'Clear answers' }));
  expect(await screen.findByRole('heading', { name: 'Your visa' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Visa issue date' })).toHaveProperty('value', '');
  expect(screen.getByText('To go on, choose your visa type and enter its issue date.')).toBeTruthy();
});
