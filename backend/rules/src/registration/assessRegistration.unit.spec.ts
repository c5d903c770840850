import { describe, expect, it } from 'vitest';
import type { Trip } from '../absences/trip';
import { birthday } from '../calendar/age';
import { addDays, type CivilDate } from '../calendar/civilDate';
import { feeOn } from '../parameters/feeTable';
import type { Child, Parent, RegistrationSection } from './answer';
import { assessRegistration } from './assessRegistration';

const today = '2026-11-23';
const bornHere: Child = { dateOfBirth: '2019-07-30', bornInUk: true, british: null, journeys: [] };
const you = (since: CivilDate | null): Parent => ({ who: 'you', status: 'settled', since });
const neither: Parent = { who: 'you', status: 'neither', since: null };

/** A stay outside the UK with this many whole days. */
const away = (departureDate: CivilDate, wholeDays: number): Trip => ({
  departureDate,
  returnDate: addDays(departureDate, wholeDays + 1),
});
const findWay = (
  section: RegistrationSection,
  child: Partial<Child>,
  parents: readonly Parent[] = [neither],
  on = today,
) => assessRegistration({ ...bornHere, ...child }, parents, on).ways.find((way) => way.section === section);
const codes = (reasons: readonly { readonly code: string }[] | undefined) => reasons?.map(({ code }) => code);

describe('section 1(3): born in the UK, and a parent becomes British or settled while the child is a minor', () => {
  it('is available from the day on which the parent is settled, by form MN1', () => {
    expect(findWay('1(3)', {}, [you('2026-11-23')])).toMatchObject({
      status: 'open',
      opensOn: '2026-11-23',
      form: 'MN1',
    });
    expect(findWay('1(3)', {}, [you('2026-11-24')])).toMatchObject({
      status: 'later',
      opensOn: '2026-11-24',
    });
  });

  it('uses the parent who qualified first, also one who is British', () => {
    const zainab: Parent = { who: 'Zainab', status: 'british', since: '2024-02-01' };
    expect(findWay('1(3)', {}, [you('2025-03-01'), zainab])).toMatchObject({ opensOn: '2024-02-01' });
  });

  it('has no day while no parent is settled', () => {
    const way = findWay('1(3)', {});
    expect(way).toMatchObject({ status: 'later', opensOn: null });
    expect(codes(way?.reasons)).toEqual(['no_parent_settled']);
  });

  it('names the parent whose status is unknown', () => {
    const way = findWay('1(3)', {}, [neither, { who: 'Zainab', status: 'not_known', since: null }]);
    expect(codes(way?.reasons)).toEqual(['no_parent_settled', 'parent_not_known']);
    expect(way?.reasons[1]?.message).toContain('Zainab');
  });

  it('ends on the day before the eighteenth birthday', () => {
    const dateOfBirth = '2008-11-24';
    expect(findWay('1(3)', { dateOfBirth }, [you('2020-01-01')])).toMatchObject({
      status: 'open',
      lastDay: '2026-11-23',
    });
    expect(findWay('1(3)', { dateOfBirth }, [you('2020-01-01')], '2026-11-24')).toMatchObject({
      status: 'closed',
      opensOn: null,
    });
  });

  it('ends on 28 February for a person born on 29 February, who is a year older on 1 March', () => {
    expect(findWay('1(3)', { dateOfBirth: '2016-02-29' })).toMatchObject({ lastDay: '2034-02-28' });
  });
});

