import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { amina, untouchedProfile as untouched } from '../../testing/builders';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';

it.each(['/onboarding/0', '/onboarding/7', '/onboarding/19'])(
  'There is no step at %s, as the server says with 404',
  async (address) => {
    serverInMemory({
      'GET /api/user': () => ({ status: 200, body: { ...amina, onboarding: 'open' } }),
      'GET /api/user/profile': () => ({ status: 200, body: untouched }),
      'GET /api/dashboard/summary': () => ({ status: 500 }),
    });
    openPage(address);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('404 Page Not Found');
  },
);
