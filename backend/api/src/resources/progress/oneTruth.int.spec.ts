import { writtenDate } from '@settlewise/rules/assessment';
import { userResponse } from '@settlewise/contract/accounts';
import { alertsResponse } from '@settlewise/contract/alerts';
import { dashboardSummaryResponse } from '@settlewise/contract/dashboard';
import { absenceSummaryResponse } from '@settlewise/contract/journeys';
import { citizenshipEligibilityResponse, ilrProgressResponse } from '@settlewise/contract/progress';
import { sharedProgressResponse, sharedTimelineResponse } from '@settlewise/contract/shared';
import { ownTimelineResponse } from '@settlewise/contract/timelineEntries';
import { needsTravelProof } from '@settlewise/rules/absences';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { findMatter } from '@settlewise/rules/suggestions';
import { alertParts, readPersonRecord } from '@settlewise/projections';
import { digestEmail } from '@settlewise/projections/reminders';
import { listReminders } from '@settlewise/casework/alerts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aJourney } from '../../../testing/aJourney';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { onboardingAnswers, visaDetails } from '../../../testing/aProfile';
import { aLawyer, share } from '../../../testing/sharing';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';
import { fillDemo } from '../../demo/fillDemo';
import { demoPassword } from '../../demo/people';

/** The current day in these tests: Saturday 21 November 2026. */
const today = '2026-11-21';
let api: TestApi;
let lawyer: SignedUp;
beforeAll(async () => {
  api = await startTestApi();
  const address = new URL(api.address);
  await fillDemo({
    address,
    publicUrl: address,
    now: api.now(),
    createAdministrator: () => Promise.resolve(),
  });
  lawyer = await aLawyer(api);
  expect(civilDateInLondon(api.now())).toBe(today);
});
afterAll(() => api.stop());

async function demoPerson(username: string): Promise<SignedUp> {
  const visitor = new Visitor(api.address);
  const credentials = { username, password: demoPassword };
  expect((await visitor.post('/api/login', credentials)).status).toBe(200);
  return { visitor, credentials, user: userResponse.parse((await visitor.get('/api/user')).json) };
}

interface Typed {
  readonly visa: Readonly<Record<string, unknown>>;
  readonly away?: readonly (readonly [from: string, until: string])[];
}

async function createPersonWith({ visa, away = [] }: Typed): Promise<SignedUp> {
  const person = await aPerson().signsUpAt(api.address);
  const { visitor } = person;
  const statuses = [
    (await visitor.put('/api/user/profile', onboardingAnswers({ marriedToBritishCitizen: false }))).status,
    (await visitor.post('/api/immigration/profile/visa', visaDetails({ hasILR: false, ...visa }))).status,
  ];
  for (const [from, until] of away)
    statuses.push((await visitor.post('/api/absences', aJourney().from(from).until(until).typed())).status);
  expect(statuses.filter((status) => status >= 300)).toEqual([]);
  return person;
}

/** The texts of a calendar's entries, with unfolded lines and unescaped commas. */
function readEntries(ics: string) {
  const lines = ics.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
  const field = (entry: string, name: string) =>
    new RegExp(`^${name}[^:\\r\\n]*:(.*)$`, 'm')
      .exec(entry)?.[1]
      ?.trim()
      .replaceAll(/\\([,;])/g, '$1') ?? '';
  return lines.map((entry) => ({
    title: field(entry, 'SUMMARY'),
    date: field(entry, 'DTSTART').replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
    text: field(entry, 'DESCRIPTION'),
  }));
}

/** One record, as all pages, messages and files show it to its owner and their lawyer. */
async function readEverywhere(person: SignedUp) {
  const { visitor, user } = person;
  const own = async (path: string) => (await visitor.get(`/api/${path}`)).json;
  const { id: grantId } = await share(person, lawyer);
  await api.whenCaughtUp();
  const record = await readPersonRecord(api.database, user.id, alertParts);
  const { due } = listReminders(record, today);
  const mail = digestEmail({
    name: user.username,
    frequency: 'weekly',
    news: due,
    comingUp: [],
    publicUrl: new URL(api.address),
  });
  const asLawyer = async (part: string) => (await lawyer.visitor.get(`/api/shared/${grantId}/${part}`)).json;
  return {
    summary: dashboardSummaryResponse.parse(await own('dashboard/summary')),
    ilr: ilrProgressResponse.parse(await own('immigration/profile/ilr-progress')),
    citizenship: citizenshipEligibilityResponse.parse(
      await own('immigration/profile/citizenship-eligibility'),
    ),
    absences: absenceSummaryResponse.parse(await own('absences/summary')),
    timeline: ownTimelineResponse.parse(await own('timeline')),
    alerts: alertsResponse.parse(await own('alerts')),
    calendar: readEntries((await visitor.get('/api/calendar.ics')).bytes.toString()),
    due,
    mail,
    lawyers: {
      progress: sharedProgressResponse.parse(await asLawyer('progress')),
      timeline: sharedTimelineResponse.parse(await asLawyer('timeline')),
    },
  };
}

