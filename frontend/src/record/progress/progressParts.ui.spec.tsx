import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract';
import { twoAnswers } from '@settlewise/rules';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aJourney } from '../../testing/builders';
import { limitChecks } from '../../testing/limits';
import { aCitizenshipAnswer, anIlrProgress } from '../../testing/progress';
import { serverInMemory } from '../../testing/serverInMemory';
import { showPiece } from '../../testing/showPiece';
import { aTask } from '../../testing/tasks';
import { Toasts } from '../../ui/toasts/Toasts';
import { AbsenceNumbers } from './AbsenceNumbers';
import { OwnRequirements } from './OwnRequirements';
import { CitizenshipPanel } from './panels/CitizenshipPanel';
import { OverviewPanel } from './panels/OverviewPanel';
import { ProgressStatus } from './ProgressStatus';
import type { Progress } from './useProgress';

const progressOf = (
  ilr: Partial<IlrProgressResponse>,
  citizenship: Partial<CitizenshipEligibilityResponse> = {},
): Progress => ({
  ilr: anIlrProgress(ilr),
  citizenship: aCitizenshipAnswer(citizenship),
  journeys: [aJourney('Spain', '2026-01-01', '2026-01-10')],
});

function showOverview(...answers: Parameters<typeof progressOf>) {
  const progress = progressOf(...answers);
  showPiece(
    <>
      <ProgressStatus progress={progress} />
      <OverviewPanel progress={progress} />
    </>,
  );
  return region('Where you stand');
}

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('The progress at a glance', () => {
  it('says when somebody is now eligible', () => {
    const words = showOverview({
      ...{ eligibleNow: true, progress: 100, ilrStatus: 'Eligible to apply', timeLeft: null },
    });
    expect(words.getByRole('heading', { name: 'You are now eligible to apply' })).toBeTruthy();
    expect(region('ILR Progress').getByText('You are now eligible to apply')).toBeTruthy();
  });

  it('over the limit turns the bar, says so in words, and gives the Home Office’s count beside it', () => {
    const words = showOverview({
      ilrStatus: twoAnswers,
      absencesWithinLimit: false,
      meetsAbsenceRequirements: false,
      worstTwelveMonths: { days: 181, from: '2023-01-01', to: '2023-12-31', limit: 180, exceeded: true },
      absenceLast12Months: 151,
      homeOfficeDiffers: true,
      homeOfficeSays: 'By the Home Office’s count you have 179 days away.',
      ilrApplicationEarliestDate: '2028-11-06',
      homeOffice: {
        ...{ ilrStatus: 'Eligible to apply', ilrEligibilityDate: '2026-10-29', totalAbsences: 179 },
        ...{ ilrApplicationEarliestDate: '2026-10-01', worstTwelveMonths: null, english: null },
        period: { from: '2021-10-29', to: '2026-10-28' },
      },
      limits: limitChecks({
        settlement: { days: 179, cautious: 181 },
        finalYear: { days: 151 },
        fiveYears: { days: 181 },
      }),
    });
    expect(words.getByRole('heading', { name: 'Two ways to count, two answers' })).toBeTruthy();
    expect(words.getByText('You can apply from 6 November 2028')).toBeTruthy();
    expect(words.getByText('You can apply (the first day was 1 October 2026)')).toBeTruthy();
    expect(words.getByText('179 days of 180 in the worst 12 months')).toBeTruthy();
    const absences = region('Absence Tracking');
    expect(absences.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuetext'))).toEqual([
      '181 of 180 days. Over the ILR limit.',
      '179 of 180 days. Close to the ILR limit.',
    ]);
    expect(absences.getAllByRole('meter').map((meter) => meter.getAttribute('data-colour'))).toEqual([
      'soon',
      'soon',
    ]);
    const card = region('ILR Progress');
    expect(card.getByText(/^With your travel days\. On this day your years are complete\./)).toBeTruthy();
    expect(card.getByText('With your travel days. Until your years are complete.')).toBeTruthy();
    // The worst twelve months are over, so that no days of them are left; the last ones are above our own line.
    expect(absences.getByText('within it')).toBeTruthy();
    expect(absences.queryByText(/left$/)).toBeNull();
    expect(absences.getAllByText('Close to the ILR limit')).toHaveLength(2);
    expect(
      absences.getByText(/\. We warn above 150 days\. The ILR limit is 180 days in any 12 months\.$/),
    ).toBeTruthy();
  });

  it('over the limit by both counts names both days with their count, in the colour of over', () => {
    const words = showOverview({
      ...{ ilrStatus: 'Over the ILR limit', verdict: 'over_limit', homeOfficeDiffers: true },
      ...{ ilrEligibilityDate: '2028-02-02', ilrApplicationEarliestDate: '2028-01-05' },
      homeOffice: {
        ...{ ilrStatus: 'Over the ILR limit', ilrEligibilityDate: '2028-02-01', totalAbsences: 210 },
        ...{ ilrApplicationEarliestDate: '2028-01-04', worstTwelveMonths: null, english: null },
        period: { from: '2021-10-29', to: '2026-10-28' },
      },
      limits: limitChecks({
        settlement: { days: 210, cautious: 212 },
        finalYear: { days: 0 },
        fiveYears: { days: 212 },
      }),
    });
    const headline =
      'You can apply for ILR from 4 January 2028 by the Home Office’s count, or from 5 January 2028 with your travel days';
    expect(words.getByRole('heading', { name: headline })).toBeTruthy();
    expect(words.getByText('Over the ILR limit').closest('.MuiChip-colorError')).not.toBeNull();
    const card = region('ILR Progress');
    expect(card.getByText('Estimated eligibility by the Home Office’s count')).toBeTruthy();
    expect(card.getByText('01 February 2028')).toBeTruthy();
    expect(card.getByText('02 February 2028')).toBeTruthy();
  });

  it('with ILR shows that it is granted, and the way on to citizenship', () => {
    const ilr: Partial<IlrProgressResponse> = {
      ...{ hasILR: true, ilrStatus: 'Granted', ilrGrantDate: '2026-03-01', requirements: [] },
      ...{ totalAbsences: 35, absenceLast12Months: 15, period: null },
      limits: limitChecks(
        { settlement: null, finalYear: { days: 15 }, fiveYears: { days: 35 } },
        'citizenship',
      ),
    };
    const citizenship: Partial<CitizenshipEligibilityResponse> = {
      ...{ hasILR: true, ilrGrantDate: '2026-03-01', citizenshipStatus: 'In progress' },
      ...{ citizenshipEligibilityDate: '2027-03-01', citizenshipProgress: 72 },
      citizenshipWarnings: ['Your settlement has lasted long enough on 1 March 2027.'],
      timeLeft: { months: 3, days: 8 },
      requirements: [
        {
          ...{ key: 'settled', title: '12 months with ILR', state: 'not_met' as const },
          detail: 'Complete on 1 March 2027.',
        },
      ],
    };
    const words = showOverview(ilr, citizenship);
    expect(
      words.getByRole('heading', { name: 'You can apply for citizenship from 1 March 2027' }),
    ).toBeTruthy();
    expect(region('ILR Progress').getByText(/granted on 1 March 2026/)).toBeTruthy();
    expect(region('Citizenship Progress').getByText('01 March 2027')).toBeTruthy();
    // The limit that decides leads here as on every other page, and each number names its time.
    const absences = region('Absence Tracking');
    expect(absences.getByRole('meter').getAttribute('aria-valuetext')).toBe(
      '15 of 90 days. Within the citizenship limit.',
    );
    expect(absences.queryByText('Last 12 months', { selector: 'dt, dt *' }), 'it is said once').toBeNull();
    expect(absences.getByText('35 days')).toBeTruthy();
    expect(absences.getByText('In all your journeys')).toBeTruthy();

    showPiece(<CitizenshipPanel progress={progressOf(ilr, citizenship)} />);
    expect(region('Journey to citizenship').getAllByRole('meter')).toHaveLength(2);
    expect(region('Requirements').getByText('12 months with ILR')).toBeTruthy();
    expect(screen.getByText('Before you apply')).toBeTruthy();
  });
});

