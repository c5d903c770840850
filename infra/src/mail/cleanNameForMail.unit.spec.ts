import { describe, expect, it } from 'vitest';
import { cleanNameForMail } from './cleanNameForMail';

describe('a name in a mail to another person', () => {
  it.each([
    ['María del Mar López', 'María del Mar López'],
    ['J.R. O’Brien-Smith', 'J. R. O’Brien-Smith'],
    ['Анна Иванова', 'Анна Иванова'],
    ['李小龍', '李小龍'],
    ['  two\n lines ', 'two lines'],
  ])('keeps a real name: %j', (name, shown) => {
    expect(cleanNameForMail(name)).toBe(shown);
  });

  it.each([
    ['You have won, see https://evil.example/prize now', 'You have won, see now'],
    ['Open evil.example', 'Open evil. example'],
    ['www.evil.example', null],
    ['Write to me@evil.example', 'Write to'],
    ['Bank" <bank@evil.example>', 'Bank'],
    ['“Ada” says', 'Ada says'],
    ['...', null],
    ['n'.repeat(200), 'n'.repeat(80)],
  ])('contains no address: %j', (name, shown) => {
    expect(cleanNameForMail(name)).toBe(shown);
  });
});