type Everywhere = Awaited<ReturnType<typeof readEverywhere>>;

/** The first day to apply that the dashboard shows. */
const namedOn = ({ summary: { ilrEligibility, citizenship } }: Everywhere): string | null =>
  citizenship === null ? ilrEligibility.earliestApplicationDate : citizenship.firstGoodDate;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

function expectSameDay(all: Everywhere, goal: 'ILR' | 'citizenship'): void {
  const day = namedOn(all);
  if (day === null) throw new Error('The dashboard names no first day');
  const { summary, ilr, citizenship, timeline, calendar, due, mail, lawyers } = all;
  const forIlr = goal === 'ILR';

  // The progress page.
  expect(forIlr ? ilr.ilrApplicationEarliestDate : citizenship.citizenshipEligibilityDate).toBe(day);

  // The next act names the day, or says that it has come.
  expect(`${summary.nextAct.headline} ${summary.nextAct.why}`).toMatch(
    day <= today
      ? /\bnow\b|^Apply for ILR by |The first day to apply was /
      : new RegExp(`from ${writtenDate(day)}`),
  );

  // Notifications.
  const dueAlerts = due.filter(({ kind }) => kind === (forIlr ? 'ilr_window' : 'citizenship_date'));
  expect(dueAlerts.map(({ date }) => date)).toEqual(day <= '2026-12-19' ? [day] : []);
  for (const { title } of dueAlerts) expect(title).toContain(writtenDate(day));

  // The email has the same text as the notification.
  for (const { title, message } of due) {
    expect(oneLine(mail.text)).toContain(oneLine(title));
    expect(oneLine(mail.text)).toContain(oneLine(message));
  }

  // The calendar has an entry on that day.
  const entries = calendar.filter(({ title }) => title.startsWith(`First day to apply for ${goal}`));
  expect(entries.map(({ date }) => date)).toEqual([day]);
  for (const { text } of entries) expect(text).toContain(writtenDate(day));

  // Timelines show it, also if it has passed.
  for (const { entries: shown } of [timeline, lawyers.timeline]) {
    const items = shown.filter(({ title }) => title.startsWith(`First day to apply for ${goal}`));
    expect(items.map(({ date }) => date)).toEqual([day]);
    for (const { date, isAhead } of items) expect(isAhead).toBe(date >= today);
  }

  // A lawyer sees the owner's answers.
  expect(lawyers.progress).toMatchObject({ ilr, citizenship });
}

/** Checks numbers and colours: red is urgent, and a later problem is a warning. */
function expectSameNumbers({ summary, ilr, absences, due, alerts, mail, lawyers }: Everywhere): void {
  expect(ilr.limits).toEqual(summary.limits);
  expect(absences.limits).toEqual(summary.limits);
  expect(lawyers.progress.ilr.limits).toEqual(summary.limits);
  const subjects: Readonly<Record<string, string>> = {
    settlement: 'settlement_year',
    final_year: 'final_year',
  };
  // A red number has no green one next to it.
  const calm = summary.limits.some(({ tone }) => tone === 'over') ? 'plain' : 'within';
  for (const { kind, days, standing, tone, decides, to, cautious } of summary.limits) {
    expect(cautious.days).toBeGreaterThanOrEqual(days);
    expect([kind, tone]).toEqual([
      kind,
      { within: calm, near: 'soon', over: decides ? 'over' : 'soon' }[standing],
    ]);
    const about = subjects[kind] ?? 'long_period';
    const dueAlerts = due.filter(
      (each) => each.kind === 'absence_limit' && each.subject.startsWith(`${about} `),
    );
    if (standing !== 'over') continue;
    const passed = dueAlerts.find(({ subject }) => subject.endsWith(' passed'));
    // Ended 12 months are not notified, but still decide when the years begin.
    if (passed === undefined) {
      expect((to ?? today) < today).toBe(true);
      continue;
    }
    expect([kind, passed.type]).toEqual([kind, tone === 'over' ? 'alert' : 'warning']);
    // Its text matches its colour, also on the page of alerts and in the email.
    const waits = alerts.waiting.find(({ title }) => title === passed.title);
    if (waits !== undefined) expect(waits).toMatchObject({ type: passed.type, message: passed.message });
    expect(oneLine(mail.text)).toContain(oneLine(passed.message));
    expect(passed.message).toContain(`it is ${days} days.`);
    if (cautious.days !== days)
      expect(passed.message).toContain(`With your travel days it is ${cautious.days}.`);
  }
}