describe('The days away of the progress', () => {
  const showDays = (rest: Partial<IlrProgressResponse>) =>
    showPiece(<AbsenceNumbers ilr={anIlrProgress(rest)} />);
  const lineOf = (name: string) => screen.getByText(name).closest('div')?.textContent;

  it('say of the ILR limit that it is not known yet where the requirement beside it says so', () => {
    showDays({
      meetsAbsenceRequirements: null,
      requirements: [
        { key: 'absences', title: 'Days away', state: 'unknown', detail: 'You have recorded no journeys.' },
      ],
    });
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('10 of 180 days. Not known yet.');
    expect(screen.getByText('Not known yet')).toBeTruthy();
    expect(screen.queryByText(/Within the ILR limit/)).toBeNull();
  });

  it('call years that end today by their last day, where those of the application begin later', () => {
    showDays({
      ilrEligibilityDate: '2030-12-12',
      ilrApplicationEarliestDate: '2030-11-14',
      period: { from: '2021-11-21', to: '2026-11-20' },
    });
    expect(screen.getByText('In the five years to 20 November 2026')).toBeTruthy();
  });

  it('are added up in each count’s own years, where the counts come to two answers', () => {
    showDays({
      ...{ ilrEligibilityDate: '2029-02-16', ilrApplicationEarliestDate: '2029-01-19' },
      ...{ totalAbsences: 24, period: { from: '2024-02-16', to: '2029-02-15' } },
      homeOffice: {
        ...{ ilrStatus: 'Eligible to apply', ilrEligibilityDate: '2026-12-01', totalAbsences: 178 },
        ...{ ilrApplicationEarliestDate: '2026-11-03', worstTwelveMonths: null, english: null },
        period: { from: '2021-12-01', to: '2026-11-30' },
      },
    });
    expect(lineOf('By the Home Office’s count, in its qualifying years')).toBe(
      'By the Home Office’s count, in its qualifying years01 Dec 2021 to 30 Nov 2026178 days',
    );
    expect(lineOf('With your travel days, in their qualifying years')).toBe(
      'With your travel days, in their qualifying years16 Feb 2024 to 15 Feb 202924 days',
    );
  });

  it('of a visa without a limit stand without a bar', () => {
    showDays({
      ...{ absenceLimit: null, absenceWarningThreshold: null },
      limits: limitChecks({ settlement: null, finalYear: { days: 10 }, fiveYears: { days: 14 } }),
    });
    expect(screen.queryByRole('meter')).toBeNull();
    expect(screen.getByText(/sets no limit/)).toBeTruthy();
  });
});

