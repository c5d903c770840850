import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amina } from '../../testing/builders';
import { aNextAct, aSummary, serverWithDashboard } from '../../testing/dashboard';
import { limitChecks } from '../../testing/limits';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';

const dated = aSummary({
  progress: 60,
  estimatedEligibilityDate: '2028-12-04',
  earliestApplicationDate: '2028-11-06',
  visaType: 'Skilled Worker',
});

describe('The home page', () => {
  it('shows a visitor an example, and the calculators', async () => {
    serverInMemory({ 'GET /api/user': () => ({ status: 401, body: { message: 'Not signed in' } }) });
    openPage('/');
    expect(await screen.findByText(/^Example:/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Check citizenship' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open my dashboard' })).toBeNull();
    expect(screen.getAllByRole('link', { name: /^Launch Tool/ })).toHaveLength(10);
    expect(screen.queryByRole('link', { name: /^Preview/ })).toBeNull();
    expect(screen.queryByText(/^Coming Soon$|currently under development/)).toBeNull();
    expect(screen.getByText('£3,226+')).toBeTruthy();
    expect(screen.getByText('£1,839+')).toBeTruthy();
  });

  it('says once how old the reading of the rules is, without alarm', async () => {
    serverInMemory({ 'GET /api/user': () => ({ status: 401, body: { message: 'Not signed in' } }) });
    openPage('/');
    await screen.findByText(/^Example:/);
    const why = within(screen.getByRole('region', { name: 'Why choose Settlewise' }));
    expect(
      why.getByText(
        'You see the law behind each date, and when we read it. Rules read on 6 December 2025, news to 6 October 2026.',
      ),
    ).toBeTruthy();
    expect(screen.getAllByText(/6 December 2025/)).toHaveLength(1);
    expect(document.body.textContent).not.toContain('more than ninety days ago');
  });

  it('shows somebody who is signed in their own answer, and the way to their dashboard', async () => {
    serverWithDashboard(dated);
    openPage('/');
    expect(await screen.findByText('You can apply for ILR from 6 November 2028')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open my dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.queryByText(/^Example:/)).toBeNull();
  });

  it('says for what one can apply, since when and until when', async () => {
    serverWithDashboard(
      aSummary(
        { eligibleNow: true, status: 'Eligible to apply', earliestApplicationDate: '2026-10-09' },
        {
          nextAct: aNextAct({
            kind: 'apply_for_ilr',
            day: '2027-01-05',
            moreTasks: 1,
            documents: { met: 5, of: 6, missing: [{ id: 'G1', title: 'Passport' }], more: 0 },
          }),
        },
      ),
    );
    openPage('/');
    expect(await screen.findByText('You can apply for indefinite leave to remain now')).toBeTruthy();
    expect(
      screen.getByText(
        'The first day was 9 October 2026. You can apply until your permission ends on 5 January 2027.',
      ),
    ).toBeTruthy();
    // As many as the dashboard lists.
    expect(screen.getByText(/^These two things are left before you apply\./)).toBeTruthy();
    expect(screen.queryByText('Eligible to apply')).toBeNull();
  });

  it('calls days that only the days of travel put over the limit within it, and says that these need proof', async () => {
    const limits = limitChecks({
      settlement: { days: 174, cautious: 186 },
      finalYear: { days: 20 },
      fiveYears: { days: 174, cautious: 186 },
    });
    serverWithDashboard({ ...dated, limits, totalAbsenceDays: 186 });
    openPage('/');
    expect(await screen.findByText(/With your travel days: 186 of 180\. Keep proof of them\./)).toBeTruthy();
    expect(screen.getByText(/^Close to the ILR limit/)).toBeTruthy();
    expect(screen.queryByText(/Over the ILR limit/)).toBeNull();
  });

  it('names one date, and what the days of travel change of it', async () => {
    const travelMargin = 'With days of travel the first day is 14 November 2030.';
    serverWithDashboard({ ...dated, ilrEligibility: { ...dated.ilrEligibility, travelMargin } });
    openPage('/');
    expect(await screen.findByText('You can apply for ILR from 6 November 2028')).toBeTruthy();
    expect(screen.getByText(travelMargin)).toBeTruthy();
    expect(screen.getByRole('progressbar')).toBeTruthy();
  });

  it('over the limit names the day after it, in the colour of over', async () => {
    serverWithDashboard({
      ...dated,
      ilrEligibility: { ...dated.ilrEligibility, status: 'Over the ILR limit', verdict: 'over_limit' },
    });
    openPage('/');
    expect(await screen.findByText('You can apply for ILR from 6 November 2028')).toBeTruthy();
    expect(screen.getByText('Over the ILR limit').closest('.MuiChip-colorError')).not.toBeNull();
  });

  it.each([
    ['open', 'Set up my profile', '/onboarding'],
    ['put_away', 'Add your visa', '/dashboard/immigration-profile'],
  ] as const)(
    'says what is missing; with the onboarding %s it leads to “%s”',
    async (onboarding, name, to) => {
      const firstSteps = { visa: false, journeys: false, passport: false, englishAndTest: false };
      const server = serverWithDashboard(
        aSummary({ missing: ['visaType', 'visaStartDate'] }, { firstSteps }),
      );
      server.on('GET /api/user', () => ({ status: 200, body: { ...amina, onboarding } }));
      openPage('/');
      expect(await screen.findByText('Your ILR date is not known yet')).toBeTruthy();
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
    },
  );

  it('goes on with a profile that was begun', async () => {
    const begun = aSummary({ missing: ['visaType', 'visaStartDate'] });
    const firstSteps = { visa: false, journeys: true, passport: false, englishAndTest: false };
    const server = serverWithDashboard({ ...begun, firstSteps });
    server.on('GET /api/user', () => ({ status: 200, body: { ...amina, onboarding: 'open' } }));
    openPage('/');
    expect(await screen.findByRole('link', { name: 'Go on with my profile' })).toBeTruthy();
  });

  it('leads an administrator without a record of their own to the administration', async () => {
    const empty = { visa: false, journeys: false, passport: false, englishAndTest: false };
    const server = serverWithDashboard({ ...aSummary({ missing: ['visaType'] }), firstSteps: empty });
    server.on('GET /api/user', () => ({ status: 200, body: { ...amina, role: 'admin' } }));
    openPage('/');
    const way = await screen.findByRole('link', { name: 'Open the administration' });
    expect(way.getAttribute('href')).toBe('/admin');
  });

  it('says nothing of an administration to others', async () => {
    const empty = { visa: false, journeys: false, passport: false, englishAndTest: false };
    serverWithDashboard({ ...aSummary({ missing: ['visaType'] }), firstSteps: empty });
    openPage('/');
    await screen.findByText('Your ILR date is not known yet');
    expect(screen.queryByRole('link', { name: 'Open the administration' })).toBeNull();
  });

  it('offers to load the answer again', async () => {
    const server = serverWithDashboard(dated);
    server.on('GET /api/dashboard/summary', () => ({ status: 503, body: { message: 'Later.' } }));
    const { person } = openPage('/');
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.on('GET /api/dashboard/summary', () => ({ status: 200, body: dated }));
    await person.click(again);
    expect(await screen.findByText('You can apply for ILR from 6 November 2028')).toBeTruthy();
  });
});
