import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aJourney } from '../../testing/builders';
import { anAbsenceSummary, aSummary, serverWithDashboard } from '../../testing/dashboard';
import { limitChecks } from '../../testing/limits';
import { openPage } from '../../testing/openPage';
import { aCitizenshipAnswer, anIlrProgress } from '../../testing/progress';

/**
 * One record on every page of its owner: days away in the last twelve months, which are the fullest as well.
 * @param homeOffice the same without the days of travel
 */
function serverOf(days: number, homeOffice = days) {
  const counted = { days, homeOffice };
  const limits = limitChecks({ settlement: counted, finalYear: counted, fiveYears: counted });
  const server = serverWithDashboard(aSummary({}, { limits, totalAbsenceDays: days }));
  const answers = {
    'GET /api/absences/summary': anAbsenceSummary(days, days, { limits }),
    'GET /api/absence-journeys': [aJourney('Kenya', '2026-01-01', '2026-02-01')],
    'GET /api/absences': [aJourney('Kenya', '2026-01-01', '2026-02-01')],
    'GET /api/immigration/profile/ilr-progress': anIlrProgress({ limits, absenceLast12Months: days }),
    'GET /api/immigration/profile/citizenship-eligibility': aCitizenshipAnswer(),
  };
  for (const [call, body] of Object.entries(answers)) server.on(call, () => ({ status: 200, body }));
}

const fullest = 'Days away in the worst 12 months';
const last = 'Days away in the last 12 months';

const readings = async (name: string) =>
  (await screen.findAllByRole('meter', { name })).map((meter) => [
    meter.getAttribute('aria-valuetext'),
    meter.getAttribute('data-colour'),
  ]);

describe.each([
  [149, 'Within the ILR limit', 'within'],
  [151, 'Close to the ILR limit', 'soon'],
  [160, 'Close to the ILR limit', 'soon'],
  [180, 'At the ILR limit', 'soon'],
  [181, 'Over the ILR limit', 'over'],
])('%i days away in twelve months', (days, ilr, colour) => {
  it.each([
    '/dashboard?tab=absences',
    '/dashboard/absences',
    '/dashboard/progress',
    '/dashboard',
    '/absence-tracker',
  ])('are the same on %s', async (page) => {
    serverOf(days);
    openPage(page);
    expect(await readings(fullest)).toEqual([[`${days} of 180 days. ${ilr}.`, colour]]);
    expect(screen.queryByText(/^(?:Above|Over|Within) the limit|^Above \d/)).toBeNull();
  });

  it('are said in the same words at home', async () => {
    serverOf(days);
    openPage('/');
    expect(
      await screen.findByText(new RegExp(`^${ilr}\\b.* The ILR limit is 180 in any 12 months\\.`)),
    ).toBeTruthy();
  });

  it('are over the citizenship limit as a warning while ILR comes first', async () => {
    serverOf(days);
    openPage('/dashboard/absences');
    expect(await readings(last)).toEqual([[`${days} of 90 days. Over the citizenship limit.`, 'soon']]);
  });
});

it.each([
  '/dashboard?tab=absences',
  '/dashboard/absences',
  '/dashboard/progress',
  '/dashboard',
  '/absence-tracker',
])(
  'Days that are over by one count and allowed by the other stand as two numbers, one as large as the other, on %s',
  async (page) => {
    serverOf(186, 174);
    openPage(page);
    expect(await readings(fullest)).toEqual([['186 of 180 days. Over the ILR limit.', 'soon']]);
    expect(await readings(`${fullest}, by the Home Office’s count`)).toEqual([
      ['174 of 180 days. Close to the ILR limit.', 'soon'],
    ]);
    // Whose count each is, and why they differ.
    const names = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    expect(names).toEqual(expect.arrayContaining(['With your travel days', 'By the Home Office’s count']));
    expect(
      screen.getByText('The Home Office does not count the day you leave the UK and the day you come back.'),
    ).toBeTruthy();
  },
);

it.each([
  '/dashboard?tab=absences',
  '/dashboard/absences',
  '/dashboard/progress',
  '/dashboard',
  '/absence-tracker',
])('Nothing within its limit is green while another is red, on %s', async (page) => {
  serverOf(216);
  openPage(page);
  expect(await readings(fullest)).toEqual([['216 of 180 days. Over the ILR limit.', 'over']]);
  const colours = screen.getAllByRole('meter').map((meter) => meter.getAttribute('data-colour'));
  expect(colours).not.toContain('within');
  for (const pill of screen.queryAllByText('Within the citizenship limit'))
    expect(pill.closest('.MuiChip-root')?.className ?? '').not.toContain('Success');
});

it('The page of one who is at 90 days of 90 warns as specified, and says that none are left', async () => {
  serverOf(90);
  openPage('/dashboard?tab=absences');
  expect(await readings(last)).toEqual([['90 of 90 days. At the citizenship limit.', 'soon']]);
  expect(screen.getByText('Warning: You are exceeding yearly limit')).toBeTruthy();
  expect(
    screen.getByText(
      'At the citizenship limit: no days left. This limit counts on the day you apply for citizenship, not for ILR.',
    ),
  ).toBeTruthy();
});