describe('What is not met yet', () => {
  const open = [
    { key: 'life_in_uk', title: 'Life in the UK test', state: 'not_met' as const, detail: 'No pass yet.' },
    { key: 'english', title: 'English at level B1', state: 'unknown' as const, detail: 'Not known yet.' },
    { key: 'residence', title: '5 years of residence', state: 'unknown' as const, detail: 'Add your visa.' },
    { key: 'absences', title: 'Days away', state: 'met' as const, detail: 'No days away.' },
  ];
  const show = (requirements: IlrProgressResponse['requirements']) =>
    showPiece(
      <>
        <OwnRequirements progress={progressOf({ requirements })} requirements={requirements} />
        <Toasts />
      </>,
    );
  const uploads = () =>
    screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);

  it('becomes a task with a title and a day, which is sent as it is', async () => {
    const server = serverInMemory({
      'GET /api/dependants': () => ({ status: 200, body: [] }),
      'POST /api/tasks': () => ({ status: 201, body: aTask('Book the Life in the UK test') }),
    });
    const { person } = show(open);
    await person.click(screen.getByRole('button', { name: 'Add task: Life in the UK test' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Task' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('Book the Life in the UK test');
    await person.click(dialog.getByRole('button', { name: 'Add Task' }));
    expect(await screen.findByText('Task created')).toBeTruthy();
    expect(server.requests('POST /api/tasks')[0]?.body).toMatchObject({
      title: 'Book the Life in the UK test',
      category: 'appointment',
      priority: 'high',
      stage: 'pending',
      // Ninety days before ILR can be applied for.
      dueDate: '2027-01-06',
    });
  });

  it('can be met with a proof, whose upload is opened for its kind; what is met, or what the profile says, with none', () => {
    show(open);
    expect(uploads()).toEqual([
      ['Upload proof: Life in the UK test', '/dashboard/documents?upload=life_in_uk_certificate'],
      ['Upload proof: English at level B1', '/dashboard/documents?upload=english_b1_certificate'],
    ]);
    expect(
      screen.getAllByRole('button', { name: /^Add task/ }).map((act) => act.getAttribute('aria-label')),
    ).toEqual(['Add task: Life in the UK test', 'Add task: English at level B1']);
  });

  it('opens no upload of a B1 certificate for a higher level', () => {
    show([{ key: 'english', title: 'English at level B2', state: 'not_met', detail: 'B1 is shown.' }]);
    expect(uploads()).toEqual([
      ['Upload proof: English at level B2', '/dashboard/documents?upload=english_b2_certificate'],
    ]);
  });
});
