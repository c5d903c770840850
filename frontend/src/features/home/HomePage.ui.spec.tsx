import { twoAnswers } from '@settlewise/rules';
import { screen } from '@testing-library/react';
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
            ...{ kind: 'apply_for_ilr', day: '2027-01-05', moreTasks: 1 },
            documents: { met: 5, of: 6, missing: [{ id: 'G1', title: 'Passport' }], more: 0, days: null },
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

  it('calls days that are over by one count over by neither', async () => {
    const limits = limitChecks({
      settlement: { days: 174, cautious: 186 },
      finalYear: { days: 20 },
      fiveYears: { days: 186 },
    });
    serverWithDashboard({ ...dated, limits, totalAbsenceDays: 186 });
    openPage('/');
    expect(await screen.findByText(/By the Home Office’s count: 174 of 180 days\./)).toBeTruthy();
    expect(screen.queryByText(/Over the ILR limit/)).toBeNull();
  });

  it('names no date alone where the two ways of counting come to two', async () => {
    serverWithDashboard({
      ...{ ...dated, ilrEligibility: { ...dated.ilrEligibility, status: twoAnswers } },
      twoCounts: { cautious: '2030-11-14', homeOffice: '2026-08-30' },
    });
    openPage('/');
    expect(await screen.findByText('Two ways to count, two answers')).toBeTruthy();
    const both = screen.getByRole('region', { name: 'Two ways to count' }).textContent;
    expect(both).toMatch(
      /You can apply from 14 November 2030.*You can apply \(the first day was 30 August 2026\)/,
    );
    expect(screen.queryByText('You can apply for ILR from 6 November 2028')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('names both days, each with its count, where both say not yet', async () => {
    serverWithDashboard({
      ...{
        ...dated,
        ilrEligibility: { ...dated.ilrEligibility, status: 'Over the ILR limit', verdict: 'over_limit' },
      },
      twoCounts: { cautious: '2028-01-05', homeOffice: '2028-01-04' },
    });
    openPage('/');
    expect(
      await screen.findByText(
        'You can apply for ILR from 4 January 2028 by the Home Office’s count, or from 5 January 2028 with your travel days',
      ),
    ).toBeTruthy();
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
