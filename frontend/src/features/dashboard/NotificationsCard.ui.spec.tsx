import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNotifications } from '../../record/notifications/notificationQueries';
import { aNotification } from '../../testing/notifications';
import { serverInMemory } from '../../testing/serverInMemory';
import { showPiece } from '../../testing/showPiece';
import { NotificationsCard } from './cards/NotificationsCard';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function Card() {
  return <NotificationsCard notifications={useNotifications()} />;
}

const card = () => within(screen.getByRole('region', { name: 'Notifications' }));
const day = (number: number) => `2026-11-1${number}T08:00:00.000Z`;

it('The dashboard shows the five most urgent notifications, and of equal ones the newest first', async () => {
  const all = [
    ...[1, 2, 3, 4].map((number) =>
      aNotification(`Reminder ${number}`, { createdAt: day(number), isRead: number < 3 }),
    ),
    aNotification('It is over', { type: 'alert', createdAt: day(1) }),
    aNotification('Its day is near', { date: '2026-12-01', createdAt: day(2) }),
  ];
  serverInMemory({ 'GET /api/notifications': () => ({ status: 200, body: all }) });
  showPiece(<Card />);
  const items = (await card().findAllByRole('listitem')).map((item) => item.textContent);
  expect(items).toEqual([
    'It is overAlert11 Nov 2026New',
    'Its day is nearWarning12 Nov 2026New',
    'Reminder 4Warning14 Nov 2026New',
    'Reminder 3Warning13 Nov 2026New',
    'Reminder 2Warning12 Nov 2026',
  ]);
});

it('The dashboard leaves out a notification that was withdrawn', async () => {
  const withdrawn = { on: '2026-11-28', why: 'The first day is now 26 November 2028.' };
  const earlier = aNotification('You can apply from 10 February 2027', { withdrawn });
  const server = serverInMemory({
    'GET /api/notifications': () => ({ status: 200, body: [earlier, aNotification('It holds')] }),
  });
  const { client } = showPiece(<Card />);
  expect((await card().findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('It holds'),
  ]);
  server.on('GET /api/notifications', () => ({ status: 200, body: [earlier] }));
  await client.invalidateQueries();
  expect(await card().findByText(/^Nothing to do\./)).toBeTruthy();
});

it('The notifications that could not be loaded are asked for again', async () => {
  const server = serverInMemory({
    'GET /api/notifications': () => ({ status: 503, body: { message: 'Later.' } }),
  });
  const { person } = showPiece(<Card />);
  const retry = await card().findByRole('button', { name: 'Refresh' });
  server.on('GET /api/notifications', () => ({ status: 200, body: [aNotification('It is back')] }));
  await person.click(retry);
  expect(await card().findByText('It is back')).toBeTruthy();
});
