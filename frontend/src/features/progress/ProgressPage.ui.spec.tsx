import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract/progress';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aJourney, amina } from '../../testing/builders';
import { aSummary } from '../../testing/dashboard';
import { openPage } from '../../testing/openPage';
import { aCitizenshipAnswer, anIlrProgress } from '../../testing/progress';
import { serverInMemory } from '../../testing/serverInMemory';

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

describe('The progress page', () => {
  it('says first from when one can apply, then shows the cards, and ILR and citizenship in their tabs', async () => {
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
    const words = await standing();
    expect(words.getByRole('heading', { name: 'You can apply for ILR from 6 April 2027' })).toBeTruthy();
    expect(words.getByText(/complete in 5 months and 13 days/)).toBeTruthy();
    expect(words.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('91');
    expect(document.title).toContain('ILR and Citizenship Progress');
    const ilr = region('ILR Progress');
    for (const fact of ['Skilled Worker', '5 years', '04 May 2027', '5 months and 13 days'])
      expect(ilr.getByText(fact)).toBeTruthy();
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

    await person.click(tab('ILR Details'));
    expect(router.state.location.search).toBe('?tab=ilr');
    expect(region('Eligibility details').getByText('06 April 2027')).toBeTruthy();
    expect(region('Absence records').getByRole('heading', { name: /last twelve months/ })).toBeTruthy();
    expect(region('Absence records').getByRole('link', { name: 'View Absence Tracker' })).toBeTruthy();
    expect(region('Why this date').getByText('5 years from 4 May 2022.')).toBeTruthy();
    expect(screen.getByText('Good to know (1)')).toBeTruthy();

    await person.click(tab('Citizenship'));
    expect(router.state.location.search).toBe('?tab=citizenship');
    expect(region('Journey to citizenship').getByText('ILR is required first.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Requirements' })).toBeNull();
  });

  it('shows what is there while the next act is on its way, says where that did not come, and below it says nothing again', async () => {
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
    expect(words.getByRole('heading', { name: 'Where you stand' })).toBeTruthy();
    expect(words.queryByText(/You can apply for ILR from/)).toBeNull();
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
    // How long it takes stands in the card of the years, once.
    expect(screen.getAllByText(/5 months and 13 days/)).toHaveLength(1);
  });

  it('names what is missing, gives no date, and leads once to where it is filled in', async () => {
    const server = serverWith({
      visaType: null,
      visaTypeLabel: null,
      visaStartDate: null,
      ilrEligibilityDate: null,
      ilrApplicationEarliestDate: null,
      timeLeft: null,
      period: null,
      progress: 0,
      missing: ['visaType', 'visaStartDate'],
    });
    server.on(summaryCall, () => ({ status: 400, body: { message: 'Away.' } }));
    const { person } = openPage('/dashboard/progress');
    const words = await standing();
    expect(words.getByText(/Add your visa type and the start date of your visa/)).toBeTruthy();
    expect(words.getByRole('link', { name: 'Update my immigration profile' }).getAttribute('href')).toBe(
      '/dashboard/immigration-profile',
    );
    expect(region('ILR Progress').getByText('N/A')).toBeTruthy();

    // The next act leads there as well.
    const summary = aSummary();
    const nextAct = {
      ...summary.nextAct,
      kind: 'add_facts',
      headline: 'Add your visa',
      button: 'Go to my visa',
      to: '/dashboard/immigration-profile',
    };
    server.on(summaryCall, () => ({ status: 200, body: { ...summary, nextAct } }));
    await person.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Go to my visa' })).toBeTruthy();
    expect(words.queryByRole('link', { name: 'Update my immigration profile' })).toBeNull();
  });

  it('that cannot be loaded says so, is tried again, asks again on Refresh, and tells when it is there', async () => {
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
    const words = await standing();
    expect(screen.queryByRole('alert')).toBeNull();

    server.on(ilrCall, () => ({
      status: 200,
      body: anIlrProgress({ ilrEligibilityDate: '2028-01-29', ilrApplicationEarliestDate: '2028-01-01' }),
    }));
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await region('ILR Progress').findByText('29 January 2028')).toBeTruthy();
    expect(await screen.findByText('Your progress is up to date.')).toBeTruthy();
    expect(words.getByRole('heading', { name: 'Where you stand' })).toBeTruthy();
  });
});
