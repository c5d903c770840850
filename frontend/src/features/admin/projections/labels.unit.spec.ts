import { describe, expect, it } from 'vitest';
import { aFailure, aProjection } from '../../../testing/operations';
import { behindText, inOrder, progressText, rateText } from './labels';

describe('How projections stand', () => {
  it('the stopped ones come first, then all by name, what is built after the live one', () => {
    const ordered = inOrder([
      aProjection('tasks'),
      aProjection('journeys', { id: 'journeys~2', state: 'building' }),
      aProjection('journeys'),
      aProjection('accounts'),
      aProjection('looks', { failure: aFailure() }),
      aProjection('documents', { id: 'documents~3', state: 'building', failure: aFailure() }),
    ]);
    expect(ordered.map(({ id }) => id)).toEqual([
      'documents~3',
      'looks',
      'accounts',
      'journeys',
      'journeys~2',
      'tasks',
    ]);
  });

  it('how far behind one is, is told in events and time', () => {
    expect(behindText(aProjection('tasks'))).toBe('Nothing');
    expect(behindText(aProjection('tasks', { caughtUp: false, lagEvents: 1, lagMs: 240 }))).toBe(
      '1 event, 240 ms',
    );
    expect(
      behindText(aProjection('tasks', { caughtUp: false, lagEvents: 10_000, lagMore: true, lagMs: 300_000 })),
    ).toBe('more than 10,000 events, 5 min');
  });

  it('does not claim to know before anything was seen', () => {
    expect(behindText(aProjection('tasks', { caughtUp: false }))).toBe('Not known yet');
    expect([rateText(null), rateText(0), rateText(0.4444), rateText(1234.5)]).toEqual([
      '–',
      '0 a second',
      '0.44 a second',
      '1,200 a second',
    ]);
  });

  it('what is built is done only when all of it is', () => {
    expect([progressText(0), progressText(0.999), progressText(1)]).toEqual([
      '0% of the events',
      '99% of the events',
      '100% of the events',
    ]);
  });
});
