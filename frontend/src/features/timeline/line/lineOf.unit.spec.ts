import type { TimelineEntry, TimelineEntryKind } from '@settlewise/contract/timelineEntries';
import { describe, expect, it } from 'vitest';
import { lineOf } from './lineOf';
import { lineInWords } from './sentences';

const today = '2026-11-27';

/** Ids say nothing: what an entry is stands in its fields. */
const entry = (
  kind: TimelineEntryKind,
  id: string,
  date: string,
  endDate: string | null = null,
  rest: Partial<Pick<TimelineEntry, 'matter' | 'applicationId' | 'dependantId'>> = {},
): TimelineEntry => ({
  id,
  kind,
  date,
  endDate,
  dependantId: null,
  matter: null,
  applicationId: null,
  title: id,
  detail: null,
  reason: null,
  isAhead: date > today,
  ...rest,
});
const permission = { matter: 'permission' } as const;
const ofApplication = { applicationId: '4b7c' };

const entries = [
  entry('visa', 'worker', '2021-03-10', '2026-10-31', permission),
  entry('visa', 'worker ended', '2026-10-31'),
  entry('visa', 'student', '2018-09-01', '2021-01-31', permission),
  entry('by_law', 'gap', '2021-02-01', '2021-03-09'),
  entry('by_law', 'goes on', '2026-11-01', null, ofApplication),
  entry('application', 'sent', '2026-09-28', null, { ...ofApplication, matter: 'application' }),
  entry('application', 'biometrics', '2026-10-05', null, ofApplication),
  entry('application', 'expected', '2027-03-28', null, { ...ofApplication, matter: 'decision_expected' }),
  entry('settlement', 'first day', '2027-02-10'),
  entry('journey', 'to France', '2025-08-01', '2025-08-20', { matter: 'journey' }),
  entry('document', 'passport', '2026-01-01'),
  entry('task', 'test', '2026-01-02'),
  entry('record', 'opened', '2026-01-03'),
  entry('dependant', 'visa of Ana', '2022-02-01', '2027-02-01', { ...permission, dependantId: 3 }),
  entry('dependant', 'birth of Ana', '1990-07-30', null, { matter: 'birth', dependantId: 3 }),
  entry('dependant', 'Ana away', '2025-08-01', '2025-08-20', { matter: 'journey', dependantId: 3 }),
];
const family = [
  { id: 3, name: 'Ana' },
  { id: 4, name: 'Rui' },
];
const line = lineOf(entries, family, today);
const barsOf = (name: string) =>
  line?.people
    .find((person) => person.name === name)
    ?.bars.map(({ kind, from, to, number }) => `${kind} ${from} ${to} ${number ?? '-'}`);

describe('The line of a record', () => {
  it('goes over whole years, from the first thing that happened to what lies furthest ahead', () => {
    expect([line?.from, line?.to]).toEqual(['2018-01-01', '2027-12-31']);
  });

  it('has a bar for each permission, for what goes on by law, for an application and for journeys', () => {
    expect(barsOf('You')).toEqual([
      'permission 2018-09-01 2021-01-31 1',
      'by_law 2021-02-01 2021-03-09 2',
      'permission 2021-03-10 2026-10-31 3',
      'journey 2025-08-01 2025-08-20 -',
      'application 2026-09-28 2026-11-27 4',
      'expected 2026-11-27 2027-03-28 -',
      'by_law 2026-11-01 2026-11-27 6',
    ]);
  });

  it('has a day for what is ahead and no bar, and none for documents, tasks and stages that are past', () => {
    expect(line?.people[0]?.points.map(({ id, number }) => [id, number])).toEqual([
      ['worker ended', 5],
      ['first day', 7],
      ['expected', 8],
    ]);
  });

  it('numbers each person’s from one, and lists the same that it draws', () => {
    expect(line?.people.map(({ name }) => name)).toEqual(['You', 'Ana']);
    for (const { bars, points, items } of line?.people ?? []) {
      const drawn = [...bars, ...points].flatMap(({ number }) => (number === null ? [] : [number]));
      expect(drawn.toSorted((a, b) => a - b)).toEqual(items.map(({ number }) => number));
      expect(items.map(({ number }) => number)).toEqual(items.map((_item, index) => index + 1));
    }
    expect(barsOf('Ana')).toEqual(['permission 2022-02-01 2027-02-01 2', 'journey 2025-08-01 2025-08-20 -']);
  });

  it('does not grow because a child is of age in many years: that day stands in the list alone', () => {
    const far = entry('dependant', 'of age', '2036-05-03', null, { dependantId: 3 });
    const longer = lineOf([...entries, far], family, today);
    expect(longer?.to).toBe('2027-12-31');
    expect(longer?.people[1]?.points.map(({ id }) => id)).not.toContain(far.id);
    expect(longer?.people[1]?.items.at(-1)).toMatchObject({
      number: null,
      isOver: false,
      entry: { id: far.id },
    });
  });

  it('tells what is over from what goes on', () => {
    const over = line?.people[0]?.items.filter(({ isOver }) => isOver).map(({ entry: { id } }) => id);
    expect(over).toEqual(['student', 'gap', 'worker', 'worker ended']);
  });

  it('goes on to the passport, with days that are only supposed', () => {
    const step = entry('settlement', 'passport', '2030-07-27', null, { matter: 'supposed_step' });
    const longer = lineOf([...entries, step], family, today);
    expect(longer?.to).toBe('2030-12-31');
    const supposed = longer?.people[0]?.points.filter(({ isSupposed }) => isSupposed);
    expect(supposed?.map(({ id }) => id)).toEqual(['passport']);
  });

  it('has the day of an application that is planned, and from it on the time until its decision', () => {
    const planned = { applicationId: 'planned' };
    const longer = lineOf(
      [
        entry('application', 'to send', '2027-02-01', null, { ...planned, matter: 'application' }),
        entry('application', 'decided', '2027-08-01', null, { ...planned, matter: 'decision_expected' }),
      ],
      [],
      today,
    );
    const [you] = longer?.people ?? [];
    expect(you?.bars).toMatchObject([
      { kind: 'expected', from: '2027-02-01', to: '2027-08-01', number: null },
    ]);
    expect(you?.points.map(({ id, number }) => [id, number])).toEqual([
      ['to send', 1],
      ['decided', 2],
    ]);
  });

  it('has no end where somebody is settled', () => {
    const settled = lineOf(
      [entry('settlement', 'granted', '2024-05-01', null, { matter: 'settlement' })],
      [],
      today,
    );
    expect(settled?.people[0]?.bars).toMatchObject([
      { kind: 'settled', from: '2024-05-01', to: '2027-12-31' },
    ]);
  });

  it('is not there while nothing but journeys, tasks and the record itself is known', () => {
    expect(
      lineOf(
        entries.filter(({ kind }) => ['journey', 'task', 'record'].includes(kind)),
        [],
        today,
      ),
    ).toBeNull();
  });

  it('is told in a sentence to those who do not see it', () => {
    expect(line === null ? '' : lineInWords(line)).toBe(
      'The line of you and 1 family member from 2018 to 2027: 3 permissions, 2 times in which permission goes on by law, ' +
        '1 application, 2 journeys, 2 days ahead. The list below has the same, day by day.',
    );
  });
});
