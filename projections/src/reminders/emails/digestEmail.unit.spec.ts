import { expect, test } from 'vitest';
import { digestEmail } from './digestEmail';

const visa = {
  title: 'Your visa expires on 10 February 2027',
  message: 'Apply for the next one before then.',
  link: '/dashboard/visa',
};
const brp = { title: 'Your BRP expires on 1 March 2027', message: 'Look at your eVisa.', link: null };
const task = { date: '2026-12-01', title: 'Task due: “Call the solicitor”' };
const content = {
  name: 'maria-lopez',
  news: [visa, brp],
  comingUp: [task],
  frequency: 'weekly',
  publicUrl: new URL('https://settlewise.example'),
} as const;

test('it contains new notifications, upcoming days and a way to unsubscribe', () => {
  const { subject, text } = digestEmail(content);
  expect(subject).toBe('Your visa expires on 10 February 2027, and 1 more');
  for (const said of ['maria-lopez', visa.title, visa.message, brp.title, '1 December 2026', task.title]) {
    expect(text).toContain(said);
  }
  expect(text).toContain('every Monday');
  expect(text).toContain('https://settlewise.example/dashboard/notification-settings');
});
