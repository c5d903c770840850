import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminSam, anAccount, lastListed, listOf, serverWithAdministrator } from '../../testing/admin';
import { amina } from '../../testing/builders';
import { openPage, openSite } from '../../testing/openPage';

const navigation = async () => within(await screen.findByRole('navigation', { name: 'Administration' }));

describe('The administrators’ side', () => {
  it('says what it is and for whom, and leads to its areas and back to the site', async () => {
    serverWithAdministrator();
    openSite('/admin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeTruthy();
    expect(screen.getByText('This page is only accessible to administrators.')).toBeTruthy();
    const links = (await navigation()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Overview', '/admin'],
      ['People', '/admin/users'],
      ['Events', '/admin/events'],
      ['Proof', '/admin/proof'],
      ['Projections', '/admin/projections'],
      ['Jobs', '/admin/jobs'],
      ['Mails', '/admin/mails'],
      ['Lawyer access', '/admin/legal-access'],
      ['Practice questions', '/admin/practice-reports'],
      ['Rules', '/admin/rules'],
    ]);
    expect(screen.getByRole('link', { name: 'Back to main site' }).getAttribute('href')).toBe('/');
  });

  it('sends everybody else to the home page, and shows them none of it', async () => {
    const server = serverWithAdministrator();
    server.on('GET /api/user', () => ({ status: 200, body: amina }));
    server.on('GET /api/notifications', () => ({ status: 200, body: [] }));
    const { router } = openSite('/admin/users');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(server.sent.filter(({ path }) => path.startsWith('/api/admin'))).toEqual([]);
    expect(screen.queryByRole('navigation', { name: 'Administration' })).toBeNull();
  });

  it('sends a visitor to sign in', async () => {
    const server = serverWithAdministrator();
    server.on('GET /api/user', () => ({ status: 401 }));
    const { router } = openPage('/admin/users');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  });

  it('hides everything once the session has ended, and leads to sign-in whoever does not sign in again', async () => {
    const server = serverWithAdministrator();
    server.on('GET /api/admin/users', () => ({ status: 401, body: { message: 'Please sign in.' } }));
    const { person, router } = openPage('/admin/users');
    await screen.findByRole('dialog', { name: 'Your session has ended' });
    expect(document.body.dataset['behind']).toBe('');
    await person.click(screen.getByRole('button', { name: 'Leave this page' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
    expect(document.body.dataset['behind']).toBeUndefined();
  });

  it('leads to the home page once the role is gone', async () => {
    const server = serverWithAdministrator();
    server.on('GET /api/notifications', () => ({ status: 200, body: [] }));
    server.on('GET /api/admin/users', () => {
      server.on('GET /api/user', () => ({ status: 200, body: { ...adminSam, role: 'user' } }));
      return { status: 403, body: { message: 'This is for administrators.' } };
    });
    const { router } = openPage('/admin/users');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('forgets what it has shown when somebody signs out', async () => {
    const server = serverWithAdministrator();
    server.on('POST /api/logout', () => ({ status: 204 }));
    const { person, router } = openSite('/admin/users');
    await screen.findByRole('link', { name: 'amara' });
    await person.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logged out')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
    server.on('GET /api/user', () => ({ status: 200, body: amina }));
    expect(screen.queryByText('amara')).toBeNull();
  });

  it('says of an address that leads nowhere that there is no such page', async () => {
    serverWithAdministrator();
    openPage('/admin/nothing');
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such page' })).toBeTruthy();
  });
});

describe('A list', () => {
  it('asks for its first part, and sorts and pages by asking again', async () => {
    const server = serverWithAdministrator();
    server.on('GET /api/admin/users', () => listOf([anAccount('amara'), anAccount('ben')], { total: 60 }));
    const { person } = openPage('/admin/users');
    expect(await screen.findByText('1 to 2 of 60 people')).toBeTruthy();
    expect(lastListed(server, '/api/admin/users')).toEqual({
      range: [0, 24],
      sort: ['registeredAt', 'DESC'],
      filter: {},
    });
    await person.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(lastListed(server, '/api/admin/users').range).toEqual([25, 49]));
    await person.click(screen.getByRole('button', { name: /Username/ }));
    await waitFor(() => expect(lastListed(server, '/api/admin/users').sort).toEqual(['username', 'DESC']));
    expect(screen.getByRole('columnheader', { name: /Username/ }).getAttribute('aria-sort')).toBe(
      'descending',
    );
  });

  it('says that there are more where counting stopped', async () => {
    const server = serverWithAdministrator();
    server.on('GET /api/admin/users', () => listOf([anAccount('amara')], { total: 10_000, more: true }));
    openPage('/admin/users');
    expect(await screen.findByText('1 of more than 10,000 people')).toBeTruthy();
  });

  it('narrows as one types, after a pause, and keeps that in the address', async () => {
    const server = serverWithAdministrator();
    const { person, router } = openPage('/admin/users');
    await screen.findByRole('link', { name: 'amara' });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Username or email address' });
    await person.type(field, 'ama');
    await waitFor(() => expect(lastListed(server, '/api/admin/users').filter).toEqual({ q: 'ama' }));
    // What narrows the list does not take the field away from whoever types.
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('ama');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Email address' }), 'Not confirmed');
    const filter = { q: 'ama', emailVerified: false };
    await waitFor(() => expect(lastListed(server, '/api/admin/users').filter).toEqual(filter));
    expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{"emailVerified":false}');
    await person.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(lastListed(server, '/api/admin/users').filter).toEqual({}));
    expect(field.value).toBe('');
    await act(() => router.navigate(-1));
    const chosen = { emailVerified: false };
    await waitFor(() => expect(lastListed(server, '/api/admin/users').filter).toEqual(chosen));
  });

  it('writes into no address who is searched for, and finds them again when it is loaded again', async () => {
    const server = serverWithAdministrator();
    const address = { q: 'zoe@example.org' };
    const old = `/admin/users?${new URLSearchParams({ filter: JSON.stringify(address) }).toString()}`;
    const first = openPage(old);
    await waitFor(() => expect(lastListed(server, '/api/admin/users').filter).toEqual(address));
    expect(decodeURIComponent(first.router.state.location.search)).not.toContain('zoe');
    const field = () => screen.findByDisplayValue('zoe@example.org');
    expect(await field()).toBeTruthy();
    const kept = { ...sessionStorage };
    cleanup();
    // Leaving these pages forgets it; a page that is loaded again is not left.
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('zoe');
    Object.entries(kept).forEach(([name, value]) => sessionStorage.setItem(name, String(value)));
    openPage('/admin/users');
    expect(await field()).toBeTruthy();
    expect(lastListed(server, '/api/admin/users').filter).toEqual(address);
  });

  it('says in the server’s words what failed, asks again, says when nothing fits, and offers all of it', async () => {
    const server = serverWithAdministrator();
    server.on('GET /api/admin/users', () => ({ status: 503, body: { message: 'The lists are away.' } }));
    const address = `/admin/users?${new URLSearchParams({ filter: '{"q":"zoe"}' }).toString()}`;
    const { person } = openPage(address);
    expect((await screen.findByRole('alert')).textContent).toContain('The lists are away.');
    server.on('GET /api/admin/users', () => listOf([]));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No people fit these filters')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Show all people' }));
    expect(await screen.findByText('Whoever registers shows here.')).toBeTruthy();
  });
});
