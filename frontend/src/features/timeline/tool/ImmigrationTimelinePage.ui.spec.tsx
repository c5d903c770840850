import type { TimelineResponse } from '@settlewise/contract/timeline';
import type { OwnTimelineResponse } from '@settlewise/contract/timelineEntries';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aDependant } from '../../../testing/aDependant';
import { amina } from '../../../testing/builders';
import { chooseVisaType } from '../../../testing/chooseVisaType';
import { openPage } from '../../../testing/openPage';
import { serverInMemory } from '../../../testing/serverInMemory';
import { anEntry, asOf } from '../../../testing/shared';
import {
  aPlan,
  aSavedLine,
  aWaitingApplication as waiting,
  because,
  lineEntries as entries,
} from '../testing/aLine';
import { setField } from '../../../testing/setField';

/** What is answered to whoever types a visa. */
const typedAnswer = (change: Partial<TimelineResponse> = {}): TimelineResponse => ({
  visaType: 'skilled_worker',
  visaStartDate: '2024-03-01',
  asOf,
  progressPercent: 50,
  ilrEligibilityDate: '2029-02-28',
  ilrApplicationEarliestDate: '2029-01-31',
  citizenshipEligibilityDate: '2030-02-28',
  totalAbsences: 0,
  absenceLimit: null,
  absenceStatus: 'within_limit',
  hasLanguageRequirement: true,
  hasLifeInUKRequirement: true,
  notes: ['A remark.'],
  planned: null,
  ruleSet: { version: '1', checkedOn: '2026-11-21' },
  wayAhead: [
    anEntry('First day to apply for citizenship', 'settlement', '2030-02-28', {
      id: 'way-citizenship',
      isAhead: true,
      matter: 'supposed_step',
      detail: 'If ILR is granted on 28 February 2029',
    }),
  ],
  ...change,
});

async function open(answer: Partial<OwnTimelineResponse>, query = '') {
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/notifications': () => ({ status: 200, body: [] }),
    'GET /api/calendar': () => ({ status: 200, body: { isOpen: false, openedAt: null } }),
    'GET /api/dependants': () => ({
      status: 200,
      body: [aDependant({ id: 3, firstName: 'Rui', lastName: 'Silva' })],
    }),
    'GET /api/timeline': () => ({ status: 200, body: { asOf, entries, applications: [], ...answer } }),
  });
  const page = openPage(`/timeline${query}`);
  await screen.findByRole('region', { name: 'Your timeline' });
  return { ...page, server };
}

