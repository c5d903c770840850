import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSpecification } from '../../testing/specification';
import { reservationDecider, reservationStream, normaliseName, type ReservationEvent } from './reservation';

const { given } = createSpecification(reservationDecider);

const maria = '6f1c2d0e-8a4b-4c1d-9e2f-3a5b7c9d1e0f';
const amir = '7a2d3e1f-9b5c-4d2e-8f30-4b6c8d0e2f1a';
const taken = (holderId: string): ReservationEvent => ({ type: 'ClaimTaken', data: { holderId } });
const released = (holderId: string): ReservationEvent => ({ type: 'ClaimReleased', data: { holderId } });

describe('reserving a name', () => {
  const take = { type: 'TakeReservation', kind: 'username', holderId: maria } as const;

  it('gives it to the first person', () => given().when(take).then(taken(maria)));
  it('gives it to another person after it was released', () =>
    given(taken(amir), released(amir)).when(take).then(taken(maria)));
  it('does nothing for its holder', () => given(taken(maria)).when(take).thenNothing());
  it('refuses a taken username', () =>
    given(taken(amir))
      .when(take)
      .thenRefused({ refusal: 'conflict', code: 'username_taken', field: 'username' }));
  it('refuses a taken email address', () =>
    given(taken(amir))
      .when({ ...take, kind: 'email' })
      .thenRefused({ refusal: 'conflict', code: 'email_taken', field: 'email' }));
  it('takes it over from a holder who never finished registering', () =>
    given(taken(amir))
      .when({ ...take, abandonedBy: amir })
      .then(released(amir), taken(maria)));
  it('starts again for a holder who never finished registering', () =>
    given(taken(maria))
      .when({ ...take, abandonedBy: maria })
      .then(released(maria), taken(maria)));
  it('does not take it over from another holder', () =>
    given(taken(amir))
      .when({ ...take, abandonedBy: maria, holderId: '8b3e4f20-0c6d-4e3f-9a41-5c7d9e1f3a2b' })
      .thenRefused({ refusal: 'conflict', code: 'username_taken', field: 'username' }));
});

describe('releasing a name', () => {
  const release = { type: 'ReleaseReservation', holderId: maria } as const;

  it('makes it free', () => given(taken(maria)).when(release).then(released(maria)));
  it('does nothing for a free name or a name of another person', () => {
    given().when(release).thenNothing();
    given(taken(amir)).when(release).thenNothing();
    given(taken(maria), released(maria)).when(release).thenNothing();
  });
});

describe('spellings of a name', () => {
  it.each([
    ['letter case', 'Maria', 'maria'],
    ['space around', '  maria\t', 'maria'],
    ['the amount of space within', 'maria  lopez', 'Maria\u00a0Lopez'],
    ['composed and decomposed accents', 'Jos\u00e9', 'Jose\u0301'],
    ['full-width letters', 'ｍａｒｉａ', 'maria'],
    ['sharp s', 'Straße', 'STRASSE'],
    ['the capital sharp s', 'STRAẞE', 'strasse'],
    ['the two small sigmas', 'ΟΔΟΣ', 'οδοσ'],
  ])('are one name when they differ in %s', (_, one, other) => {
    expect(normaliseName(one)).toBe(normaliseName(other));
  });

  it('are different names if the letters differ', () => {
    expect(normaliseName('maria')).not.toBe(normaliseName('mária'));
    expect(normaliseName('maria lopez')).not.toBe(normaliseName('marialopez'));
  });

  it('do not change when normalised twice', () => {
    for (const name of ['Straße', 'İpek', 'ΟΔΟΣ', ' Ana  Maria ', 'ﬁn', 'ǅ', 'STRAẞE', 'aΣ\uFEFFa']) {
      expect(normaliseName(normaliseName(name))).toBe(normaliseName(name));
    }
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(normaliseName(normaliseName(name))).toBe(normaliseName(name));
      }),
    );
  });

  it('have one stream for each kind of reservation', () => {
    expect(reservationStream('username', 'abc')).not.toBe(reservationStream('email', 'abc'));
  });
});
