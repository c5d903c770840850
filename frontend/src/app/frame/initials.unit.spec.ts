import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials';

describe('The initials of an account', () => {
  it('are the first letters of first and last name, in capitals', () => {
    expect(initialsOf({ username: 'x', firstName: 'amina', lastName: 'khan' })).toBe('AK');
  });

  it('are the first two letters of the username when a name is missing', () => {
    expect(initialsOf({ username: 'amina92', firstName: 'Amina', lastName: null })).toBe('AM');
    expect(initialsOf({ username: 'amina92', firstName: null, lastName: null })).toBe('AM');
    expect(initialsOf({ username: 'q', firstName: ' ', lastName: 'K' })).toBe('Q');
  });

  it('keep a letter whole that takes two code units', () => {
    expect(initialsOf({ username: '𝒜b', firstName: null, lastName: null })).toBe('𝒜B');
  });

  it('are a question mark when nobody is signed in', () => {
    expect(initialsOf(null)).toBe('?');
  });
});