const linesOf = async (name: string) =>
  within(await screen.findByRole('list', { name: `On the line: ${name}` }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('The timeline of the tools', () => {
  it('is one line for the person and each of the family, and the same as a list with the reason of each day', async () => {
    const { person } = await open({});
    expect(await screen.findByRole('img', { name: /^The line of you and 1 family member/ })).toBeTruthy();
    expect(await linesOf('You')).toEqual([
      '1Visa: Skilled Worker10 Mar 2021 to 09 Mar 2027',
      expect.stringContaining('2First day to apply for ILR10 Feb 2027 · in 81 days'),
    ]);
    expect(await linesOf('Rui')).toEqual(['1Visa of Rui Silva01 Feb 2022 to 01 Feb 2027']);
    await person.click(screen.getByText('Why this day'));
    expect(screen.getByText(/Five years are complete/)).toBeTruthy();

    // It is looked at more closely, and as a whole again.
    const width = () =>
      screen.getByRole('group', { name: /^The line\./ }).firstElementChild?.getAttribute('style');
    expect(width()).toBe('width: 100%;');
    await person.click(screen.getByRole('button', { name: 'Closer' }));
    expect(width()).toBe('width: 150%;');
    await person.keyboard('{Tab}{Tab}{Tab}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^The line\./);
    await person.keyboard('+');
    expect(width()).toBe('width: 225%;');
    await person.keyboard('0');
    expect(width()).toBe('width: 100%;');
  });

  it('says of what waits how far it has come, when it is late, whom to ask then, and that a journey withdraws it', async () => {
    const late = waiting({
      percentUsed: 130,
      isLate: true,
      lateFrom: '2026-11-20',
      toAsk: [{ who: 'ukvi', ...because('ask_ukvi', 'First contact UKVI.') }],
    });
    await open({
      applications: [
        waiting(),
        { ...waiting(), id: 'a2', stage: 'decided' },
        { ...late, id: 'a3', dependantId: 3 },
      ],
    });
    const ofRui = await screen.findByRole('region', { name: /work or study: Rui$/ });
    const name = 'Extension or switch in the UK: work or study';
    const [card, ...others] = await screen.findAllByRole('region', { name });
    expect(others).toEqual([]);
    const text = card?.textContent ?? '';
    expect(text).toContain('Waiting for the decision');
    expect(text).toContain('40 days since the waiting time started. Late from 8 December 2026');
    expect(text).toContain('If you leave, you withdraw your application.');
    const bar = within(card ?? document.body).getByRole('progressbar');
    expect(bar.getAttribute('aria-valuetext')).toBe('71% of the standard has passed');
    expect(text).not.toContain('Whom to ask now');
    expect(ofRui.textContent).toContain('Late since 20 November 2026');
    expect(ofRui.textContent).toContain('All of the standard has passed');
    expect(within(ofRui).getByText('First contact UKVI.')).toBeTruthy();
  });

  it('shows changes of the rules on a line of their own to those who ask, and never among the person’s days', async () => {
    const { person, router } = await open({});
    const own = await linesOf('You');
    const secondLine = { name: 'Changes of the rules, on a line of their own' };
    const asked = screen.getByRole('switch', { name: /^Show changes of the rules/ });
    expect(screen.queryByRole('list', secondLine)).toBeNull();
    expect(screen.queryByText('Announced, not the law')).toBeNull();
    await person.click(asked);
    expect(router.state.location.search).toBe('?rules=shown');
    const changes = within(screen.getByRole('list', secondLine)).getAllByRole('listitem');
    expect(changes[0]?.textContent).toMatch(/^AStudents: money to live onFrom 30 November 2026To come/);
    expect(changes.at(-1)?.textContent).toMatch(
      /^GEarned citizenshipNo day is knownAnnounced, not the law.*Source: .*White Paper/,
    );
    const picture = screen.getByRole('img', { name: /^The line of you/ });
    expect(picture.getAttribute('aria-label')).toContain('4 changes of the rules to come');
    expect(within(picture).getByText('E F G')).toBeTruthy();
    expect(await linesOf('You')).toEqual(own);
    await person.click(asked);
    expect(router.state.location.search).toBe('');
    expect(screen.queryByRole('list', secondLine)).toBeNull();
  });

  it('shows them at once where the address says so', async () => {
    await open({}, '?rules=shown');
    expect(await screen.findByRole('list', { name: /^Changes of the rules/ })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Show changes/ }).checked).toBe(true);
  });

  it('compares plans once they are typed, and forgets the answer when one is changed', async () => {
    const { person, server } = await open({});
    server.on('POST /api/timeline/plans', () => ({
      status: 200,
      body: { asOf, plans: [aPlan, { ...aPlan, ilrStatus: 'Eligible to apply' }] },
    }));
    const plan = (name: string) => within(screen.getByRole('group', { name }));
    const compare = await screen.findByRole('button', { name: 'Compare plans' });
    const isPrinted = () => !screen.getByRole('region', { name: 'Plans side by side' }).matches('.noPrint');
    // Empty fields say nothing on paper.
    expect(isPrinted()).toBe(false);
    await person.click(compare);
    expect(await plan('Plan 2').findByText('Eligible to apply')).toBeTruthy();
    expect(plan('Plan 1').getAllByText('6 April 2027')).toHaveLength(2);
    expect(isPrinted()).toBe(true);
    expect(server.requests('POST /api/timeline/plans').map(({ body }) => body)).toMatchObject([
      { plans: [{ service: 'standard' }, { service: 'priority' }] },
    ]);
    await person.selectOptions(plan('Plan 1').getByLabelText('Way'), 'Long residence');
    expect(plan('Plan 2').queryByText('Eligible to apply')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Add a plan' }));
    expect(screen.getByRole('group', { name: 'Plan 3' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Remove Plan 1' }));
    expect(screen.queryByRole('group', { name: 'Plan 3' })).toBeNull();
  });

  it('is saved with the plans that were compared, and no others', async () => {
    const { person, server } = await open({});
    server.on('POST /api/timeline/plans', () => ({ status: 200, body: { asOf, plans: [aPlan, aPlan] } }));
    server.on('POST /api/assessments', () => ({ status: 201, body: aSavedLine() }));
    await person.click(await screen.findByRole('button', { name: 'Save this timeline' }));
    const link = await screen.findByRole('link', { name: 'Open the saved timeline' });
    expect(link.getAttribute('href')).toBe('/timeline/saved/t1');
    // With plans it is another one.
    await person.click(screen.getByRole('button', { name: 'Compare plans' }));
    await person.click(await screen.findByRole('button', { name: 'Save this timeline' }));
    await screen.findByRole('link', { name: 'Open the saved timeline' });
    const plan = { route: 'own', applyOn: null, journeys: [] };
    expect(server.requests('POST /api/assessments').map(({ body }) => body)).toEqual([
      { calculator: 'timeline', form: { plans: [] } },
      {
        calculator: 'timeline',
        form: {
          plans: [
            { ...plan, service: 'standard' },
            { ...plan, service: 'priority' },
          ],
        },
      },
    ]);
    const first = within(screen.getByRole('group', { name: 'Plan 1' }));
    await person.selectOptions(first.getByLabelText('Way'), 'Long residence');
    expect(await screen.findByRole('button', { name: 'Save this timeline' })).toBeTruthy();
  });

  it('begins with the visa where there is none', async () => {
    await open({ entries: [anEntry('Record opened', 'record', '2026-11-20', { id: 'r1' })] });
    expect(await screen.findByRole('heading', { name: 'No line yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add your visa' }).getAttribute('href')).toBe(
      '/dashboard/immigration-profile',
    );
    // Nothing is compared with a record that has nothing.
    expect(screen.queryByRole('region', { name: 'Plans side by side' })).toBeNull();
  });

  it('shows the line of a visa that is typed and kept nowhere, and forgets it when another is typed', async () => {
    const { person, server } = await open({ entries: [] });
    const form = within(await screen.findByRole('form', { name: 'A visa to try' }));
    const show = form.getByRole('button', { name: 'Show the line' });
    await person.click(show);
    expect(await form.findByText('Please choose your visa')).toBeTruthy();
    expect(form.getByText('Please enter the first day of your visa')).toBeTruthy();
    server.on('POST /api/timeline/generate', () => ({ status: 200, body: typedAnswer() }));
    await chooseVisaType(person, form.getByRole('combobox', { name: 'Visa type' }), 'Skilled Worker');
    setField(form.getByRole('textbox', { name: /^The visa begins on/ }), '1 Mar 2024');
    await person.click(show);
    expect(await linesOf('You')).toEqual([
      '1Visa: Skilled Worker01 Mar 2024',
      expect.stringContaining('2First day to apply for ILR31 Jan 2029'),
      expect.stringContaining('If ILR is granted on 28 February 2029'),
    ]);
    expect(screen.getByText('A remark.')).toBeTruthy();
    const sent = server.sent.filter(({ method }) => method !== 'GET');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [
        '/api/timeline/generate',
        {
          visaType: 'skilled_worker',
          visaStartDate: '2024-03-01',
          visaEndDate: null,
          useDetailedAbsences: true,
          absences: [],
          planned: null,
        },
      ],
    ]);
    setField(form.getByRole('textbox', { name: /^It ends on/ }), '1 Mar 2023');
    expect(screen.queryByRole('list', { name: 'On the line: You' })).toBeNull();
    await person.click(show);
    expect(await form.findByText('The visa cannot end before it begins')).toBeTruthy();
  });

  it('asks for the day and service of an application that is planned, and shows what would hold', async () => {
    const { person, server } = await open({ entries: [] });
    const form = within(await screen.findByRole('form', { name: 'A visa to try' }));
    expect(form.queryByRole('textbox', { name: /^You plan to apply on/ })).toBeNull();
    await chooseVisaType(person, form.getByRole('combobox', { name: 'Visa type' }), 'Skilled Worker');
    setField(form.getByRole('textbox', { name: /^The visa begins on/ }), '1 Mar 2024');
    await person.selectOptions(form.getByLabelText(/^Application you plan/), 'EU Settlement Scheme');
    // No decision under the scheme can be had sooner for money.
    expect(form.queryByLabelText('Service')).toBeNull();
    await person.selectOptions(form.getByLabelText(/^Application you plan/), 'Settlement (ILR)');
    const day = form.getByRole('textbox', { name: /^You plan to apply on/ });
    await person.selectOptions(form.getByLabelText('Service'), 'Priority');
    const show = form.getByRole('button', { name: 'Show the line' });
    await person.click(show);
    expect(await form.findByText('Please enter the day you plan to apply')).toBeTruthy();
    setField(day, '28 Feb 2024');
    expect(await form.findByText('You cannot apply before the visa begins')).toBeTruthy();
    expect(day.getAttribute('aria-invalid')).toBe('true');
    expect(server.requests('POST /api/timeline/generate')).toEqual([]);

    const { waiting: waits } = waiting({
      meanwhile: [
        because('waiting_permission', 'Your permission ended.'),
        because('waiting_travel', 'If you leave, you withdraw your application.'),
      ],
    });
    const planned: TimelineResponse['planned'] = {
      appliedFor: 'ilr',
      applyOn: '2099-03-02',
      isBeforeFirstDay: false,
      isAfterPermission: true,
      waiting: waits,
      entries: [
        anEntry('Application: Settlement (ILR)', 'application', '2099-03-02', {
          id: 'p1',
          isAhead: true,
          matter: 'application',
          applicationId: 'planned',
          detail: 'Priority. Planned, not sent yet',
        }),
        anEntry('Decision that was paid for', 'application', '2099-03-09', {
          id: 'p2',
          isAhead: true,
          matter: 'decision_expected',
          applicationId: 'planned',
        }),
      ],
    };
    server.on('POST /api/timeline/generate', () => ({ status: 200, body: typedAnswer({ planned }) }));
    setField(day, '2 Mar 2099');
    await person.click(show);
    const card = await screen.findByRole('region', { name: 'You plan: Settlement (ILR)' });
    expect(
      screen.getByText('Too late: your visa has ended by then').closest('[role=note]')?.textContent,
    ).toBe('Too late: your visa has ended by thenYour permission ended.');
    // Once, and travel stands open.
    expect(screen.getAllByText(/Your permission ended/)).toHaveLength(1);
    expect(screen.getByText(/^Too late.*The line of the visa stands below\.$/).getAttribute('role')).toBe(
      'status',
    );
    expect(within(card).getByText(/you withdraw your application/)).toBeTruthy();
    expect(card.textContent).toContain('from 2 March 2099 on, the day you plan to apply');
    const lines = await linesOf('You');
    expect(lines.join(' ')).toContain('Application: Settlement (ILR)02 Mar 2099');
    expect(server.requests('POST /api/timeline/generate').at(-1)?.body).toMatchObject({
      planned: { appliedFor: 'ilr', applyOn: '2099-03-02', service: 'priority' },
    });
    // What was answered is not the answer to another plan.
    await person.selectOptions(form.getByLabelText('Service'), 'Standard');
    expect(screen.queryByRole('region', { name: /^You plan/ })).toBeNull();
  });
});
