import type { FirstSteps } from '@settlewise/contract/dashboard';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amina } from '../../testing/builders';
import { aSummary, serverWithDashboard } from '../../testing/dashboard';
import { openPage } from '../../testing/openPage';
import { amarasRecord } from '../../testing/shared';

const nothing: FirstSteps = { visa: false, journeys: false, passport: false, englishAndTest: false };
const missing = ['visaType', 'visaStartDate'] as const;

function serverOf(
  steps: Partial<FirstSteps>,
  onboarding: (typeof amina)['onboarding'] = 'open',
  eligibleNow = false,
  earliestApplicationDate: string | null = null,
) {
  const firstSteps = { ...nothing, ...steps };
  const server = serverWithDashboard(
    aSummary(
      { missing: firstSteps.visa ? [] : [...missing], eligibleNow, earliestApplicationDate },
      { firstSteps },
    ),
  );
  server.on('GET /api/user', () => ({ status: 200, body: { ...amina, onboarding } }));
  server.on('POST /api/account/settings', () => ({ status: 200, body: {} }));
  return server;
}

const panel = async () => within(await screen.findByRole('region', { name: 'Four steps to your date' }));
const hasCard = (name: string) => screen.queryByRole('region', { name }) !== null;

describe('The four steps of the dashboard', () => {
  it('are all that an empty record shows beside who it is about, what is new and what is shared with the person', async () => {
    const server = serverOf({});
    server.on('GET /api/shared', () => ({ status: 200, body: [amarasRecord] }));
    openPage('/dashboard');
    const steps = await panel();
    expect(steps.getByText('0 of 4 done. Then you see when you can apply, and why.')).toBeTruthy();
    expect(steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Add your visa ', '/dashboard/immigration-profile'],
      ['Add your journeys ', '/dashboard/absences'],
      ['Upload your passport ', '/dashboard/documents'],
      ['Say what you have ', '/onboarding/6'],
      ['Set up my profile', '/onboarding'],
    ]);
    for (const name of ['ILR progress', 'Upcoming tasks', 'Recent documents', 'Travel absences'])
      expect([name, hasCard(name)]).toEqual([name, false]);
    expect(hasCard('Profile summary')).toBe(true);
    expect(await screen.findByRole('link', { name: 'Open the record' })).toBeTruthy();
  });

  it('are each done by what the record holds, and lead to what is left', async () => {
    serverOf({ visa: true, passport: true }, 'done');
    openPage('/dashboard');
    const steps = await panel();
    expect(steps.getByText(/^2 of 4 done/)).toBeTruthy();
    const items = steps.getAllByRole('listitem').map((item) => item.textContent?.includes('Done'));
    expect(items).toEqual([true, false, true, false]);
    // The onboarding was gone through, so it is not offered again.
    expect(steps.queryByRole('link', { name: 'Set up my profile' })).toBeNull();
    expect(hasCard('ILR progress')).toBe(true);
  });

  it('promise no day to one who can apply today', async () => {
    serverOf({}, 'open', true);
    openPage('/dashboard');
    const steps = await panel();
    expect(steps.getByText('0 of 4 done.')).toBeTruthy();
    expect(steps.queryByText(/Then you see when you can apply/)).toBeNull();
  });

  it('promise no day to one whose first day stands on the page already', async () => {
    serverOf({}, 'open', false, '2029-01-19');
    openPage('/dashboard');
    expect((await panel()).getByText('0 of 4 done.')).toBeTruthy();
  });

  it('are gone once all are done', async () => {
    serverOf({ visa: true, journeys: true, passport: true, englishAndTest: true });
    openPage('/dashboard');
    await screen.findByRole('region', { name: 'ILR progress' });
    expect(hasCard('Four steps to your date')).toBe(false);
  });

  it('can be put away, and say when that failed', async () => {
    const server = serverOf({});
    const { person } = openPage('/dashboard');
    const button = (await panel()).getByRole('button', { name: 'Put these steps away' });
    server.on('POST /api/account/settings', () => ({ status: 503, body: { message: 'Later.' } }));
    await person.click(button);
    expect(await screen.findByText('Not put away')).toBeTruthy();
    server.on('POST /api/account/settings', () => {
      server.on('GET /api/user', () => ({ status: 200, body: { ...amina, onboarding: 'put_away' } }));
      return { status: 200, body: {} };
    });
    await person.click(button);
    await waitFor(() => expect(hasCard('Four steps to your date')).toBe(false));
    expect(hasCard('ILR progress')).toBe(true);
    expect(server.requests('POST /api/account/settings').map(({ body }) => body)).toEqual([
      { onboarding: 'put_away' },
      { onboarding: 'put_away' },
    ]);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
