import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lastListed, listOf, serverWithAdministrator } from '../../../testing/admin';
import { openPage } from '../../../testing/openPage';

const aReport = {
  id: 'hist-a-001',
  text: 'Who won at Hastings?',
  right: ['William of Normandy'],
  source: { title: 'Battle Abbey', url: 'https://example.com/' },
  reports: 4,
  counted: 3,
  reasons: ['It was Harold.'],
  state: 'hidden',
  lastReportedAt: '2026-11-20T10:00:00.000Z',
};

it('Reported questions say how many accounts reported them and why, and are asked again once somebody has looked', async () => {
  const server = serverWithAdministrator();
  let seen = 0;
  server.on('GET /api/admin/practice-reports', () => listOf(seen > 0 ? [] : [aReport]));
  server.on('POST /api/admin/practice-reports/hist-a-001/seen', () => {
    seen += 1;
    return { status: 204 };
  });
  server.on('GET /api/practice/difficulty', () => ({
    status: 200,
    body: [{ id: 'hist-a-001', difficulty: 'hard' }],
  }));
  const { person } = openPage('/admin/practice-reports');
  const list = within(await screen.findByRole('table', { name: 'List of reported questions' }));
  const [, row] = list.getAllByRole('row');
  expect(row?.textContent).toContain('Who won at Hastings?Hidden34');
  await person.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Hidden');
  await waitFor(() =>
    expect(lastListed(server, '/api/admin/practice-reports')).toMatchObject({ filter: { state: 'hidden' } }),
  );
  await person.click(screen.getByRole('button', { name: 'Details: Who won at Hastings?' }));
  expect(screen.getByText('It was Harold.')).toBeTruthy();
  expect(screen.getByText('William of Normandy')).toBeTruthy();
  expect(await screen.findByText('Most people get this one wrong the first time.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Looked at: Who won at Hastings?' }));
  await person.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'They are looked at' }),
  );
  await waitFor(() => expect(seen).toBe(1));
  expect(await screen.findByText('No reported questions fit these filters')).toBeTruthy();
});

it('Many reported questions are restored at once', async () => {
  const server = serverWithAdministrator();
  const reports = ['hist-a-001', 'hist-a-002'].map((id) => ({ ...aReport, id, text: `Question ${id}?` }));
  server.on('GET /api/admin/practice-reports', () => listOf(reports));
  server.on('POST /api/admin/practice-reports/seen', () => ({ status: 204 }));
  const { person } = openPage('/admin/practice-reports');
  await person.click(await screen.findByRole('button', { name: 'All 2 on this page are looked at' }));
  await person.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'They are looked at' }),
  );
  await waitFor(() => expect(server.requests('POST /api/admin/practice-reports/seen')).toHaveLength(1));
  expect(server.requests('POST /api/admin/practice-reports/seen')[0]?.body).toEqual({
    ids: ['hist-a-001', 'hist-a-002'],
  });
});
