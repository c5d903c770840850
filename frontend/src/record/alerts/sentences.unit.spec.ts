import type { ToldWhen } from '@settlewise/contract/alerts';
import { describe, expect, it } from 'vitest';
import { whenMailed, whenTold } from './sentences';

const when = (rest: Partial<ToldWhen>): ToldWhen => ({
  of: null,
  asSoonAsKnown: false,
  yearly: false,
  months: [],
  days: [],
  ...rest,
});

it.each<[Partial<ToldWhen>, string]>([
  [{ days: [90, 30, 7, -1] }, 'Told 90, 30 and 7 days before, and on the day after.'],
  [{ days: [30, 0] }, 'Told 30 days before, and on the day.'],
  [{ days: [3, 0, -1] }, 'Told 3 days before, on the day, and on the day after.'],
  [{ days: [30, 7, 1, -1, -2, -3] }, 'Told 30, 7 and 1 days before, and daily for 3 days after.'],
  [{ months: [12, 6, 1], days: [7] }, 'Told 12, 6 and 1 months before, and 7 days before.'],
  [{ days: [1] }, 'Told on the day before.'],
  [{ asSoonAsKnown: true }, 'Told as soon as we know it.'],
  [{ asSoonAsKnown: true, yearly: true }, 'Told as soon as we know it, and once a year after that.'],
  [{ asSoonAsKnown: true, days: [180, 90] }, 'Told as soon as we know it, and 180 and 90 days before.'],
])('an alert of %j: %s', (told, words) => {
  expect(whenTold([when(told)])).toBe(words);
});

it('says what of a kind is told at other times', () => {
  expect(whenTold([when({ days: [7] }), when({ of: 'a passport', months: [9, 6] })])).toBe(
    'Told 7 days before. Of a passport: 9 and 6 months before.',
  );
});

describe('When emails go out', () => {
  const settings: Parameters<typeof whenMailed>[0] = {
    notificationsEnabled: true,
    emailNotificationsEnabled: true,
    reminderFrequency: 'weekly' as const,
    quietFrom: '21:00',
    quietUntil: '08:00',
  };

  it.each<[Parameters<typeof whenMailed>[0], string]>([
    [
      settings,
      'A deadline is emailed at once. Your quiet hours are 21:00 to 08:00, London time. Until they end, that email waits. Everything else comes in your weekly email.',
    ],
    [
      { ...settings, quietUntil: '21:00' },
      'A deadline is emailed at once. You have no quiet hours. Everything else comes in your weekly email.',
    ],
    [{ ...settings, reminderFrequency: 'never' as const }, 'Emails are off in your notification settings.'],
    [{ ...settings, emailNotificationsEnabled: false }, 'Emails are off in your notification settings.'],
  ])('%o', (given, sentence) => {
    expect(whenMailed(given)).toBe(sentence);
  });
});
