import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverInMemory } from '../../../testing/serverInMemory';
import { anEntry, asOf } from '../../../testing/shared';
import { showPiece } from '../../../testing/showPiece';
import { TypedLine } from './TypedLine';

it('The line of a typed visa is shown and kept nowhere', async () => {
  const { sent } = serverInMemory({
    'POST /api/timeline/generate': () => ({
      status: 200,
      body: {
        visaType: 'skilled_worker',
        visaStartDate: '2024-03-01',
        asOf,
        progressPercent: 50,
        ilrEligibilityDate: '2029-02-28',
        ilrApplicationEarliestDate: '2029-01-31',
        citizenshipEligibilityDate: '2030-02-28',
        totalAbsences: 0,
        absenceLimit: null,
        absenceStatus: 'within_limit',
        hasLanguageRequirement: true,
        hasLifeInUKRequirement: true,
        notes: [],
        planned: null,
        ruleSet: { version: '1', checkedOn: '2026-11-21' },
        wayAhead: [
          anEntry('First day to apply for citizenship', 'settlement', '2030-02-28', {
            id: 'way',
            isAhead: true,
            matter: 'supposed_step',
          }),
        ],
      },
    }),
  });
  const { person } = showPiece(<TypedLine empty={<p>No line yet</p>} />);
  expect(screen.getByText('No line yet')).toBeTruthy();
  await person.type(screen.getByRole('combobox', { name: 'Visa type' }), 'Skilled Worker{Enter}');
  await person.type(screen.getByRole('textbox', { name: /^The visa begins on/ }), '1 Mar 2024');
  await person.click(screen.getByRole('button', { name: 'Show the line' }));
  expect(await screen.findByText('First day to apply for citizenship')).toBeTruthy();
  expect(screen.queryByText('No line yet')).toBeNull();
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/timeline/generate']);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
