import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amina } from '../../testing/builders';
import { serverWithDashboard } from '../../testing/dashboard';
import { aNotification } from '../../testing/notifications';
import { openSite } from '../../testing/openSite';
import { serverInMemory } from '../../testing/serverInMemory';

const sidebar = async () => within(await screen.findByRole('navigation', { name: 'Dashboard' }));

describe('The dashboard’s frame', () => {
  it('has the entries in their order, with the page on show marked', async () => {
    serverWithDashboard();
    openSite('/dashboard/notifications');
    const links = (await sidebar()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/dashboard'],
      ['Documents', '/dashboard/documents'],
      ['Tasks', '/dashboard/tasks'],
      ['Absence Tracker', '/dashboard/absences'],
      ['Dependants', '/dashboard/dependants'],
      ['Address history', '/dashboard/addresses'],
      ['Notifications', '/dashboard/notifications'],
      ['ILR Progress', '/dashboard/progress'],
      ['Timeline', '/dashboard/timeline'],
      ['Immigration Profile', '/dashboard/immigration-profile'],
      ['Immigration Alerts', '/alerts'],
      ['Saved results', '/saved-results'],
      ['Shared with me', '/shared-with-me'],
      ['Profile', '/dashboard/profile'],
      ['Settings', '/dashboard/settings'],
    ]);
    expect(
      links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent),
    ).toEqual(['Notifications']);
  });

  it('names the person, counts what is new, and leads back to the main site', async () => {
    const server = serverWithDashboard();
    const all = [aNotification('Your visa ends'), aNotification('It is read', { isRead: true })];
    server.on('GET /api/notifications', () => ({ status: 200, body: all }));
    openSite('/dashboard/notifications');
    const banner = within(await screen.findByRole('banner'));
    // The navigation is there before it is known who looks.
    expect(await banner.findByText('amina')).toBeTruthy();
    expect(banner.getByText('amina@example.org')).toBeTruthy();
    expect(await banner.findByRole('link', { name: 'Notifications, 1 new' })).toBeTruthy();
    expect(banner.getByRole('link', { name: 'Back to main site' }).getAttribute('href')).toBe('/');
  });

  it('signs out to the home page', async () => {
    const server = serverWithDashboard();
    server.on('POST /api/logout', () => ({ status: 204 }));
    const { person, router } = openSite('/dashboard/notifications');
    await person.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logged out')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
    expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull();
  });

  it('says when signing out failed, and stays', async () => {
    const server = serverWithDashboard();
    server.on('POST /api/logout', () => ({ status: 503, body: { message: 'Nothing was changed.' } }));
    const { person, router } = openSite('/dashboard/notifications');
    await person.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logout failed')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/dashboard/notifications');
  });

  it('sends a visitor to sign in without showing any of it', async () => {
    serverInMemory({ 'GET /api/user': () => ({ status: 401, body: { message: 'Not signed in' } }) });
    const { router } = openSite('/dashboard/notifications');
    await screen.findByRole('tab', { name: 'Login' });
    expect(router.state.location.pathname).toBe('/auth');
    expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull();
  });

  it('says when it cannot be known who is signed in, and asks again', async () => {
    const server = serverWithDashboard();
    server.on('GET /api/user', () => ({ status: 503, body: { message: 'The store is away.' } }));
    const { person } = openSite('/dashboard/notifications');
    expect(await screen.findByRole('heading', { name: 'We could not load your account' })).toBeTruthy();
    server.on('GET /api/user', () => ({ status: 200, body: amina }));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('navigation', { name: 'Dashboard' })).toBeTruthy();
  });
});