describe('section 1(4): born in the UK, ten years old, at most 90 days away in each of the first ten years', () => {
  const dateOfBirth = '2016-05-10';

  it('starts on the tenth birthday, by form T, and never ends', () => {
    expect(findWay('1(4)', { dateOfBirth })).toMatchObject({
      status: 'open',
      opensOn: '2026-05-10',
      form: 'T',
      lastDay: null,
    });
    expect(findWay('1(4)', { dateOfBirth }, [neither], '2026-05-09')).toMatchObject({ status: 'later' });
    expect(findWay('1(4)', { dateOfBirth: '2000-05-10' })).toMatchObject({ status: 'open' });
  });

  it('accepts 90 days in a year and refuses 91', () => {
    expect(findWay('1(4)', { dateOfBirth, journeys: [away('2020-06-01', 90)] })).toMatchObject({
      status: 'open',
    });
    const way = findWay('1(4)', { dateOfBirth, journeys: [away('2020-06-01', 91)] });
    expect(way).toMatchObject({ status: 'closed', opensOn: null });
    expect(way?.reasons[0]).toMatchObject({
      code: 'over_ninety_days',
      days: 91,
      limit: 90,
      from: '2020-05-10',
      to: '2021-05-09',
    });
    expect(codes(way?.reasons)).toContain('special_circumstances');
  });

  it.each(Array.from({ length: 10 }, (_, year) => [year + 1]))(
    'checks year %i of the life from its birthday to the day before the next',
    (number) => {
      const [from, next] = [birthday(dateOfBirth, number - 1), birthday(dateOfBirth, number)];
      // The departure on the eve of the birthday makes its whole days the first 91 of the year.
      const inside = findWay('1(4)', { dateOfBirth, journeys: [away(addDays(from, -1), 91)] });
      expect(inside?.reasons[0]).toMatchObject({ days: 91, from, to: addDays(next, -1) });
      // Half in one year and half in the next exceeds the limit in neither.
      const across = findWay('1(4)', { dateOfBirth, journeys: [away(addDays(next, -91), 180)] });
      expect(across).toMatchObject({ status: 'open' });
    },
  );

  it('does not limit the eleventh year', () => {
    expect(findWay('1(4)', { dateOfBirth, journeys: [away('2026-05-10', 150)] })).toMatchObject({
      status: 'open',
    });
  });

  it('counts from 1 March of a common year for a child born on 29 February', () => {
    const leap = { dateOfBirth: '2016-02-29', journeys: [away('2017-02-28', 91)] };
    const way = findWay('1(4)', leap);
    expect(way?.reasons[0]).toMatchObject({ days: 91, from: '2017-03-01', to: '2018-02-28' });
    expect(findWay('1(4)', { ...leap, journeys: [] })).toMatchObject({
      status: 'open',
      opensOn: '2026-03-01',
    });
  });

  it('can be lost by a planned journey before the tenth birthday', () => {
    const journeys = [away('2027-01-01', 120)];
    expect(findWay('1(4)', { journeys })).toMatchObject({ status: 'closed' });
  });

  it('does not count days of travel, and warns if they would make more than 90', () => {
    const way = findWay('1(4)', { dateOfBirth, journeys: [away('2020-06-01', 89)] });
    expect(way).toMatchObject({ status: 'open' });
    expect(way?.reasons.find(({ code }) => code === 'other_count_differs')).toMatchObject({ days: 91 });
  });

  it('draws no conclusion from unknown journeys', () => {
    const answer = assessRegistration({ ...bornHere, dateOfBirth, journeys: null }, [neither], today);
    expect(answer).toMatchObject({ verdict: 'not_enough', section: null, opensOn: null });
    expect(answer.missing).toMatchObject([{ code: 'journeys', field: 'travelsWith' }]);
  });
});

describe('a child born in the UK to a parent who is British or settled', () => {
  it('is British from birth by section 1(1), so nothing is registered or paid', () => {
    for (const since of ['2019-07-30', '2015-01-01']) {
      expect(assessRegistration(bornHere, [you(since)], today)).toMatchObject({
        verdict: 'may_be_british',
        cost: null,
        opensOn: null,
      });
    }
    expect(assessRegistration(bornHere, [you('2019-07-31')], today)).toMatchObject({
      verdict: 'can_register',
    });
  });

  it("may be British if the parent's day is unknown: both outcomes are given", () => {
    const answer = assessRegistration(bornHere, [you(null)], today);
    expect(answer.verdict).toBe('may_be_british');
    expect(answer.reasons[0]?.message).toMatch(/British since then.*section 1\(3\)/);
  });

  it('is not British if born abroad', () => {
    expect(assessRegistration({ ...bornHere, bornInUk: false }, [you('2015-01-01')], today)).toMatchObject({
      verdict: 'discretion',
      section: '3(1)',
    });
  });
});

