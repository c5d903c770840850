import { demoAccount } from '@settlewise/contract/demoAccount';
import { timelineRequest } from '@settlewise/contract/timeline';
import { ruleSet } from '@settlewise/rules/parameters';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amina } from '../../testing/builders';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';
import { probedPaths } from './probe';

const timeline = {
  visaType: 'skilled_worker',
  visaStartDate: '2021-01-01',
  ilrEligibilityDate: '2026-01-01',
  ilrApplicationEarliestDate: '2025-12-04',
  citizenshipEligibilityDate: '2027-01-01',
  totalAbsences: 110,
  absenceLimit: 900,
  absenceStatus: 'within_limit',
  progressPercent: 100,
  hasLanguageRequirement: true,
  hasLifeInUKRequirement: true,
  notes: ['English is needed.'],
  asOf: '2026-11-21',
  ruleSet,
};
const timelineCall = 'POST /api/timeline/generate';

const serverWithPages = () =>
  serverInMemory({
    'GET /api/user': () => ({ status: 401, body: { message: 'Please sign in first.' } }),
    'GET /api/dev-pages': () => ({ status: 204 }),
    'POST /api/login': () => ({ status: 200, body: amina }),
    [timelineCall]: () => ({ status: 200, body: timeline }),
    ...Object.fromEntries(
      probedPaths
        .filter((path) => path !== '/api/user')
        .map((path) => [`GET ${path}`, () => ({ status: 200, body: { asked: path } })]),
    ),
  });

describe.each(['/login-test', '/timeline-test'])('%s', (path) => {
  it('is not found where the developer pages are off', async () => {
    serverWithPages().on('GET /api/dev-pages', () => ({ status: 404 }));
    openPage(path);
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  });

  it('can be tried again when the server could not be asked', async () => {
    const server = serverWithPages();
    server.on('GET /api/dev-pages', () => ({ status: 500, body: { message: 'Broken.' } }));
    const { person } = openPage(path);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.on('GET /api/dev-pages', () => ({ status: 204 }));
    await person.click(retry);
    expect(await screen.findByRole('form')).toBeTruthy();
  });
});

describe('The login test', () => {
  const send = async (person: ReturnType<typeof openPage>['person']) =>
    person.click(await screen.findByRole('button', { name: 'Login & Test APIs' }));

  it('comes filled in, logs in and shows what each endpoint answered', async () => {
    const server = serverWithPages();
    const { person } = openPage('/login-test');
    await send(person);
    expect(await screen.findByText('API testing complete!')).toBeTruthy();
    const shown = screen.getAllByRole('article').map((result) => result.getAttribute('aria-label'));
    expect(shown).toEqual(probedPaths);
    const tasks = within(screen.getByRole('article', { name: '/api/tasks' }));
    expect(tasks.getByText('Status: 200')).toBeTruthy();
    expect(tasks.getByText('Success')).toBeTruthy();
    expect(tasks.getByText(/"asked": "\/api\/tasks"/)).toBeTruthy();
    const user = within(screen.getByRole('article', { name: '/api/user' }));
    expect(user.getByText('Failed')).toBeTruthy();
    expect(server.requests('POST /api/login')[0]?.body).toEqual(demoAccount);
  });

  it.each([
    [{ status: 401, body: { message: 'Wrong username or password.' } }, 'Wrong username or password.'],
    [{ status: 500 }, 'Login failed'],
  ])('says what a refused login was answered with', async (answer, words) => {
    serverWithPages().on('POST /api/login', () => answer);
    const { person } = openPage('/login-test');
    await send(person);
    expect(within(await screen.findByRole('alert')).getByText(words)).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('says so when the server cannot be reached', async () => {
    serverWithPages().on('POST /api/login', () => Promise.reject(new TypeError('Failed to fetch')));
    const { person } = openPage('/login-test');
    await send(person);
    expect(
      await screen.findByText('Login failed. Please check your credentials and try again.'),
    ).toBeTruthy();
  });

  it('asks for both fields', async () => {
    serverWithPages();
    const { person } = openPage('/login-test');
    await person.clear(await screen.findByLabelText('Username'));
    await person.clear(screen.getByLabelText('Password'));
    await send(person);
    expect(screen.getAllByText('Username is required').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Password is required').length).toBeGreaterThan(0);
  });
});

describe('The timeline test', () => {
  const generate = async (person: ReturnType<typeof openPage>['person']) =>
    person.click(await screen.findByRole('button', { name: 'Generate timeline' }));

  it('sends its samples by year, and shows every field of the answer', async () => {
    const server = serverWithPages();
    const { person } = openPage('/timeline-test');
    await generate(person);
    const shown = within(await screen.findByRole('region', { name: 'Timeline' }));
    for (const words of ['01 Jan 2026', '01 Jan 2027', '110 days', '900 days', 'Within limit', '100%'])
      expect(shown.getByText(words)).toBeTruthy();
    expect(shown.getByText('English is needed.')).toBeTruthy();
    expect(timelineRequest.parse(server.requests(timelineCall)[0]?.body)).toEqual({
      visaType: 'skilled_worker',
      visaStartDate: '2021-01-01',
      useDetailedAbsences: false,
      absencesPerYear: { 2021: 30, 2022: 45, 2023: 20, 2024: 15 },
    });
  });

  it('sends two absences with their dates once that is chosen', async () => {
    const server = serverWithPages();
    const { person } = openPage('/timeline-test');
    await person.click(await screen.findByRole('switch', { name: 'Use detailed absences' }));
    expect(screen.getAllByRole('group', { name: /^Absence \d/ })).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: 'Remove absence 2' }));
    await generate(person);
    await screen.findByRole('region', { name: 'Timeline' });
    expect(server.requests(timelineCall)[0]?.body).toMatchObject({
      useDetailedAbsences: true,
      absences: [{ from: '2021-07-10', to: '2021-08-08', days: 30, reason: 'Holiday' }],
    });
  });

  it('says what was refused, beside the field too, and keeps what was typed', async () => {
    const message = 'Visa issue date cannot be in the future';
    serverWithPages().on(timelineCall, () => ({
      status: 422,
      body: { message, errors: [{ path: 'visaStartDate', message }] },
    }));
    const { person } = openPage('/timeline-test');
    await generate(person);
    expect(within(await screen.findByRole('alert')).getByText(message)).toBeTruthy();
    const start = screen.getByRole<HTMLInputElement>('textbox', { name: 'Start date' });
    expect(start.getAttribute('aria-invalid')).toBe('true');
    expect(start.value).toBe('01 Jan 2021');
  });

  it('has words of its own where the server has none', async () => {
    serverWithPages().on(timelineCall, () => ({ status: 400 }));
    const { person } = openPage('/timeline-test');
    await generate(person);
    expect(await screen.findByText('Failed to generate timeline')).toBeTruthy();
  });
});
