import { describe, expect, it } from 'vitest';
import { createSpecification, stateAfter } from '../../testing/specification';
import { legalAccessDecider, mostLegalAccessGrants, statusOfGrant, type LegalAccessCommand } from './decider';
import { legalAccessGranted, type LegalAccessEvent } from './events';

const { given } = createSpecification(legalAccessDecider);

const grantId = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a01';
const otherId = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a02';
const email = 'counsel@example.org';
const grantedAt = '2026-11-21T12:00:00.000Z';
const now = '2026-11-25T08:30:00.000Z';
const expiresAt = '2026-12-01T00:00:00.000Z';
const later = '2027-03-01T00:00:00.000Z';

const granted = (more: Partial<(LegalAccessEvent & { type: 'LegalAccessGranted' })['data']> = {}) =>
  ({
    type: 'LegalAccessGranted',
    data: {
      grantId,
      email,
      name: 'Ada Counsel',
      expiresAt,
      grantedAt,
      alsoShares: [],
      includesIdentity: false,
      ...more,
    },
  }) satisfies LegalAccessEvent;
const extended = (to: string | null): LegalAccessEvent => ({
  type: 'LegalAccessExtended',
  data: { grantId, expiresAt: to },
});
const revoked: LegalAccessEvent = { type: 'LegalAccessRevoked', data: { grantId, revokedAt: now } };
const invited: LegalAccessEvent = { type: 'LegalAccessInvitationSent', data: { grantId, sentAt: now } };
const told: LegalAccessEvent = { type: 'LegalAccessEndingTold', data: { grantId, expiresAt, toldAt: now } };
const notThere = { refusal: 'notFound', code: 'legal_access_not_found' } as const;
const hasPassed = { refusal: 'invalid', code: 'expiry_has_passed', field: 'expiryDate' } as const;
const hasAccess = { refusal: 'conflict', code: 'has_access_already', field: 'email' } as const;

type Give = Extract<LegalAccessCommand, { type: 'GrantLegalAccess' }>;

describe('giving access', () => {
  const give = (more: Partial<Omit<Give, 'type'>> = {}): Give => ({
    type: 'GrantLegalAccess',
    grantId,
    email,
    name: 'Ada Counsel',
    expiresAt,
    now: grantedAt,
    ownEmail: 'ana@example.org',
    sharingEnabled: true,
    ...more,
  });

  it('records the lawyer and the end of access', () => given().when(give()).then(granted()));
  it('records the additional parts that the owner chose', () =>
    given()
      .when(give({ alsoShares: ['addresses'] }))
      .then(granted({ alsoShares: ['addresses'] })));
  it('allows identity data only if the owner chose it', () => {
    given()
      .when(give({ includesIdentity: true }))
      .then(granted({ includesIdentity: true }));
    expect(stateAfter(legalAccessDecider, granted()).get(grantId)?.includesIdentity).toBe(false);
    expect(
      stateAfter(legalAccessDecider, granted({ includesIdentity: true }), extended(later)).get(grantId)
        ?.includesIdentity,
    ).toBe(true);
  });

  it('needs no end', () =>
    given()
      .when(give({ expiresAt: null }))
      .then(granted({ expiresAt: null })));
  it('is refused while sharing is off', () =>
    given()
      .when(give({ sharingEnabled: false }))
      .thenRefused({ refusal: 'invalid', code: 'sharing_is_off', field: 'lawyerSharingEnabled' }));
  it('is refused for the owner’s own address in any spelling', () =>
    given()
      .when(give({ email: 'Ana@Example.org' }))
      .thenRefused({ refusal: 'invalid', code: 'own_address', field: 'email' }));
  it('is refused with an end that has passed, to the instant', () => {
    given()
      .when(give({ now: expiresAt }))
      .thenRefused(hasPassed);
    given()
      .when(give({ now: '2026-11-30T23:59:59.999Z' }))
      .then(granted({ grantedAt: '2026-11-30T23:59:59.999Z' }));
  });
  it('is refused for an address with active access in any spelling', () => {
    given(granted({ grantId: otherId }))
      .when(give())
      .thenRefused(hasAccess);
    given(granted({ grantId: otherId, expiresAt: null }))
      .when(give({ email: 'COUNSEL@example.org' }))
      .thenRefused(hasAccess);
  });
  it('is possible after the earlier access expired or was revoked', () => {
    given(granted({ grantId: otherId }))
      .when(give({ now: expiresAt, expiresAt: later }))
      .then(granted({ grantedAt: expiresAt, expiresAt: later }));
    given(granted({ grantId: otherId }), { ...revoked, data: { grantId: otherId, revokedAt: grantedAt } })
      .when(give())
      .then(granted());
  });
  it('is refused for an existing id', () =>
    given(granted(), revoked).when(give()).thenRefused({ refusal: 'conflict', code: 'legal_access_exists' }));
  it('is limited in number, revoked access included', () => {
    const many = Array.from({ length: mostLegalAccessGrants }, (_, index) =>
      granted({
        grantId: `0f8b5f0c-0a3d-4a63-9d7e-${String(index).padStart(12, '0')}`,
        email: `counsel-${index}@example.org`,
      }),
    );
    given(...many.slice(1))
      .when(give())
      .then(granted());
    given(...many)
      .when(give())
      .thenRefused({ refusal: 'invalid', code: 'too_many_grants' });
  });
});

