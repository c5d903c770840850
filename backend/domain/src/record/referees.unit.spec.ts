import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { typedShape, wholeItem } from '../fields';
import { sharedCollections } from './collections';
import { referees } from './referees';

const findBrokenRule = (change: object) => {
  const item = wholeItem(referees.fields, { ...referees.example, ...change });
  return referees.rules.filter((rule) => !rule.holds(item)).map(({ code, field }) => `${field} ${code}`);
};

describe('a referee', () => {
  it.each([
    [{ dateOfBirth: '1990-05-20', knownSince: '1990-05-19' }, []],
    [{ dateOfBirth: '1990-05-20', knownSince: '1990-04-30' }, ['knownSince known_before_birth']],
    [{ dateOfBirth: '1990-05-20', knownSince: '1990-05' }, []],
    [{ dateOfBirth: '1990-05-20', knownSince: '1990-04' }, ['knownSince known_before_birth']],
    [{ dateOfBirth: null, knownSince: '1990-04' }, []],
    [{ dateOfBirth: '1990-05-20', knownSince: null }, []],
  ])('with %j breaks %j', (change, broken) => {
    expect(findBrokenRule(change)).toEqual(broken);
  });

  it('is shown to a lawyer only if the owner chooses that', () => {
    expect(referees.share).toEqual({ tab: 'Referees', default: false });
    expect(sharedCollections.filter(({ share }) => share.default)).toEqual([]);
  });

  it('only needs a name and the applicant', () => {
    const { fullName, applicant } = referees.example;
    const typed = z.object(typedShape(referees.fields)).parse({ fullName, applicant });
    const { fullName: _name, applicant: _who, ...rest } = wholeItem(referees.fields, typed);
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
  });
});
