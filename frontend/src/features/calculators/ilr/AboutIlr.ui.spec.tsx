import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AboutIlr } from './AboutIlr';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  [
    '2026-11-21',
    /English: level B1 if you apply before 26 March 2027, and from that day on level B2 \(not confirmed: prepare for B2\)/,
  ],
  ['2027-03-26', /English: level B2\.$/],
])('says on %s which level of English is asked on which day', (today, words) => {
  vi.useFakeTimers({ now: new Date(`${today}T12:00:00Z`), toFake: ['Date'] });
  render(<AboutIlr />);
  expect(screen.getByText(words)).toBeTruthy();
});
