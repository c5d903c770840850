import { daysOf, type Trigger } from '@settlewise/projections/reminders';
import { describe, expect, test } from 'vitest';
import { icsOf } from './icsOf';

const window: Trigger = {
  ...{ kind: 'ilr_window', about: 'ilr', date: '2029-07-02', link: '/dashboard/progress' },
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

const written = async (day: string) => {
  const file = await icsOf({
    days: daysOf([window], day),
    uidOf: ({ kind, about }) => `${kind} ${about}`,
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

  test('says its text, the day of the record behind it, and in its alarms the day that they are about', async () => {
    const lines = await written('2029-06-10');
    expect(lines.filter((line) => line.startsWith('DESCRIPTION'))).toEqual([
      'DESCRIPTION:Apply by 29 July 2029.\\n\\nWorked out from your record on 10 June 2029.\\n\\nhttps://settlewise.example/dashboard/progress',
      ...Array.from({ length: 2 }, () => 'DESCRIPTION:First day to apply for ILR: 2 July 2029'),
    ]);
    expect(lines.join('\n')).not.toContain('Use the weeks until then');
  });
});
