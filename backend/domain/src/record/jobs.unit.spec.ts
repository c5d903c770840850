import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { typedShape, wholeItem } from '../fields';
import { jobs } from './jobs';

const findBrokenRule = (change: object) => {
  const item = wholeItem(jobs.fields, { ...jobs.example, ...change });
  return jobs.rules.filter((rule) => !rule.holds(item)).map(({ code, field }) => `${field} ${code}`);
};

describe('a job or a course', () => {
  it.each([
    [{ precision: 'day', from: '2021-04' }, ['from day_missing']],
    [{ precision: 'day', from: '2021-04-05', to: '2022-01' }, ['to day_missing']],
    [{ precision: 'day', from: '2021-04-05', to: '2021-04-05' }, []],
    [{ precision: 'day', from: '2021-04-05', to: '2021-04-04' }, ['to end_before_start']],
    [{ from: '2021-04', to: '2021-04' }, []],
    [{ from: '2021-04', to: '2021-03' }, ['to end_before_start']],
    [{ employer: null }, ['employer employer_missing']],
    [{ kind: 'study', employer: null }, ['employer employer_missing']],
    [{ kind: 'none', employer: null }, []],
  ])('with %j breaks %j', (change, broken) => {
    expect(findBrokenRule(change)).toEqual(broken);
  });

  it('is shown to a lawyer only if the owner chooses that', () => {
    expect(jobs.share.default).toBe(false);
  });

  it('can be the school of several dependants', () => {
    const shape = z.object(typedShape(jobs.fields));
    expect(shape.safeParse({ ...jobs.example, dependants: [3, 4] }).success).toBe(true);
    expect(shape.safeParse({ ...jobs.example, dependants: ['Li'] }).success).toBe(false);
  });
});
