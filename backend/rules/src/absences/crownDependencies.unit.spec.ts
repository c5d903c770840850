import { describe, expect, it } from 'vitest';
import { namesCrownDependency } from './crownDependencies';

describe('The islands that belong to the UK for citizenship', () => {
  it.each(['Jersey', 'Guernsey', 'Sark', 'Alderney', 'the Isle of Man'])(
    '%s is an island of the UK for citizenship',
    (place) => expect(namesCrownDependency(place)).toBe(true),
  );

  it.each(['Spain', 'New Jersey', ''])('“%s” is not an island of the UK for citizenship', (place) =>
    expect(namesCrownDependency(place)).toBe(false),
  );
});
