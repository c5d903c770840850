import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract';
import { twoAnswers } from '@settlewise/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aJourney, amina } from '../../testing/builders';
import { limitChecks } from '../../testing/limits';
import { aSummary } from '../../testing/dashboard';
import { openPage } from '../../testing/openPage';
import { aCitizenshipAnswer, anIlrProgress } from '../../testing/progress';
import { serverInMemory } from '../../testing/serverInMemory';
import { aTask } from '../../testing/tasks';

const ilrCall = 'GET /api/immigration/profile/ilr-progress';
const summaryCall = 'GET /api/dashboard/summary';
const citizenshipCall = 'GET /api/immigration/profile/citizenship-eligibility';
const journeys = [aJourney('Spain', '2026-01-01', '2026-01-10')];

function serverWith(
  ilr: Partial<IlrProgressResponse> = {},
  citizenship: Partial<CitizenshipEligibilityResponse> = {},
) {
  return serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/absence-journeys': () => ({ status: 200, body: journeys }),
    [ilrCall]: () => ({ status: 200, body: anIlrProgress(ilr) }),
    [citizenshipCall]: () => ({ status: 200, body: aCitizenshipAnswer(citizenship) }),
  });
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const standing = async () => within(await screen.findByRole('region', { name: 'Where you stand' }));
const tab = (name: string) => screen.getByRole('tab', { name });

