import { expect, it } from 'vitest';
import { proofInWords, toldInWords } from './sentences';

it('the days on which something is told are named', () => {
  expect(toldInWords([])).toBe('No further message is planned.');
  expect(toldInWords(['2026-12-01'])).toBe('You are told on 1 December 2026.');
  expect(toldInWords(['2026-12-01', '2027-01-30', '2027-02-22'])).toBe(
    'You are told on 1 December 2026, 30 January 2027 and 22 February 2027.',
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
