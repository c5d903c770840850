import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amina } from '../../testing/builders';
import { openPage, openSite } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';
import { setField } from '../../testing/setField';

const nobody = { 'GET /api/user': () => ({ status: 401, body: { message: 'Not signed in' } }) };

async function fillIn(username: string, password: string) {
  setField(await screen.findByLabelText('Username'), username);
  setField(screen.getByLabelText('Password'), password);
}
const login = () => within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Login' });

describe('The login form', () => {
  it('says beside each field what is missing, lists it at the top with links, and sends nothing', async () => {
    const server = serverInMemory(nobody);
    const { person } = openPage('/auth');
    await screen.findByRole('tab', { name: 'Login', selected: true });
    // The password is shown only when asked.
    const password = screen.getByLabelText('Password');
    expect(password.getAttribute('type')).toBe('password');
    await person.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.getAttribute('type')).toBe('text');
    await person.click(login());

    const summary = await screen.findByRole('alert');
    expect(summary).toHaveProperty('tabIndex', -1);
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const username = screen.getByLabelText('Username');
    expect(username.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(`${username.id}-error`)?.textContent).toBe('Username is required');
    await person.click(within(summary).getByRole('link', { name: 'Password is required' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(server.requests('POST /api/login')).toEqual([]);
  });

  it('shows the server’s words when it refuses, and keeps what was typed', async () => {
    serverInMemory({
      ...nobody,
      'POST /api/login': () => ({ status: 429, body: { message: 'Too many tries. Please wait 5 minutes.' } }),
    });
    const { person } = openPage('/auth');
    await fillIn('amina', 'wrong');
    await person.click(login());

    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText('Login failed')).toBeTruthy();
    // By the page, and not by a toast as well.
    expect(screen.getAllByText('Login failed')).toHaveLength(1);
    expect(screen.getAllByText('Too many tries. Please wait 5 minutes.')).toHaveLength(1);
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'amina');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong');
  });

  it('says when there is no connection, and sends the same key when tried again', async () => {
    const server = serverInMemory({
      ...nobody,
      'POST /api/login': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const { person } = openPage('/auth');
    await fillIn('amina', 'correct horse');
    await person.click(login());
    expect((await screen.findAllByText(/We could not reach Settlewise/)).length).toBeGreaterThan(0);

    server.on('POST /api/login', () => ({ status: 200, body: amina }));
    server.on('GET /api/shared', () => ({ status: 200, body: [] }));
    await person.click(login());
    await screen.findByText('Login successful');
    expect(screen.getByText('Welcome back, amina!')).toBeTruthy();
    const [first, second] = server.requests('POST /api/login');
    expect(second?.idempotencyKey).toBeTruthy();
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('brings a person back to the page they wanted', async () => {
    serverInMemory({ ...nobody, 'POST /api/login': () => ({ status: 200, body: amina }) });
    const { person, router } = openPage('/documents');
    await fillIn('amina', 'correct horse');
    await person.click(login());
    await screen.findByRole('heading', { level: 1, name: 'Document Checklist Generator' });
    expect(router.state.location.pathname).toBe('/documents');
  });

  it('sends a double click once', async () => {
    let answer: (value: { status: number; body: unknown }) => void = () => undefined;
    const server = serverInMemory({
      ...nobody,
      'POST /api/login': () => new Promise((resolve) => (answer = resolve)),
      'GET /api/shared': () => ({ status: 200, body: [] }),
    });
    const { person } = openPage('/auth');
    await fillIn('amina', 'correct horse');
    await person.dblClick(login());
    answer({ status: 200, body: amina });
    await screen.findByText('Login successful');
    expect(server.requests('POST /api/login')).toHaveLength(1);
  });
});

describe('The register form', () => {
  it('opens from its own address and from the arrow keys, and has the specification’s messages', async () => {
    serverInMemory(nobody);
    const { person, router } = openPage('/auth?tab=register');
    const tab = await screen.findByRole('tab', { name: 'Register', selected: true });
    tab.focus();
    await person.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Login', selected: true })).toBe(document.activeElement);
    expect(router.state.location.search).toBe('');

    await person.keyboard('{ArrowRight}');
    setField(screen.getByLabelText('Username'), 'ab');
    setField(screen.getByLabelText('Email'), 'nowhere');
    setField(screen.getByLabelText('Password'), 'short');
    await person.click(screen.getByRole('button', { name: 'Create account' }));
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Username must be at least 3 characters',
      'Please enter a valid email address',
      'Password must be at least 8 characters',
    ]);
  });

  it('shows a field that the server refuses beside that field', async () => {
    const message = 'This username is taken';
    serverInMemory({
      ...nobody,
      'POST /api/register': () => ({
        status: 409,
        body: { message, errors: [{ path: 'username', message }] },
      }),
    });
    const { person } = openPage('/auth?tab=register');
    await fillIn('amina', 'correct horse');
    setField(screen.getByLabelText('Email'), 'amina@example.org');
    await person.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Registration failed')).toBeTruthy();
    const username = screen.getByLabelText('Username');
    await waitFor(() => expect(document.getElementById(`${username.id}-error`)?.textContent).toBe(message));
  });
});

describe('What waits behind the sign-in page', () => {
  it('is said of the page that was opened, in place of what an account is good for, on both tabs', async () => {
    serverInMemory(nobody);
    const { person, router } = openPage('/dashboard/absences');
    expect(await screen.findByRole('heading', { name: 'Your absence tracker' })).toBeTruthy();
    expect(await screen.findByText(/Your days away are counted/)).toBeTruthy();
    expect(screen.queryByText('With an account you can')).toBeNull();
    expect(router.state.location.pathname).toBe('/auth');
    await person.click(screen.getByRole('tab', { name: 'Register' }));
    expect(screen.getByText(/Your days away are counted/)).toBeTruthy();
  });

  it('is what an account is good for, where nothing was opened', async () => {
    const server = serverInMemory(nobody);
    openPage('/auth');
    expect(await screen.findByText('With an account you can')).toBeTruthy();
    expect(server.requests('POST /api/invitations')).toEqual([]);
  });

  it('names who shares a record, to whom has the link of the invitation', async () => {
    const server = serverInMemory({
      ...nobody,
      'POST /api/invitations': () => ({ status: 200, body: { name: 'Ben Ode', expiryDate: '2026-12-24' } }),
    });
    openPage('/shared-with-me/g1#invitation=ab12');
    expect(await screen.findByRole('heading', { name: 'Ben Ode shares their record with you' })).toBeTruthy();
    expect(screen.getByText(/until the end of 24 December 2026/)).toBeTruthy();
    expect(server.requests('POST /api/invitations').map(({ body }) => body)).toEqual([
      { grantId: 'g1', secret: 'ab12' },
    ]);
  });

  it('names nobody without that link, and nobody when it is not open any more', async () => {
    const server = serverInMemory({
      ...nobody,
      'POST /api/invitations': () => ({ status: 404, body: { message: 'Not open' } }),
    });
    openPage('/shared-with-me/g1');
    expect(await screen.findByRole('heading', { name: 'A record shared with you' })).toBeTruthy();
    expect(server.requests('POST /api/invitations')).toEqual([]);
    cleanup();
    openPage('/shared-with-me/g1#invitation=ab12');
    expect(await screen.findByText(/may not be open any more/)).toBeTruthy();
  });
});

describe('Where somebody lands', () => {
  const shared = { name: 'Ben', expiresAt: null, expiryDate: null, sharedAt: '2026-01-01T00:00:00.000Z' };
  const login200 = { ...nobody, 'POST /api/login': () => ({ status: 200, body: amina }) };

  it('with a new account is the onboarding', async () => {
    const fresh = { ...amina, emailVerified: false, onboarding: 'open' };
    const server = serverInMemory({ ...nobody, 'POST /api/register': () => ({ status: 201, body: fresh }) });
    const { person, router } = openPage('/auth?tab=register');
    await fillIn('amina', 'correct horse');
    setField(screen.getByLabelText('Email'), 'amina@example.org');
    await person.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/onboarding/));
    // An address that is not confirmed has nothing shared with it.
    expect(server.requests('GET /api/shared')).toEqual([]);
  });

  it('after signing in is the list of what is shared with them, and opens no record', async () => {
    const server = serverInMemory({
      ...login200,
      'GET /api/shared': () => ({ status: 200, body: [{ ...shared, grantId: 'g1', alsoShares: [] }] }),
    });
    const { person, router } = openPage('/auth');
    await fillIn('amina', 'correct horse');
    await person.click(login());
    await waitFor(() => expect(router.state.location.pathname).toBe('/shared-with-me'));
    expect(server.sent.filter(({ path }) => path.startsWith('/api/shared/'))).toEqual([]);
  });

  it('after signing in is the home page, also when it cannot be known what is shared', async () => {
    serverInMemory({ ...login200, 'GET /api/shared': () => ({ status: 503, body: { message: 'Later.' } }) });
    const { person, router } = openPage('/auth');
    await fillIn('amina', 'correct horse');
    await person.click(login());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('when they were signed in already is the home page, and nothing is asked for that', async () => {
    const server = serverInMemory({ 'GET /api/user': () => ({ status: 200, body: amina }) });
    const { router } = openPage('/auth');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(server.requests('GET /api/shared')).toEqual([]);
  });
});

describe('Logging out', () => {
  it('ends on the home page, also from a page that only signed-in people see', async () => {
    serverInMemory({
      'GET /api/user': () => ({ status: 200, body: amina }),
      'POST /api/logout': () => ({ status: 204 }),
    });
    const { person, router } = openSite('/documents');
    await person.click(await screen.findByRole('button', { name: 'Account menu of amina' }));
    await person.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('You have been logged out successfully')).toBeTruthy();
    await screen.findByRole('link', { name: 'Login' });
    expect(router.state.location.pathname).toBe('/');
  });
});