describe('the registration of a child', () => {
  it('is not assessed if the place of birth is unknown', () => {
    const answer = assessRegistration({ ...bornHere, bornInUk: null }, [you('2024-01-01')], today);
    expect(answer).toMatchObject({ verdict: 'not_enough', ways: [], cost: null });
    expect(answer.missing).toMatchObject([{ code: 'born_in_uk', field: 'bornInUk' }]);
  });

  it('is over for a British child', () => {
    expect(assessRegistration({ ...bornHere, british: true }, [neither], today)).toMatchObject({
      verdict: 'british',
      ways: [],
      missing: [],
      cost: null,
    });
  });

  it('follows from a parent before the tenth birthday, even if journeys are unknown', () => {
    const child = { ...bornHere, journeys: null };
    expect(assessRegistration(child, [you('2025-01-01')], today)).toMatchObject({
      verdict: 'can_register',
      section: '1(3)',
      opensOn: '2025-01-01',
      lastDay: '2037-07-29',
      missing: [],
    });
  });

  it('waits for the tenth birthday if no parent is settled', () => {
    expect(assessRegistration(bornHere, [neither], today)).toMatchObject({
      verdict: 'not_yet',
      section: '1(4)',
      opensOn: '2029-07-30',
    });
  });

  it('of a child born abroad is at the Home Office’s discretion, and other ways are named without a date', () => {
    const { verdict, ways } = assessRegistration({ ...bornHere, bornInUk: false }, [neither], today);
    expect(verdict).toBe('discretion');
    expect(ways.map(({ section, status }) => [section, status])).toEqual([
      ['3(1)', 'discretion'],
      ['3(2)', 'not_known'],
      ['3(5)', 'not_known'],
    ]);
  });

  it('of a child born abroad explains what a parent British by descent needs, with the child’s own days', () => {
    const abroad = { bornInUk: false, dateOfBirth: '2019-05-10' };
    expect(codes(findWay('3(2)', abroad)?.reasons)).toEqual(['by_descent']);
    const journeys = (returnDate: string) => [{ departureDate: '2025-01-01', returnDate }];
    const standing = (returnDate: string) =>
      findWay('3(5)', { ...abroad, journeys: journeys(returnDate) })?.reasons.map((reason) => [
        reason.code,
        reason.standing,
        reason.days,
      ]);
    // Only whole days count: 270 of them, and one more.
    expect(standing('2025-09-29')).toEqual([
      ['by_descent_living_here', 'to_know', undefined],
      ['days_of_the_child', 'met', 270],
    ]);
    expect(standing('2025-09-30')?.[1]).toEqual(['days_of_the_child', 'against', 271]);
    const young = findWay('3(5)', { ...abroad, dateOfBirth: '2025-05-10' })?.reasons;
    expect(codes(young)).toEqual(['by_descent_living_here', 'too_young_for_years']);
    expect(young?.[1]?.message).toContain('10 May 2028');
  });

  it('of an adult born abroad is outside the scope of this program', () => {
    const grown = { ...bornHere, bornInUk: false, dateOfBirth: '2008-11-23' };
    expect(assessRegistration(grown, [neither], today).verdict).toBe('ask');
    expect(assessRegistration(grown, [neither], '2026-11-22').verdict).toBe('discretion');
  });

  it('requires good character from the age of ten', () => {
    const findCharacterReason = (on: CivilDate) =>
      assessRegistration(bornHere, [you('2025-01-01')], on).reasons.find(
        ({ code }) => code === 'good_character',
      );
    expect(findCharacterReason('2029-07-29')).toMatchObject({ from: '2029-07-30' });
    expect(findCharacterReason('2029-07-29')?.message).toContain('that old on 30 July 2029');
    expect(findCharacterReason('2029-07-30')?.message).toContain('that old now');
  });

  it('costs the fee of the table on the day, and mentions a later edition', () => {
    const cost = (on: CivilDate) => assessRegistration(bornHere, [you('2023-11-01')], on).cost;
    expect(cost('2026-04-07')).toMatchObject({ amount: 1_214, note: null });
    expect(cost('2026-04-08')).toMatchObject({
      amount: feeOn('child_registration', today).value,
      note: null,
    });
    expect(cost(today)).toMatchObject({ amount: 1_000, from: '2026-04-08' });
    expect(cost(today)?.note).toContain('later edition');
  });

  it("does not cost a child's fee for a person who is 18 by then", () => {
    const grown = { ...bornHere, dateOfBirth: '2005-01-01' };
    expect(assessRegistration(grown, [neither], today)).toMatchObject({
      verdict: 'can_register',
      cost: null,
    });
  });

  it.each<[string, Partial<Child>, readonly Parent[], readonly string[]]>([
    [
      'whose parent is settled',
      {},
      [you('2026-05-05')],
      [
        'You have been settled since 5 May 2026.',
        'This counts for a mother. It counts for a father if he is the father by law.',
      ],
    ],
    [
      'who was never away',
      { dateOfBirth: '2016-05-10' },
      [neither],
      ['in each of their first ten years', 'A child needs good character from the age of 10.'],
    ],
    [
      'who was away too long',
      { dateOfBirth: '2016-05-10', journeys: [away('2017-06-14', 119)] },
      [neither],
      ['The child was away 119 days in year 2 of their life.'],
    ],
    [
      'who was born abroad',
      { bornInUk: false },
      [neither],
      [
        'The child has no right to it. The fee is lost if the answer is no.',
        'Was a parent British by descent when the child was born?',
      ],
    ],
  ])('explains the answer to a child %s', (_child, child, parents, told) => {
    const { ways, reasons } = assessRegistration({ ...bornHere, ...child }, parents, today);
    const messages = [...reasons, ...ways.flatMap((way) => way.reasons)].map(({ message }) => message);
    for (const words of told) expect(messages.join('\n')).toContain(words);
  });

  it('names a source with each reason', () => {
    const { ways, reasons } = assessRegistration(bornHere, [you('2025-01-01')], today);
    for (const { source } of [...reasons, ...ways.flatMap((way) => way.reasons)])
      expect(source.title).toMatch(/British Nationality Act 1981|fees/);
  });
});