const granted = { hasILR: true, ilrStatus: 'Granted', ilrGrantDate: '2026-03-01', requirements: [] };
const waitingForCitizenship = {
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

describe('The progress page', () => {
  it('says first from when ILR can be applied for, and how far the years have come', async () => {
    serverWith();
    openPage('/dashboard/progress');
    const words = await standing();
    expect(words.getByRole('heading', { name: 'You can apply for ILR from 6 April 2027' })).toBeTruthy();
    expect(words.getByText(/complete in 5 months and 13 days/)).toBeTruthy();
    expect(words.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('91');
    expect(document.title).toContain('ILR and Citizenship Progress');
  });

  it('shows the three cards and the checklist of the journey', async () => {
    serverWith();
    openPage('/dashboard/progress');
    await standing();
    const ilr = region('ILR Progress');
    for (const words of ['Skilled Worker', '5 years', '04 May 2027', '5 months and 13 days'])
      expect(ilr.getByText(words)).toBeTruthy();
    const absences = region('Absence Tracking');
    expect(absences.getByRole('meter').getAttribute('aria-valuetext')).toBe(
      '10 of 180 days. Within the ILR limit.',
    );
    expect(absences.getByRole('link', { name: 'View Absence Tracker' }).getAttribute('href')).toBe(
      '/dashboard/absences',
    );
    expect(region('Citizenship Progress').getByText('ILR is required first.')).toBeTruthy();
    const checklist = region('Immigration Journey Requirements');
    expect(checklist.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '5 years of residenceNot met yetComplete on 4 May 2027.Add task',
      'Life in the UK testMetYou said that you passed it.',
    ]);
  });

  it('says of the ILR limit that it is not known yet where the requirement beside it says so', async () => {
    serverWith({
      meetsAbsenceRequirements: null,
      requirements: [
        { key: 'absences', title: 'Days away', state: 'unknown', detail: 'You have recorded no journeys.' },
      ],
    });
    openPage('/dashboard/progress');
    await standing();
    const absences = region('Absence Tracking');
    expect(absences.getByRole('meter').getAttribute('aria-valuetext')).toBe('10 of 180 days. Not known yet.');
    expect(absences.getByText('Not known yet')).toBeTruthy();
    expect(absences.queryByText(/Within the ILR limit/)).toBeNull();
  });

  it('says when somebody is now eligible', async () => {
    serverWith({ eligibleNow: true, progress: 100, ilrStatus: 'Eligible to apply', timeLeft: null });
    openPage('/dashboard/progress');
    expect((await standing()).getByRole('heading', { name: 'You are now eligible to apply' })).toBeTruthy();
    expect(region('ILR Progress').getByText('You are now eligible to apply')).toBeTruthy();
  });

  it('below the next act says nothing of it again', async () => {
    const server = serverWith();
    server.on(summaryCall, () => ({ status: 200, body: aSummary() }));
    openPage('/dashboard/progress');
    expect(await screen.findByRole('heading', { name: 'Apply for ILR from 6 April 2027' })).toBeTruthy();
    const words = await standing();
    expect(words.getByRole('heading', { name: 'Where you stand' })).toBeTruthy();
    expect(words.queryByText(/You can apply for ILR from/)).toBeNull();
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
    // How long it takes stands in the card of the years, once.
    expect(screen.getAllByText(/5 months and 13 days/)).toHaveLength(1);
  });

  it('shows what is there while the next act is on its way, and says where that did not come', async () => {
    const server = serverWith();
    const answers: ((answer: { status: number; body?: unknown }) => void)[] = [];
    server.on(summaryCall, () => new Promise((resolve) => answers.push(resolve)));
    const { person } = openPage('/dashboard/progress');
    const words = await standing();
    expect(screen.getByText('Loading what to do next…')).toBeTruthy();
    expect(region('ILR Progress').getByText('04 May 2027')).toBeTruthy();
    expect(words.getByRole('progressbar')).toBeTruthy();
    answers[0]?.({ status: 400, body: { message: 'Away.' } });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('What to do next could not be loaded')).toBeTruthy();
    // Nothing above says the verdict then.
    expect(words.getByRole('heading', { name: 'You can apply for ILR from 6 April 2027' })).toBeTruthy();
    server.on(summaryCall, () => ({ status: 200, body: aSummary() }));
    await person.click(alert.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Apply for ILR from 6 April 2027' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(words.queryByText(/You can apply for ILR from/)).toBeNull();
  });

  it('names what is missing, gives no date, and leads to where it is filled in', async () => {
    serverWith({
      ...{ visaType: null, visaTypeLabel: null, visaStartDate: null, ilrEligibilityDate: null },
      ...{ ilrApplicationEarliestDate: null, timeLeft: null, period: null, progress: 0 },
      missing: ['visaType', 'visaStartDate'],
    });
    openPage('/dashboard/progress');
    const words = await standing();
    expect(words.getByText(/Add your visa type and the start date of your visa/)).toBeTruthy();
    expect(words.getByRole('link', { name: 'Update my immigration profile' }).getAttribute('href')).toBe(
      '/dashboard/immigration-profile',
    );
    expect(region('ILR Progress').getByText('N/A')).toBeTruthy();
  });

  it('leads to what is missing once, where the next act does', async () => {
    const server = serverWith({
      ...{ visaType: null, visaTypeLabel: null, visaStartDate: null, ilrEligibilityDate: null },
      ...{ ilrApplicationEarliestDate: null, timeLeft: null, period: null, progress: 0 },
      missing: ['visaType', 'visaStartDate'],
    });
    const summary = aSummary();
    const nextAct = {
      ...{ ...summary.nextAct, kind: 'add_facts', headline: 'Add your visa', button: 'Go to my visa' },
      to: '/dashboard/immigration-profile',
    };
    server.on(summaryCall, () => ({ status: 200, body: { ...summary, nextAct } }));
    openPage('/dashboard/progress');
    expect(await screen.findByRole('link', { name: 'Go to my visa' })).toBeTruthy();
    const words = await standing();
    expect(words.queryByRole('link', { name: 'Update my immigration profile' })).toBeNull();
  });

  it('over the limit turns the bar, says so in words, and gives the Home Office’s count beside it', async () => {
    serverWith({
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
        settlement: { days: 181, homeOffice: 179 },
        finalYear: { days: 151 },
        fiveYears: { days: 181 },
      }),
    });
    openPage('/dashboard/progress');
    const words = await standing();
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

  it('over the limit by both counts names both days with their count, in the colour of over', async () => {
    serverWith({
      ...{ ilrStatus: 'Over the ILR limit', verdict: 'over_limit', homeOfficeDiffers: true },
      ...{ ilrEligibilityDate: '2028-02-02', ilrApplicationEarliestDate: '2028-01-05' },
      homeOffice: {
        ...{ ilrStatus: 'Over the ILR limit', ilrEligibilityDate: '2028-02-01', totalAbsences: 210 },
        ...{ ilrApplicationEarliestDate: '2028-01-04', worstTwelveMonths: null, english: null },
        period: { from: '2021-10-29', to: '2026-10-28' },
      },
      limits: limitChecks({
        settlement: { days: 212, homeOffice: 210 },
        finalYear: { days: 0 },
        fiveYears: { days: 212 },
      }),
    });
    openPage('/dashboard/progress');
    const words = await standing();
    const headline =
      'You can apply for ILR from 4 January 2028 by the Home Office’s count, or from 5 January 2028 with your travel days';
    expect(words.getByRole('heading', { name: headline })).toBeTruthy();
    expect(words.getByText('Over the ILR limit').closest('.MuiChip-colorError')).not.toBeNull();
    const card = region('ILR Progress');
    expect(card.getByText('Estimated eligibility by the Home Office’s count')).toBeTruthy();
    expect(card.getByText('01 February 2028')).toBeTruthy();
    expect(card.getByText('02 February 2028')).toBeTruthy();
  });

  it('calls years that end today by their last day, where those of the application begin later', async () => {
    serverWith({
      ilrEligibilityDate: '2030-12-12',
      ilrApplicationEarliestDate: '2030-11-14',
      period: { from: '2021-11-21', to: '2026-11-20' },
    });
    const { person } = openPage('/dashboard/progress');
    await standing();
    const facts = region('Absence Tracking');
    expect(facts.getByText('In the five years to 20 November 2026')).toBeTruthy();
    await person.click(tab('ILR Details'));
    const records = region('Absence records');
    expect(records.getByText('The five years to 20 November 2026: 21 Nov 2021 to 20 Nov 2026')).toBeTruthy();
    expect(records.queryByText(/qualifying years/i)).toBeNull();
  });

  it('adds up the days of each count in that count’s own years, where the counts come to two answers', async () => {
    serverWith({
      ...{ ilrEligibilityDate: '2029-02-16', ilrApplicationEarliestDate: '2029-01-19' },
      ...{ totalAbsences: 24, period: { from: '2024-02-16', to: '2029-02-15' } },
      homeOffice: {
        ...{ ilrStatus: 'Eligible to apply', ilrEligibilityDate: '2026-12-01', totalAbsences: 178 },
        ...{ ilrApplicationEarliestDate: '2026-11-03', worstTwelveMonths: null, english: null },
        period: { from: '2021-12-01', to: '2026-11-30' },
      },
    });
    openPage('/dashboard/progress');
    await standing();
    const facts = region('Absence Tracking');
    const lineOf = (name: string) => facts.getByText(name).closest('div')?.textContent;
    expect(lineOf('By the Home Office’s count, in its qualifying years')).toBe(
      'By the Home Office’s count, in its qualifying years01 Dec 2021 to 30 Nov 2026178 days',
    );
    expect(lineOf('With your travel days, in their qualifying years')).toBe(
      'With your travel days, in their qualifying years16 Feb 2024 to 15 Feb 202924 days',
    );
  });

  it('of a visa without a limit of days away says that instead of a bar', async () => {
    serverWith({
      ...{ absenceLimit: null, absenceWarningThreshold: null },
      limits: limitChecks({ settlement: null, finalYear: { days: 10 }, fiveYears: { days: 14 } }),
    });
    openPage('/dashboard/progress');
    await standing();
    expect(region('Absence Tracking').queryByRole('meter')).toBeNull();
    expect(region('Absence Tracking').getByText(/sets no limit/)).toBeTruthy();
  });

  it('shows ILR in detail: dates, days away as a picture, requirements and why', async () => {
    const source = {
      title: 'Appendix Skilled Worker',
      url: 'https://example.org',
      retrievedOn: '2026-11-21',
    };
    serverWith({
      reasons: [
        { code: 'qualifying_period', message: '5 years from 4 May 2022.', standing: 'against', source },
        { code: 'english_level', message: 'English at level B2.', standing: 'to_know', source },
      ],
    });
    const { person, router } = openPage('/dashboard/progress');
    await standing();
    await person.click(tab('ILR Details'));
    expect(router.state.location.search).toBe('?tab=ilr');
    expect(region('Eligibility details').getByText('06 April 2027')).toBeTruthy();
    expect(region('Absence records').getByRole('heading', { name: /last twelve months/ })).toBeTruthy();
    expect(region('Absence records').getByRole('link', { name: 'View Absence Tracker' })).toBeTruthy();
    expect(region('Why this date').getByText('5 years from 4 May 2022.')).toBeTruthy();
    expect(screen.getByText('Good to know (1)')).toBeTruthy();
  });

  it('with ILR shows that it is granted, and the way on to citizenship', async () => {
    serverWith(
      {
        ...granted,
        ...{ totalAbsences: 35, absenceLast12Months: 15, period: null },
        limits: limitChecks(
          { settlement: null, finalYear: { days: 15 }, fiveYears: { days: 35 } },
          'citizenship',
        ),
      },
      waitingForCitizenship,
    );
    const { person } = openPage('/dashboard/progress');
    const words = await standing();
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
    await person.click(tab('Citizenship'));
    expect(region('Journey to citizenship').getAllByRole('meter')).toHaveLength(2);
    expect(region('Requirements').getByText('12 months with ILR')).toBeTruthy();
    expect(within(screen.getByRole('tabpanel')).getByText('Before you apply')).toBeTruthy();
  });

  it('without ILR says on the citizenship tab that ILR comes first', async () => {
    serverWith();
    openPage('/dashboard/progress?tab=citizenship');
    await standing();
    expect(region('Journey to citizenship').getByText('ILR is required first.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Requirements' })).toBeNull();
  });

  it('says when citizenship is open, and what is missing where only that stands against it', async () => {
    const complete = { ...waitingForCitizenship, citizenshipEligibilityDate: '2026-11-21', timeLeft: null };
    const server = serverWith(granted, { ...complete, eligibleForCitizenship: true, requirements: [] });
    const { person } = openPage('/dashboard/progress');
    expect(
      (await standing()).getByRole('heading', { name: 'You can apply for citizenship now' }),
    ).toBeTruthy();
    server.on(citizenshipCall, () => ({
      status: 200,
      body: aCitizenshipAnswer({
        ...complete,
        requirements: [{ key: 'english', title: 'English', state: 'not_met', detail: 'No proof yet.' }],
      }),
    }));
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('What is still missing: English.')).toBeTruthy();
  });

  it('that cannot be loaded says so, and is tried again', async () => {
    const server = serverWith();
    server.on(ilrCall, () => ({ status: 503, body: { message: 'Away.' } }));
    server.on(summaryCall, () => ({ status: 200, body: aSummary() }));
    const { person } = openPage('/dashboard/progress');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Error Loading Progress Data')).toBeTruthy();
    expect(
      alert.getByText('There was a problem loading your immigration progress data. Please try again.'),
    ).toBeTruthy();
    server.on(ilrCall, () => ({ status: 200, body: anIlrProgress() }));
    await person.click(alert.getByRole('button', { name: 'Retry' }));
    await standing();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks again on Refresh, and tells when it is there', async () => {
    const server = serverWith();
    const { person } = openPage('/dashboard/progress');
    await standing();
    server.on(ilrCall, () => ({
      status: 200,
      body: anIlrProgress({ ilrApplicationEarliestDate: '2028-01-01' }),
    }));
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(
      await screen.findByRole('heading', { name: 'You can apply for ILR from 1 January 2028' }),
    ).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Your progress is up to date.')).toBeTruthy());
  });
});

