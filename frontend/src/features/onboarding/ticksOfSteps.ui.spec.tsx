import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { amina, untouchedProfile as untouched } from '../../testing/builders';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';

const named = { ...untouched, fullName: 'Amina Khan', nationality: 'Indian' };

it.each([
  ['nothing is saved', untouched, '17%', ['1', '2', '3', '4', '5', '6']],
  ['the visa is not', named, '33%', ['', '2', '3', '4', '5', '6']],
  [
    'all that everybody is asked for is',
    { ...named, visaType: 'skilled_worker' },
    '100%',
    ['', '', '', '', '', '6'],
  ],
] as const)(
  'ticks and bar follow what is saved, where the last step is opened and %s',
  async (_, saved, percent, dots) => {
    serverInMemory({
      'GET /api/user': () => ({ status: 200, body: { ...amina, onboarding: 'open' } }),
      'GET /api/user/profile': () => ({ status: 200, body: saved }),
      'GET /api/dashboard/summary': () => ({ status: 500 }),
    });
    openPage('/onboarding/6');
    await screen.findByRole('heading', { level: 2, name: 'Eligibility Evidence' });
    expect(screen.getByText(percent)).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(`Step 6 of 6, ${percent}`);
    const all = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('button');
    // A tick stands in the place of the number.
    expect(all.map(({ textContent }) => textContent)).toEqual(dots);
  },
);
