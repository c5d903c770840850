import { describe, expect, it } from 'vitest';
import { aDependant } from '../../testing/aDependant';
import type { Address } from '../../record/addresses/staysOf';
import { checkForForm } from './checkForForm';
import { gapStatement } from './gapStatement';
import { anAddress } from '../../record/addresses/testing/anAddress';

const asked = {
  form: 'AN',
  applicationOn: '2027-03-01',
  spouse: false,
  whose: null,
  bornOn: null,
  cameOn: null,
  afterIlr: null,
} as const;
// The statement is written on the day of the application.
const today = asked.applicationOn;
const before = anAddress('before', '2021-01-01', '2024-03-31');
const journey = (departureDate: string, returnDate: string | null) => ({ departureDate, returnDate });

const statement = (list: readonly Address[], journeys: readonly ReturnType<typeof journey>[] = []) => {
  const check = checkForForm(asked, { addresses: list, journeys, today });
  return check === null ? undefined : gapStatement(check);
};

describe('A statement about the gaps', () => {
  it('is none where every day has an address', () => {
    expect(statement([before, anAddress('now', '2024-04-01', null)])).toBeNull();
  });

  it('says what a journey explains, and leaves a place to write for what nothing explains', () => {
    const list = [before, anAddress('now', '2024-07-10', '2026-12-31')];
    expect(statement(list, [journey('2024-03-31', '2024-07-10')])).toBe(
      [
        'My addresses from 2 March 2022 to 1 March 2027 are in the form. I had no address on some days:',
        'From 1 April 2024 to 9 July 2024 I had no address in the UK because I was abroad. I left on 31 March 2024 and came back on 10 July 2024.',
        'From 1 January 2027 to 1 March 2027 [write here where you lived, or why there was no address].',
      ].join('\n'),
    );
  });

  it('does not say that somebody is back who is still away', () => {
    expect(
      statement([anAddress('now', '2021-01-01', '2027-02-27')], [journey('2027-02-27', null)]),
    ).toContain('I left on 27 February 2027 and have not come back yet.');
  });

  it('of a dependant names their own journey', () => {
    const home = (id: string, from: string, to: string | null) => ({
      ...anAddress(id, from, to),
      dependants: [3],
    });
    const list = [home('before', '2021-01-01', '2024-03-31'), home('now', '2024-07-10', null)];
    const lucia = (rest: object) =>
      aDependant({ id: 3, firstName: 'Lucía', lastName: 'Khan', dateOfBirth: '2015-02-01', ...rest });
    const own = [{ departureDate: '2024-03-31', returnDate: '2024-07-10' }];
    const says = (rest: object, journeys: typeof own = []) => {
      const check = checkForForm(
        { ...asked, whose: 3 },
        { addresses: list, journeys, dependants: [lucia(rest)], today },
      );
      return check === null ? undefined : gapStatement(check);
    };
    expect(says({ travelsWith: 'own', ownJourneys: own })).toContain(
      'Lucía had no address in the UK because Lucía was abroad. Lucía left on 31 March 2024 and came back on 10 July 2024.',
    );
    // Whoever travels with the person has their journeys; of whom nobody said it, the record has none.
    expect(says({ travelsWith: 'me' }, own)).toContain('Lucía left on 31 March 2024');
    expect(says({ travelsWith: null }, own)).toContain('[write here where Lucía lived');
  });
});
