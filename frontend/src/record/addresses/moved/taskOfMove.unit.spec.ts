import { describe, expect, it } from 'vitest';
import { anAddress } from '../testing/anAddress';
import { taskOfChange, taskOfMove } from './taskOfMove';

const today = '2026-11-26';
const before = anAddress('before', '2021-01-01', '2026-10-31');
const titleFor = (from: string, more: object = {}) =>
  taskOfMove([before, { ...anAddress('now', from, null), ...more }], today)?.title ?? null;

describe('The task of somebody who moved', () => {
  it('is to tell UKVI, within a week', () => {
    expect(taskOfMove([before, anAddress('now', '2026-11-01', null)], today)).toMatchObject({
      title: 'Tell UKVI your address since 1 November 2026',
      dueDate: '2026-12-03',
      priority: 'high',
    });
    expect(titleFor('2026-11')).toBe('Tell UKVI your address since November 2026');
  });

  it('is offered for 90 days', () => {
    expect(titleFor('2026-08-28')).not.toBeNull();
    expect(titleFor('2026-08-27')).toBeNull();
  });

  it('is not offered for a move to come, a place that is no home here, or the first address', () => {
    expect(titleFor('2026-11-27')).toBeNull();
    expect(titleFor('2026-11-01', { role: 'temporary' })).toBeNull();
    expect(titleFor('2026-11-01', { country: 'india' })).toBeNull();
    expect(titleFor('2026-11-01', { to: '2026-11-20' })).toBeNull();
    expect(taskOfMove([anAddress('now', '2026-11-01', null)], today)).toBeNull();
  });
});

describe('The task of somebody who wrote another home over their address of now', () => {
  const now = anAddress('now', '2021-01-01', null);
  const other = { ...now, line1: '9 Mare Street', town: 'London', postcode: 'E8 4RP' };
  it('is to tell UKVI', () => {
    expect(taskOfChange(now, other, today)?.title).toBe(
      'Tell UKVI about the address that you changed on 26 November 2026',
    );
  });
  it('is none of a correction, of another entry or of a home abroad', () => {
    expect(taskOfChange(now, { ...now, line1: '11 High Street' }, today)).toBeNull();
    expect(taskOfChange(now, { ...other, id: 'next' }, today)).toBeNull();
    expect(taskOfChange(now, { ...other, country: 'india' }, today)).toBeNull();
    expect(taskOfChange(null, other, today)).toBeNull();
  });
});
