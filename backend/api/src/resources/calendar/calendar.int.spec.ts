import { calendarAddressResponse } from '@settlewise/contract/calendar';
import { dependantProgressListResponse } from '@settlewise/contract/dependantProgress';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { aDependant, visaDetails } from '../../../testing/aProfile';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const signUp = () => aPerson().signsUpAt(api.address);
const nobody = () => new Visitor(api.address);

async function openCalendar({ visitor }: SignedUp): Promise<string> {
  const answer = await visitor.post('/api/calendar');
  expect(answer.status).toBe(201);
  const { address, openedAt } = calendarAddressResponse.parse(answer.json);
  expect(openedAt).toBe('2026-11-21T12:00:00.000Z');
  expect(address).toMatch(/^http:\/\/settlewise\.example\/api\/calendar\/[\w-]{43}\.ics$/);
  await api.whenCaughtUp();
  return new URL(address).pathname;
}

const task = (title: string, dueDate: string) => ({
  title,
  dueDate,
  category: 'document',
  stage: 'pending',
  priority: 'high',
});

/** Unfolds the lines, and checks that each has at most 75 octets. RFC 5545, 3.1. */
function unfoldLines(text: string): string[] {
  expect(text.endsWith('\r\n')).toBe(true);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  return text.replaceAll('\r\n ', '').split('\r\n');
}

