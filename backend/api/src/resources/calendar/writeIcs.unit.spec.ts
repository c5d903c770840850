import {
  type AlertAnswers,
  type AlertChoice,
  type AlertChoices,
  keyOf,
} from '@settlewise/domain/notifications';
import { calendarDays, type Trigger } from '@settlewise/casework/alerts';
import { describe, expect, test } from 'vitest';
import { writeIcs } from './writeIcs';

const window: Trigger = {
  kind: 'ilr_window',
  about: 'ilr',
  date: '2029-07-02',
  link: '/dashboard/progress',
  inWords: { title: 'First day to apply for ILR', text: 'Apply by 29 July 2029.' },
  until: '2029-07-29',
  steps: [
    {
      from: '2029-06-04',
      name: '28 days',
      type: 'other',
      title: 'From July',
      message: 'Use the weeks until then.',
    },
    { from: '2029-07-02', name: 'open', type: 'other', title: 'Since July', message: 'It is open.' },
  ],
};

const noResponses = { choices: new Map(), answers: new Map() };
const written = async (day: string, said: { choices: AlertChoices; answers: AlertAnswers } = noResponses) => {
  const file = await writeIcs({
    days: calendarDays([window], said, day),
    createUid: ({ kind, about }) => `${kind} ${about}`,
    publicUrl: new URL('https://settlewise.example'),
    now: new Date(`${day}T12:00:00.000Z`),
  });
  return file.toString().replaceAll('\r\n ', '').split('\r\n');
};

describe('An entry of the calendar', () => {
  test.each([
    ['2029-01-01', true],
    ['2029-07-02', true],
    ['2029-07-29', true],
    ['2029-07-30', false],
  ])('is there as long as what it says can be done: on %s, %s', async (day, there) => {
    expect((await written(day)).includes('SUMMARY:First day to apply for ILR')).toBe(there);
  });

  test('has its text, the day of the record, and its date in the alarms', async () => {
    const lines = await written('2029-06-10');
    expect(lines.filter((line) => line.startsWith('DESCRIPTION'))).toEqual([
      'DESCRIPTION:Apply by 29 July 2029.\\n\\nWorked out from your record on 10 June 2029.\\n\\nhttps://settlewise.example/dashboard/progress',
      ...Array.from({ length: 2 }, () => 'DESCRIPTION:First day to apply for ILR: 2 July 2029'),
    ]);
    expect(lines.join('\n')).not.toContain('Use the weeks until then');
  });

  const title = 'SUMMARY:First day to apply for ILR';
  const rings = (lines: readonly string[]) => lines.filter((line) => line.startsWith('TRIGGER'));

  test('does not exist for a kind that is off, or for an alert that is done or dismissed', async () => {
    const chosen = (choice: AlertChoice) => ({ ...noResponses, choices: new Map([['ilr_window', choice]]) });
    expect(await written('2029-06-01', chosen('off'))).not.toContain(title);
    expect(await written('2029-06-01', chosen('app'))).toContain(title);
    for (const answer of ['done', 'not_for_me'] as const) {
      const answers: AlertAnswers = new Map([[keyOf({ ...window }, answer), { answer }]]);
      expect(await written('2029-06-01', { ...noResponses, answers })).not.toContain(title);
    }
  });

  test('that was snoozed stays on its day, and has alarms from the end of the snooze', async () => {
    // 28 days before and on the day, at 9.
    expect(rings(await written('2029-06-01'))).toEqual(['TRIGGER:-P27DT15H', 'TRIGGER;RELATED=START:PT9H']);
    const snoozed = { answer: 'snoozed', on: '2029-06-05', until: '2029-06-20' } as const;
    const answers: AlertAnswers = new Map([[keyOf({ ...window }, 'snoozed'), snoozed]]);
    const lines = await written('2029-06-06', { ...noResponses, answers });
    expect(lines).toContain(title);
    expect(rings(lines)).toEqual(['TRIGGER:-P11DT15H', 'TRIGGER;RELATED=START:PT9H']);
  });
});
