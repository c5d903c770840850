import { describe, expect, it } from 'vitest';
import { whenMailed, whenTold } from './sentences';

it.each([
  [[90, 30, 7, -1], '90, 30 and 7 days before, and on the day after'],
  [[28, 0], '28 days before, and on the day'],
  [[3, 0, -1], '3 days before, on the day, and on the day after'],
  [[30, 7], '30 and 7 days before'],
  [[1], 'on the day before'],
  [[], 'as soon as we know it'],
])('an alert of %j is told %s', (leadDays, words) => {
  expect(whenTold(leadDays)).toBe(words);
});

describe('When emails go out', () => {
  const settings: Parameters<typeof whenMailed>[0] = {
    ...{ notificationsEnabled: true, emailNotificationsEnabled: true, reminderFrequency: 'weekly' as const },
    ...{ quietFrom: '21:00', quietUntil: '08:00' },
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