describe('the dates', () => {
  test('are all-day entries with alarms, escaped and folded', async () => {
    const person = await signUp();
    const title = 'Ask; “Büro”, then\\or ' + 'very '.repeat(20) + 'long';
    expect((await person.visitor.post('/api/tasks', task(title, '2027-02-15'))).status).toBe(201);
    const answer = await person.visitor.get('/api/calendar.ics');
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(answer.headers.get('Content-Disposition')).toContain('Settlewise dates.ics');
    const lines = unfoldLines(answer.bytes.toString());
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTAMP:20261121T120000Z',
        'DTSTART;VALUE=DATE:20270215',
        'DTEND;VALUE=DATE:20270216',
        `SUMMARY:Due: ${title.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,')}`,
        'TRANSP:TRANSPARENT',
        // 3 days before and on the day, at 9.
        'TRIGGER:-P2DT15H',
        'TRIGGER;RELATED=START:PT9H',
        'END:VCALENDAR',
      ]),
    );
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  test('of a person without dates are an empty calendar', async () => {
    const lines = unfoldLines((await (await signUp()).visitor.get('/api/calendar.ics')).bytes.toString());
    expect(lines.filter((line) => line.includes('VEVENT'))).toEqual([]);
  });

  test('have texts that stay true on later days', async () => {
    const person = await signUp();
    const { visitor } = person;
    await visitor.post('/api/immigration/profile/visa', visaDetails({ visaExpiryDate: '2027-02-15' }));
    const added = await visitor.post('/api/tasks', task('Book the test', '2026-11-20'));
    const wordsIn = async () =>
      unfoldLines((await visitor.get('/api/calendar.ics')).bytes.toString()).filter((line) =>
        /^(SUMMARY|DESCRIPTION)/.test(line),
      );
    const words = await wordsIn();
    expect(words).toContain('SUMMARY:Last day of your visa');
    expect(words).toContain('DESCRIPTION:Last day of your visa: 15 February 2027');
    expect(words.join('\n')).toContain('Worked out from your record on 21 November 2026.');
    expect(words.join('\n')).not.toMatch(
      /\btoday|tomorrow|yesterday|\bsoon|\bwithin|days left|weeks until|has come/i,
    );
    // A past task keeps its planned day, and a completed task has no entry.
    expect(words).toContain('SUMMARY:Due: Book the test');
    const { id } = JSON.parse(added.bytes.toString());
    await visitor.patch(`/api/tasks/${id}`, { stage: 'completed' });
    expect(await wordsIn()).not.toContain('SUMMARY:Due: Book the test');
  });

  test('exclude what can no longer be done', async () => {
    const { visitor } = await signUp();
    const born = { dateOfBirth: '2009-01-04', relationship: 'child', bornInUk: true, british: false };
    await visitor.post('/api/immigration/profile/visa', visaDetails());
    await visitor.post('/api/dependants', aDependant({ firstName: 'Omar', ...born }));
    const summaries = async () =>
      unfoldLines((await visitor.get('/api/calendar.ics')).bytes.toString()).filter((line) =>
        /^SUMMARY:.*register Omar/.test(line),
      );
    const last = 'SUMMARY:Last day to register Omar as British as a child';
    expect(await summaries()).toContain(last);
    // He turns 18 on 4 January 2027.
    await api.later(45 * 24 * 60 * 60_000, async () => {
      expect(await summaries()).not.toContain(last);
    });
  });

  test('of each dependant are the same as on their page', async () => {
    const { visitor } = await signUp();
    await visitor.post('/api/immigration/profile/visa', visaDetails());
    const always = { visaHeldSince: null, travelsWith: 'me', ownJourneys: [], british: false };
    const visa = { visaStartDate: '2023-02-01', visaExpiryDate: '2030-01-31' };
    const partner = { firstName: 'Zainab', dateOfBirth: '1992-04-12', relationship: 'spouse' };
    const child = { firstName: 'Leila', dateOfBirth: '2024-03-04', bornInUk: true };
    const born = { bornInUk: false, ukEntryDate: '2023-02-01' };
    await visitor.post('/api/dependants', aDependant({ ...always, ...visa, ...born, ...partner }));
    await visitor.post('/api/dependants', aDependant({ ...always, ...visa, ...child }));
    // The person's journey also counts for them, at once.
    const journey = { departureDate: '2025-06-01', returnDate: '2025-06-20', destination: 'Spain' };
    await visitor.post('/api/absence-journeys', { ...journey, reason: 'holiday' });
    const lines = unfoldLines((await visitor.get('/api/calendar.ics')).bytes.toString());
    const days = lines.flatMap((line, position) => {
      const [, summary] = /^SUMMARY:(.*(?:Zainab|Leila).*)$/.exec(line) ?? [];
      const start = lines.slice(0, position).findLast((earlier) => earlier.startsWith('DTSTART'));
      return summary === undefined ? [] : [`${start?.slice(-8) ?? ''} ${summary}`];
    });
    expect(days).toEqual([
      '20280104 First day to apply for settlement of Zainab',
      '20300131 Last day of the visa of Leila',
      '20300131 Last day of the visa of Zainab',
      '20340304 First day to register Leila as British by ten years in the UK',
      '20420303 Last day to register Leila as British as a child',
      '20420304 Leila is 18',
    ]);
    const [zainab, leila] = dependantProgressListResponse.parse(
      (await visitor.get('/api/dependants/progress')).json,
    );
    expect(zainab?.settlement.earliestApplicationDate).toBe('2028-01-04');
    expect(leila?.registration?.opensOn).toBe('2034-03-04');
    expect(leila?.registration?.ways.map(({ lastDay }) => lastDay)).toContain('2042-03-03');
  });

  test('have the first day to register a child, but after long absences only once a parent is settled', async () => {
    const { visitor } = await signUp();
    const settled = { hasILR: true, ilrGrantDate: '2026-05-05' };
    const born = { dateOfBirth: '2016-02-03', relationship: 'child', bornInUk: true, british: false };
    const away = { departureDate: '2017-06-14', returnDate: '2017-10-12', destination: 'Pakistan' };
    await visitor.post('/api/dependants', aDependant({ firstName: 'Yusuf', ...born, travelsWith: 'own' }));
    await visitor.post('/api/dependants', {
      ...aDependant({ firstName: 'Sami', ...born }),
      travelsWith: 'own',
      ownJourneys: [away],
    });
    const registering = async () => {
      const lines = unfoldLines((await visitor.get('/api/calendar.ics')).bytes.toString());
      return lines.flatMap((line, position) => {
        const [, summary] = /^SUMMARY:(First day to register .*)$/.exec(line) ?? [];
        const start = lines.slice(0, position).findLast((earlier) => earlier.startsWith('DTSTART'));
        return summary === undefined ? [] : [`${start?.slice(-8) ?? ''} ${summary}`];
      });
    };
    const byTenYears = '20260203 First day to register Yusuf as British by ten years in the UK';
    expect(await registering()).toEqual([byTenYears]);
    await visitor.post('/api/immigration/profile/visa', visaDetails(settled));
    expect(await registering()).toEqual([byTenYears, '20260505 First day to register Sami as British']);
  });

  test('have stable ids of entries, also on another day', async () => {
    const person = await signUp();
    const added = await person.visitor.post('/api/tasks', task('Book the test', '2027-02-15'));
    const uids = async () =>
      unfoldLines((await person.visitor.get('/api/calendar.ics')).bytes.toString()).filter((line) =>
        /^(UID|DTSTART)/.test(line),
      );
    const [uid, day] = await uids();
    expect(await uids()).toEqual([uid, day]);
    const { id } = JSON.parse(added.bytes.toString());
    await person.visitor.patch(`/api/tasks/${id}`, { dueDate: '2027-03-01' });
    expect(await uids()).toEqual([uid, 'DTSTART;VALUE=DATE:20270301']);
  });
});