/** Checks that calendar, alerts and timelines have the same future days once, and a lawyer the shared ones. */
function expectSameDaysAhead({ alerts, calendar, timeline, lawyers }: Everywhere): void {
  const ahead = alerts.ahead.map(({ day, title }) => `${day} ${title}`);
  expect(new Set(ahead).size).toBe(ahead.length);
  const inCalendar = calendar.filter(({ date }) => date >= today);
  expect(inCalendar.map(({ date, title }) => `${date} ${title}`)).toEqual(ahead);
  const isDay = ({ id }: { id: string }) => id.startsWith('day-');
  const ofOwner = timeline.entries.filter(isDay);
  const aheadOfOwner = ofOwner.filter(({ isAhead }) => isAhead);
  expect(aheadOfOwner.map(({ date, title }) => `${date} ${title}`)).toEqual(ahead);
  const given = ofOwner.filter(({ id }) => !/^day-(?:legal_access|fee)/.test(id));
  const ofLawyer = lawyers.timeline.entries.filter(isDay);
  expect(ofLawyer.map(({ id, date }) => [id, date])).toEqual(given.map(({ id, date }) => [id, date]));
  for (const { title } of ofLawyer) expect(title).not.toMatch(/\byour?\b/i);
  // Soonest first, also for a lawyer.
  const days = lawyers.timeline.entries.filter(({ isAhead }) => isAhead).map(({ date }) => date);
  expect(days).toEqual(days.toSorted());
}

/** Checks that a requirement has the colour of its number. */
function expectSameVerdicts({ summary, ilr, citizenship, lawyers }: Everywhere): void {
  const checkFor = (key: string) =>
    summary.limits.find(({ kind, decides }) =>
      key === 'final_year' ? kind === key : key === 'absences' && kind !== 'final_year' && decides,
    );
  const lines = [...ilr.requirements, ...citizenship.requirements];
  for (const { key, state, verdict } of lines) {
    const check = checkFor(key);
    if (check === undefined || verdict === undefined) continue;
    // A met requirement is green, even if its number is next to a red one.
    expect([key, verdict.tone]).toEqual([key, check.tone === 'plain' ? 'within' : check.tone]);
    expect([key, verdict.words.startsWith('Met')]).toEqual([key, state === 'met']);
  }
  expect(lines.some(({ verdict }) => verdict !== undefined)).toBe(true);
  const statuses = [summary.ilrEligibility.status, ilr.ilrStatus, lawyers.progress.ilr.ilrStatus];
  expect(new Set(statuses).size).toBe(1);
}

/** Checks that open requirements, tasks and documents are the same everywhere, each once. */
function expectEachMatterOnce({ summary: { nextAct }, ilr, citizenship }: Everywhere): void {
  const { left, tasks, documents } = nextAct;
  if (documents === null) return;
  const titles = [...left, ...tasks, ...documents.missing].map(({ title }) => title);
  const matters = titles.map((title) => findMatter(title) ?? title);
  expect(new Set(matters).size).toBe(matters.length);
  const { requirements } = ilr.hasILR ? citizenship : ilr;
  const open = requirements.filter(({ state }) => state === 'not_met' || state === 'unknown');
  for (const { key } of left) expect(open.map((each) => each.key)).toContain(key);
  const missing = documents.missing.length + documents.more;
  expect(missing).toBeLessThanOrEqual(documents.of - documents.met);
  expect(documents.missing.length === 0 || documents.more === 0).toBe(true);
}

