import { expect, it } from 'vitest';
import { createSpecification, stateAfter } from '../../testing/specification';
import { calendarDecider } from './decider';
import type { CalendarEvent } from './events';

const { given } = createSpecification(calendarDecider);

const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];
const now = '2026-11-21T12:00:00.000Z';
const opened = (secretHash = first): CalendarEvent => ({
  type: 'CalendarOpened',
  data: { secretHash, openedAt: now },
});
const closed: CalendarEvent = { type: 'CalendarClosed', data: {} };
const open = (secretHash = first) => ({ type: 'OpenCalendar', secretHash, now }) as const;
const close = { type: 'CloseCalendar' } as const;

it('is opened by an address', () => given().when(open()).then(opened()));
it('has one address, and a new one replaces it', () => {
  given(opened()).when(open(second)).then(opened(second));
  expect(stateAfter(calendarDecider, opened(), opened(second))?.secretHash).toBe(second);
});
it('is not opened again by its current address', () => given(opened()).when(open()).thenNothing());
it('is closed', () => {
  given(opened()).when(close).then(closed);
  expect(stateAfter(calendarDecider, opened(), closed)).toBeNull();
});
it('is closed once', () => {
  given().when(close).thenNothing();
  given(opened(), closed).when(close).thenNothing();
});
it('is opened again after it was closed, also by the former address', () =>
  given(opened(), closed).when(open()).then(opened()));