describe('the address', () => {
  test('gives the dates without signing in, and is shown once', async () => {
    const person = await signUp();
    await person.visitor.post('/api/tasks', task('Book the test', '2027-02-15'));
    expect((await person.visitor.get('/api/calendar')).json).toEqual({ isOpen: false, openedAt: null });
    const path = await openCalendar(person);
    const answer = await nobody().get(path);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(unfoldLines(answer.bytes.toString())).toContain('SUMMARY:Due: Book the test');
    expect((await person.visitor.get('/api/calendar')).json).toEqual({
      isOpen: true,
      openedAt: '2026-11-21T12:00:00.000Z',
    });
    const [secret = ''] = /[\w-]{43}/.exec(path) ?? [];
    const rows = JSON.stringify(await api.database('calendar_feeds').select());
    expect([rows.length > 2, rows.includes(secret)]).toEqual([true, false]);
  });

  test('is invalid at once after it is closed or replaced', async () => {
    const person = await signUp();
    const first = await openCalendar(person);
    await api.stopProjecting();
    try {
      const second = await person.visitor.post('/api/calendar');
      expect(second.status).toBe(201);
      expect((await nobody().get(first)).status).toBe(404);
    } finally {
      await api.project();
    }
    const third = await openCalendar(person);
    expect((await nobody().get(third)).status).toBe(200);
    for (let time = 0; time < 2; time += 1) {
      expect((await person.visitor.delete('/api/calendar')).status).toBe(204);
      expect((await nobody().get(third)).status).toBe(404);
    }
  });

  test('has the same answer if it is unknown, closed, or of an erased person', async () => {
    const person = await signUp();
    const path = await openCalendar(person);
    const { password } = person.credentials;
    expect((await person.visitor.send('DELETE', '/api/account', { json: { password } })).status).toBe(204);
    const unknown = `/api/calendar/${'a'.repeat(43)}.ics`;
    for (const address of [path, unknown, '/api/calendar/short.ics', '/api/calendar/x']) {
      const answer = await nobody().get(address);
      expect([answer.status, answer.message]).toEqual([404, 'There is no calendar at this address.']);
    }
  });

  test.each([
    ['GET', '/api/calendar'],
    ['POST', '/api/calendar'],
    ['DELETE', '/api/calendar'],
    ['GET', '/api/calendar.ics'],
  ])('%s %s requires a signed-in person', async (method, path) => {
    const answer = await nobody().send(method, path, {});
    expect([answer.status, answer.message]).toEqual([401, 'Please sign in first.']);
  });
});
