import { defaultSettings } from '@settlewise/domain/accounts';
import { describe, expect, it } from 'vitest';
import { decideOpening, type OpeningInput } from './decideOpening';

const grant = {
  email: 'Counsel@example.org',
  name: 'Ada',
  grantedAt: '2026-11-01T12:00:00.000Z',
  alsoShares: ['addresses'],
  includesIdentity: true,
  expiresAt: '2026-12-01T00:00:00.000Z',
  revokedAt: null,
  revokedBecause: null,
  invitedAt: null,
  toldOfEndAt: null,
};
const owner = {
  ...({
    userId: 'u',
    username: 'ana',
    email: 'ana@example.org',
    role: 'user',
    locked: false,
    passwordHash: 'x',
  } as const),
  firstName: 'Ana',
  lastName: 'Silva',
  emailVerified: false,
  formerEmails: [],
  verificationLink: null,
  confirmedLinkHash: null,
  resetLink: null,
  secondFactor: null,
  secondFactorKey: null,
  settings: { ...defaultSettings, lawyerSharingEnabled: true },
};
const question: OpeningInput = {
  grantId: 'g',
  grant,
  owner,
  lawyer: { email: 'counsel@EXAMPLE.org', emailVerified: true },
  now: new Date('2026-11-30T23:59:59.999Z'),
};
const off = { ...owner, settings: { ...owner.settings, lawyerSharingEnabled: false } };
const { firstName: _first, lastName: _last, ...nameless } = owner;

const hidden = { kind: 'hidden' };
const closed = (because: RegExp) => ({ kind: 'closed', because: expect.stringMatching(because) });

describe('a record', () => {
  it('is open to the lawyer until the end of the last day', () => {
    expect(decideOpening(question)).toEqual({
      kind: 'open',
      record: {
        grantId: 'g',
        name: 'Ana Silva',
        expiresAt: grant.expiresAt,
        expiryDate: '2026-11-30',
        sharedAt: grant.grantedAt,
        alsoShares: ['addresses'],
        includesIdentity: true,
      },
    });
  });

  it('has the owner’s username if they gave no name, and may have no end', () => {
    const endless = { ...question, owner: nameless, grant: { ...grant, expiresAt: null } };
    expect(decideOpening(endless)).toMatchObject({
      record: { name: 'ana', expiresAt: null, expiryDate: null },
    });
  });

  it.each<[string, Partial<OpeningInput>, object]>([
    ['without a grant', { grant: undefined }, hidden],
    ['whose owner is gone', { owner: null }, hidden],
    ['shared with somebody else', { lawyer: { email: 'other@example.org', emailVerified: true } }, hidden],
    [
      'requested from an unconfirmed address',
      { lawyer: { email: 'counsel@example.org', emailVerified: false } },
      closed(/confirm your email address/),
    ],
    [
      'whose access was revoked',
      { grant: { ...grant, revokedAt: '2026-11-02T00:00:00.000Z' } },
      closed(/revoked/),
    ],
    ['whose access has ended', { now: new Date(grant.expiresAt) }, closed(/ended/)],
    ['whose owner switched sharing off', { owner: off }, closed(/switched sharing off/)],
  ])('%s is not', (_, difference, opening) => {
    expect(decideOpening({ ...question, ...difference })).toEqual(opening);
  });

  it('is hidden from everybody else, in every state', () => {
    const lawyer = { email: 'other@example.org', emailVerified: false };
    for (const difference of [
      { grant: { ...grant, revokedAt: '2026-11-02T00:00:00.000Z' } },
      { owner: off },
      { now: new Date(grant.expiresAt) },
    ]) {
      expect(decideOpening({ ...question, ...difference, lawyer })).toEqual(hidden);
    }
  });
});
