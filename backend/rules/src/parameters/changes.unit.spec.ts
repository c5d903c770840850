import { describe, expect, it } from 'vitest';
import { changesOn } from './changes';
import { hasLaterFees } from './laterFees';

const statusOn = (key: string, day: string) => changesOn(day).find((change) => change.key === key)?.standing;

describe('a change of the law', () => {
  it.each([
    ['evisa', '2025-05-31', '2025-06-01'],
    ['english_b2_first_visas', '2026-01-07', '2026-01-08'],
    ['travel_to_the_uk', '2026-02-24', '2026-02-25'],
    ['protection_thirty_months', '2026-03-01', '2026-03-02'],
    ['suspended_sentences', '2026-03-25', '2026-03-26'],
    ['fees_april_2026', '2026-04-07', '2026-04-08'],
    ['pre_settled_status_lapses', '2026-04-28', '2026-04-29'],
    ['bno_children', '2026-10-07', '2026-10-08'],
    ['student_maintenance', '2026-11-29', '2026-11-30'],
    ['shortage_lists_end', '2026-12-30', '2026-12-31'],
    ['graduate_eighteen_months', '2026-12-31', '2027-01-01'],
    ['english_b2_settlement', '2027-03-25', '2027-03-26'],
  ])('%s is future on %s and in force on %s', (key, before, day) => {
    expect([statusOn(key, before), statusOn(key, day)]).toEqual(['to_come', 'in_force']);
  });

  it('is listed in order of its day, and has words, a source and the day on which that was read', () => {
    const days = changesOn('2026-11-23').map(({ from }) => from ?? '9999-12-31');
    expect(days).toEqual(days.toSorted());
    for (const { title, text, source } of changesOn('2026-11-23')) {
      expect([title, text].every((words) => words.length > 10)).toBe(true);
      expect(source.url).toMatch(/^https:\/\//);
      // No source is later than about this day.
      expect(source.retrievedOn <= '2026-11-28').toBe(true);
    }
  });
});

describe('an announced change', () => {
  it('has no day and never takes effect automatically', () => {
    const announced = changesOn('2099-01-01').filter(({ standing }) => standing === 'announced');
    expect(announced.map(({ key, from }) => [key, from])).toEqual([
      ['earned_settlement', null],
      ['refugees_twenty_years', null],
      ['earned_citizenship', null],
    ]);
  });
});

describe('the list of fees of 8 October 2026', () => {
  it('is not confirmed, and concerns payments on that day or later', () => {
    expect(statusOn('fees_october_2026', '2027-01-01')).toBe('not_confirmed');
    expect([hasLaterFees('2026-10-07'), hasLaterFees('2026-10-08')]).toEqual([false, true]);
  });
});
