import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract/progress';
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
      eligibleNow: true,
      progress: 100,
      ilrStatus: 'Eligible to apply',
      timeLeft: null,
    });
    expect(words.getByRole('heading', { name: 'You are now eligible to apply' })).toBeTruthy();
    expect(region('ILR Progress').getByText('You are now eligible to apply')).toBeTruthy();
  });

  it('names one day where only the days of travel exceed the limit, and what they change in a sentence', () => {
    const travelMargin =
      'The Home Office does not count days of travel. With days of travel the first day is 6 November 2028.';
    const words = showOverview({
      travelMargin,
      ilrApplicationEarliestDate: '2026-12-01',
      ilrEligibilityDate: '2026-12-29',
      absenceLast12Months: 155,
      totalAbsences: 181,
      worstTwelveMonths: { days: 179, from: '2023-01-01', to: '2023-12-31', limit: 180, exceeded: false },
      limits: limitChecks({
        settlement: { days: 179, cautious: 181 },
        finalYear: { days: 151, cautious: 155 },
        fiveYears: { days: 179, cautious: 181 },
      }),
    });
    expect(words.getByRole('heading', { name: 'You can apply for ILR from 1 December 2026' })).toBeTruthy();
    expect(words.getByText(travelMargin)).toBeTruthy();
    const absences = region('Absence Tracking');
    const [meter, ...others] = absences.getAllByRole('meter');
    expect([meter?.getAttribute('aria-valuetext'), meter?.getAttribute('data-colour')]).toEqual([
      '179 of 180 days. Close to the ILR limit.',
      'soon',
    ]);
    expect(others).toEqual([]);
    expect(absences.getByText('With your travel days: 181 of 180. Keep proof of them.')).toBeTruthy();
    const card = region('ILR Progress');
    expect(card.getByText(/^On this day your years are complete\./)).toBeTruthy();
    expect(card.getByText('Until your years are complete.')).toBeTruthy();
    // The worst twelve months are over, so that no days of them are left; they are above our own line.
    expect(absences.getByText('within it')).toBeTruthy();
    expect(absences.queryByText(/left$/)).toBeNull();
    expect(
      absences.getByText('We warn above 150 days. The ILR limit is 180 days in any 12 months.'),
    ).toBeTruthy();
    // A total with the days of travel says so.
    expect(absences.getByText('Last 12 months, with your travel days')).toBeTruthy();
    expect(absences.getByText('155 days')).toBeTruthy();
  });

  it('over the limit names the day after it, in the colour of over', () => {
    const words = showOverview({
      ilrStatus: 'Over the ILR limit',
      verdict: 'over_limit',
      ilrEligibilityDate: '2028-02-01',
      ilrApplicationEarliestDate: '2028-01-04',
      limits: limitChecks({
        settlement: { days: 210, cautious: 212 },
        finalYear: { days: 0 },
        fiveYears: { days: 210, cautious: 212 },
      }),
    });
    expect(words.getByRole('heading', { name: 'You can apply for ILR from 4 January 2028' })).toBeTruthy();
    expect(words.getByText('Over the ILR limit').closest('.MuiChip-colorError')).not.toBeNull();
    expect(region('ILR Progress').getByText('01 February 2028')).toBeTruthy();
    const absences = region('Absence Tracking');
    expect(absences.getByRole('meter').getAttribute('data-colour')).toBe('over');
    expect(absences.getByText('With your travel days: 212.')).toBeTruthy();
  });

  it('with ILR shows that it is granted, and the way on to citizenship', () => {
    const ilr: Partial<IlrProgressResponse> = {
      hasILR: true,
      ilrStatus: 'Granted',
      ilrGrantDate: '2026-03-01',
      requirements: [],
      totalAbsences: 35,
      absenceLast12Months: 15,
      period: null,
      limits: limitChecks(
        { settlement: null, finalYear: { days: 15 }, fiveYears: { days: 35 } },
        'citizenship',
      ),
    };
    const citizenship: Partial<CitizenshipEligibilityResponse> = {
      hasILR: true,
      ilrGrantDate: '2026-03-01',
      citizenshipStatus: 'In progress',
      citizenshipEligibilityDate: '2027-03-01',
      citizenshipProgress: 72,
      citizenshipWarnings: ['Your settlement has lasted long enough on 1 March 2027.'],
      timeLeft: { months: 3, days: 8 },
      requirements: [
        {
          key: 'settled',
          title: '12 months with ILR',
          state: 'not_met' as const,
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
    expect(absences.queryByText(/^Last 12 months/, { selector: 'dt, dt *' }), 'it is said once').toBeNull();
    expect(absences.getByText('35 days')).toBeTruthy();
    expect(absences.getByText('In all your journeys, with your travel days')).toBeTruthy();

    showPiece(<CitizenshipPanel progress={progressOf(ilr, citizenship)} />);
    expect(region('Journey to citizenship').getAllByRole('meter')).toHaveLength(2);
    expect(region('Requirements').getByText('12 months with ILR')).toBeTruthy();
    expect(screen.getByText('Before you apply')).toBeTruthy();
  });
});

describe('The days away of the progress', () => {
  const showDays = (rest: Partial<IlrProgressResponse>) =>
    showPiece(<AbsenceNumbers ilr={anIlrProgress(rest)} />);

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
    expect(screen.getByText('In the five years to 20 November 2026, with your travel days')).toBeTruthy();
  });

  it('of a visa without a limit stand without a bar', () => {
    showDays({
      absenceLimit: null,
      absenceWarningThreshold: null,
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