describe('extending access', () => {
  const extend = (to: string | null, at = now) =>
    ({ type: 'ExtendLegalAccess', grantId, expiresAt: to, now: at }) as const;

  it('changes or removes the end', () => {
    given(granted()).when(extend(later)).then(extended(later));
    given(granted()).when(extend(null)).then(extended(null));
    given(granted(), extended(null)).when(extend(expiresAt)).then(extended(expiresAt));
  });
  it('does nothing if the end is the same', () => {
    given(granted()).when(extend(expiresAt)).thenNothing();
    given(granted(), extended(null)).when(extend(null)).thenNothing();
  });
  it('reactivates expired access', () =>
    given(granted()).when(extend(later, expiresAt)).then(extended(later)));
  it('is refused with an end that has passed', () => {
    given(granted()).when(extend(now)).thenRefused(hasPassed);
    given(granted()).when(extend(expiresAt, expiresAt)).thenRefused(hasPassed);
  });
  it('is refused for revoked access', () =>
    given(granted(), revoked)
      .when(extend(later))
      .thenRefused({ refusal: 'conflict', code: 'legal_access_revoked' }));
  it('is refused if the address has other active access', () =>
    given(granted(), granted({ grantId: otherId, grantedAt: expiresAt, expiresAt: later }))
      .when(extend(later, expiresAt))
      .thenRefused(hasAccess));
  it('is refused for unknown access', () => given().when(extend(later)).thenRefused(notThere));
});

describe('revoking access', () => {
  const revoke = { type: 'RevokeLegalAccess', grantId, now } as const;

  it('ends the access now', () => given(granted()).when(revoke).then(revoked));
  it('is possible after it expired, and prevents an extension', () =>
    given(granted({ expiresAt: '2026-11-22T00:00:00.000Z' }))
      .when(revoke)
      .then(revoked));
  it('keeps the reason of an administrator', () => {
    const reason = 'Ticket 17: the address is not the lawyer’s';
    const byAdministrator: LegalAccessEvent = { ...revoked, data: { grantId, revokedAt: now, reason } };
    given(granted())
      .when({ ...revoke, reason })
      .then(byAdministrator);
    expect(stateAfter(legalAccessDecider, granted(), byAdministrator).get(grantId)).toMatchObject({
      revokedAt: now,
      revokedBecause: reason,
    });
    given(granted(), byAdministrator).when(revoke).thenNothing();
    given(granted(), revoked)
      .when({ ...revoke, reason })
      .thenNothing();
  });
  it('keeps the time of the first revocation', () => given(granted(), revoked).when(revoke).thenNothing());
  it('is refused for unknown access', () => given().when(revoke).thenRefused(notThere));
});

describe('emails to the lawyer', () => {
  const sent = { type: 'RecordInvitationSent', grantId, now } as const;
  const ending = (at = expiresAt) => ({ type: 'RecordEndingTold', grantId, expiresAt: at, now }) as const;

  it('the invitation is recorded once', () => {
    given(granted()).when(sent).then(invited);
    given(granted(), invited).when(sent).thenNothing();
    given(granted(), revoked).when(sent).then(invited);
    given().when(sent).thenRefused(notThere);
  });
  it('the notice of the end is recorded once for each end', () => {
    given(granted()).when(ending()).then(told);
    given(granted(), told).when(ending()).thenNothing();
    given(granted(), told, extended(later))
      .when(ending(later))
      .then({ ...told, data: { grantId, expiresAt: later, toldAt: now } });
    given().when(ending()).thenRefused(notThere);
  });
});

describe('access', () => {
  it('is the grant with its later changes', () => {
    const all = stateAfter(
      legalAccessDecider,
      granted(),
      granted({ grantId: otherId, email: 'other@example.org' }),
      invited,
      told,
      extended(later),
      revoked,
    );
    expect([...all.keys()]).toEqual([grantId, otherId]);
    expect(all.get(grantId)).toStrictEqual({
      email,
      name: 'Ada Counsel',
      grantedAt,
      expiresAt: later,
      alsoShares: [],
      includesIdentity: false,
      revokedAt: now,
      revokedBecause: null,
      invitedAt: now,
      toldOfEndAt: expiresAt,
    });
  });

  it('is active until it ends or is revoked', () => {
    const grant = { expiresAt, revokedAt: null };
    expect(statusOfGrant(grant, '2026-11-30T23:59:59.999Z')).toBe('active');
    expect(statusOfGrant(grant, expiresAt)).toBe('expired');
    expect(statusOfGrant({ ...grant, expiresAt: null }, '2199-01-01T00:00:00.000Z')).toBe('active');
    expect(statusOfGrant({ ...grant, revokedAt: now }, later)).toBe('revoked');
  });

  it.each([
    ['an invalid address', { email: 'counsel' }],
    ['an empty name', { name: '' }],
    ['an end that is a day', { expiresAt: '2026-12-01' }],
    ['an unknown field', { colour: 'red' }],
  ])('is never given with %s', (_, wrong) => {
    expect(() => legalAccessGranted.parse({ ...granted().data, ...wrong })).toThrow();
  });
});