/** Checks that every page has one sentence if a limit is kept by whole days only, and none if both counts agree. */
function expectSameMargin({ summary, ilr, citizenship, lawyers }: Everywhere): void {
  const settled = ilr.hasILR || ilr.needsNoIlr;
  const margin = settled ? citizenship.travelMargin : ilr.travelMargin;
  expect(settled ? summary.citizenship?.travelMargin : summary.ilrEligibility.travelMargin).toBe(margin);
  expect(settled ? lawyers.progress.citizenship.travelMargin : lawyers.progress.ilr.travelMargin).toBe(
    margin,
  );
  if (summary.limits.some((check) => check.decides && needsTravelProof(check)))
    expect(margin).toContain('keep proof of them');
}

/** Checks that no sentence of the page names a different first day. */
function expectOneAnswer({ ilr, summary: { nextAct } }: Everywhere): void {
  const years = ilr.reasons.find(({ code }) => code === 'qualifying_period')?.message ?? '';
  if (ilr.ilrEligibilityDate !== null)
    expect(years).toContain(`complete on ${writtenDate(ilr.ilrEligibilityDate)}`);
  if (nextAct.headline.includes(' now'))
    expect(nextAct.left.map(({ title }) => title)).not.toContain('English at level B2');
}

const people: Readonly<
  Record<string, { person: () => Promise<SignedUp>; goal: 'ILR' | 'citizenship'; day: string }>
> = {
  'amara, who may apply and is close to the limit': {
    person: () => demoPerson('amara'),
    goal: 'ILR',
    day: '2026-10-04',
  },
  'mei, who keeps the limit by the Home Office’s count alone': {
    person: () => demoPerson('mei'),
    goal: 'ILR',
    day: '2026-08-25',
  },
  'luca, whose way to citizenship has been open for a year': {
    person: () => demoPerson('luca'),
    goal: 'citizenship',
    day: '2025-10-07',
  },
  'an ordinary record': {
    person: () =>
      createPersonWith({
        visa: { visaStartDate: '2023-05-04', visaExpiryDate: '2028-06-30' },
        away: [
          ['2024-07-01', '2024-07-20'],
          ['2026-04-02', '2026-04-12'],
        ],
      }),
    goal: 'ILR',
    day: '2028-04-06',
  },
  'somebody over the limit with the travel days, and with a day to come': {
    person: () =>
      createPersonWith({
        visa: { visaStartDate: '2022-01-10', visaExpiryDate: '2030-06-30' },
        away: [['2023-01-01', '2023-06-30']],
      }),
    goal: 'ILR',
    day: '2026-12-13',
  },
  'somebody over the limit': {
    person: () =>
      createPersonWith({
        visa: { visaStartDate: '2022-01-10', visaExpiryDate: '2030-06-30' },
        away: [['2023-01-01', '2023-07-31']],
      }),
    goal: 'ILR',
    day: '2028-01-04',
  },
  'somebody over in months that still run': {
    person: () =>
      createPersonWith({
        visa: { visaStartDate: '2023-03-15', visaExpiryDate: '2030-06-30' },
        away: [['2026-02-03', '2026-09-02']],
      }),
    goal: 'ILR',
    day: '2031-02-06',
  },
  'somebody settled and over the limit of citizenship': {
    person: () =>
      createPersonWith({
        visa: { visaStartDate: '2020-01-05', hasILR: true, ilrGrantDate: '2025-02-01' },
        away: [['2026-02-03', '2026-09-02']],
      }),
    goal: 'citizenship',
    day: '2027-06-03',
  },
  'somebody settled, over the limit of citizenship with the travel days': {
    person: () =>
      createPersonWith({
        visa: { visaStartDate: '2020-01-05', hasILR: true, ilrGrantDate: '2025-02-01' },
        away: [['2026-06-03', '2026-09-02']],
      }),
    goal: 'citizenship',
    day: '2026-02-01',
  },
};

describe.each(Object.entries(people))('The record of %s', (_, { person, goal, day }) => {
  test('has the same day and numbers on pages, in notifications, emails and the calendar, and for a lawyer', async () => {
    const all = await readEverywhere(await person());
    expect(namedOn(all)).toBe(day);
    expectSameDay(all, goal);
    expectSameMargin(all);
    expectSameNumbers(all);
    expectSameVerdicts(all);
    expectEachMatterOnce(all);
    expectOneAnswer(all);
    expectSameDaysAhead(all);
  });
});