describe('What is not met yet', () => {
  const open = [
    { key: 'life_in_uk', title: 'Life in the UK test', state: 'not_met' as const, detail: 'No pass yet.' },
    { key: 'english', title: 'English at level B1', state: 'unknown' as const, detail: 'Not known yet.' },
    { key: 'residence', title: '5 years of residence', state: 'unknown' as const, detail: 'Add your visa.' },
    { key: 'absences', title: 'Days away', state: 'met' as const, detail: 'No days away.' },
  ];

  it('becomes a task with a title and a day, which is sent as it is', async () => {
    const server = serverWith({ requirements: open });
    server.on('GET /api/dependants', () => ({ status: 200, body: [] }));
    server.on('POST /api/tasks', () => ({ status: 201, body: aTask('Book the Life in the UK test') }));
    const { person } = openPage('/dashboard/progress');
    await standing();
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

  it('can be met with a proof, whose upload is opened for its kind', async () => {
    serverWith({ requirements: open });
    openPage('/dashboard/progress');
    await standing();
    expect(screen.getByRole('link', { name: 'Upload proof: English at level B1' }).getAttribute('href')).toBe(
      '/dashboard/documents?upload=english_b1_certificate',
    );
  });

  it('opens no upload of a B1 certificate for a higher level', async () => {
    const b2 = {
      key: 'english',
      title: 'English at level B2',
      state: 'not_met' as const,
      detail: 'B1 is shown.',
    };
    serverWith({ requirements: [b2] });
    openPage('/dashboard/progress');
    await standing();
    expect(screen.getByRole('link', { name: 'Upload proof: English at level B2' }).getAttribute('href')).toBe(
      '/dashboard/documents?upload=english_b2_certificate',
    );
  });

  it('offers nothing for what is met, and for what only the profile can say', async () => {
    serverWith({ requirements: open });
    openPage('/dashboard/progress');
    await standing();
    expect(
      screen.getAllByRole('button', { name: /^Add task/ }).map((act) => act.getAttribute('aria-label')),
    ).toEqual(['Add task: Life in the UK test', 'Add task: English at level B1']);
  });
});
