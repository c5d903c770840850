import { expect, it } from 'vitest';
import { proofInWords, toldInWords, toldOnSameDay } from './sentences';

it('the days on which something is told are named', () => {
  expect(toldInWords([])).toBe('No further message is planned.');
  expect(toldInWords(['2026-12-01'])).toBe('You are told on 1 December 2026.');
  expect(toldInWords(['2026-12-01', '2027-01-30', '2027-02-22'])).toBe(
    'You are told on 1 December 2026, 30 January 2027 and 22 February 2027.',
  );
  const many = ['2026-12-01', '2027-01-30', '2027-02-14', '2027-02-22', '2027-02-28', '2027-03-02'];
  expect(toldInWords(many)).toBe(
    'You are told on 1 December 2026, 30 January 2027, 14 February 2027 and 3 more times up to 2 March 2027.',
  );
});

it('the proof of an alert says when it was worked out, mailed and read, by days in London', () => {
  const createdAt = '2026-12-01T08:05:00.000Z';
  expect(proofInWords({ createdAt, emailedAt: null, openedAt: null })).toBe(
    'Worked out on 01 Dec 2026 · no email · not read yet',
  );
  expect(
    proofInWords({ createdAt, emailedAt: '2026-12-07T08:00:00.000Z', openedAt: '2026-12-08T23:59:00.000Z' }),
  ).toBe('Worked out on 01 Dec 2026 · emailed on 07 Dec 2026 · read on 08 Dec 2026');
});

it('the last day to apply for ILR is told of with the end of the visa, on the same day', () => {
  const alert = (kind: string, title: string, toldOn: readonly string[] = [], day = '2027-01-05') => ({
    kind,
    day,
    title,
    importance: 'act' as const,
    link: '/dashboard/progress',
    toldOn: [...toldOn],
  });
  const last = alert('ilr_window', 'Last day to apply for ILR');
  const visa = alert('visa_expiry', 'Last day of your visa', ['2026-12-06']);
  const child = alert('dependant_visa_expiry', 'Last day of the visa of Chidi', ['2026-12-06']);
  const told = toldOnSameDay(last, [last, child, visa]);
  expect(toldInWords(last.toldOn, told)).toBe(
    'The messages for “Last day of your visa”, on the same day, are for this too.',
  );
  for (const other of [child, { ...visa, toldOn: [] }, { ...visa, day: '2027-01-06' }])
    expect(toldInWords(last.toldOn, toldOnSameDay(last, [last, other]))).toBe(
      'No further message is planned.',
    );
});
