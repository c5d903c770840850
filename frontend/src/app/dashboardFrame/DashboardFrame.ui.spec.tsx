import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { amina } from '../../testing/builders';
import { serverWithDashboard } from '../../testing/dashboard';
import { aNotification } from '../../testing/notifications';
import { openSite } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';
import { showRoutes } from '../../testing/showPiece';
import { Site } from '../Site';
import { DashboardFrame } from './DashboardFrame';

const sidebar = async () => within(await screen.findByRole('navigation', { name: 'Dashboard' }));

/** The frame around a page that says nothing. */
const framed = [
  {
    element: <Site />,
    children: [
      { path: 'dashboard', element: <DashboardFrame />, children: [{ path: '*', element: <p>A page</p> }] },
      { path: '*', element: <p>Outside</p> },
    ],
  },
];

function openFrame() {
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', () => undefined);
  return showRoutes(framed, '/dashboard/notifications');
}

describe('The dashboard’s frame', () => {
  it('has the entries in their order, with the page on show marked, names the person, and counts what is new', async () => {
    const server = serverWithDashboard();
    const all = [aNotification('Your visa ends'), aNotification('It is read', { isRead: true })];
    server.on('GET /api/notifications', () => ({ status: 200, body: all }));
    openFrame();
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
    const banner = within(screen.getByRole('banner'));
    // The navigation is there before it is known who looks.
    expect(await banner.findByText('amina')).toBeTruthy();
    expect(banner.getByText('amina@example.org')).toBeTruthy();
    expect(await banner.findByRole('link', { name: 'Notifications, 1 new' })).toBeTruthy();
    expect(banner.getByRole('link', { name: 'Back to main site' }).getAttribute('href')).toBe('/');
  });

  it('says when signing out failed, and stays; then signs out to the home page', async () => {
    const server = serverWithDashboard();
    server.on('POST /api/logout', () => ({ status: 503, body: { message: 'Nothing was changed.' } }));
    const { person, router } = openFrame();
    await person.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logout failed')).toBeTruthy();
    expect(screen.getByTitle('Notifications'), 'nothing is new').toBeTruthy();
    expect(router.state.location.pathname).toBe('/dashboard/notifications');

    server.on('POST /api/logout', () => ({ status: 204 }));
    await person.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logged out')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
    expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull();
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
