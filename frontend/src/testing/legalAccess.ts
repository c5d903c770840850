import type { AccountSettingsResponse } from '@settlewise/contract/accountSettings';
import type {
  AccessLogEntryResponse,
  LegalAccessGrantResponse,
  SharedPart,
} from '@settlewise/contract/legalAccess';
import { amina } from './builders';
import { aminasProfile } from './dashboard';
import { serverInMemory } from './serverInMemory';

/** Access as the server answers it: active, without an end, invited, never used. */
export function aGrant(
  email: string,
  rest: Partial<LegalAccessGrantResponse> = {},
): LegalAccessGrantResponse {
  return {
    id: `grant-${email}`,
    email,
    name: 'Legal Advisor',
    expiresAt: null,
    lastAccessed: null,
    isRevoked: false,
    alsoShares: [],
    includesIdentity: false,
    createdAt: '2026-11-01T09:00:00.000Z',
    state: 'active',
    expiryDate: null,
    revokedAt: null,
    invitedAt: '2026-11-01T09:01:00.000Z',
    ...rest,
  };
}

/** An access of Ms Lane to the record. @param at ISO instant */
export const anAccess = (
  at: string,
  part: SharedPart = 'timeline',
  documentTitle: string | null = null,
): AccessLogEntryResponse => ({
  id: `${part} ${at}`,
  by: 'lawyer',
  grantId: 'grant-lane@law.example',
  name: 'Ms Lane',
  email: 'lane@law.example',
  part,
  documentTitle,
  documentTitles: null,
  downloaded: null,
  reason: null,
  at,
});

/** An access of an administrator to the record. @param at ISO instant */
export const anAdministratorsAccess = (at: string, reason: string): AccessLogEntryResponse => ({
  id: `administrator ${at}`,
  by: 'administrator',
  name: 'A Settlewise administrator',
  grantId: null,
  email: null,
  part: null,
  documentTitle: null,
  downloaded: null,
  documentTitles: null,
  reason,
  at,
});

interface Stored {
  sharing?: boolean;
  grants?: readonly LegalAccessGrantResponse[];
  looks?: readonly AccessLogEntryResponse[];
}

/** The server of a signed-in person who gave these lawyers access, and whose record was opened this often. */
export function serverWithLegalAccess({ sharing = true, grants = [], looks = [] }: Stored = {}) {
  const settings: AccountSettingsResponse['data'] = {
    notificationsEnabled: true,
    emailNotificationsEnabled: true,
    reminderFrequency: 'weekly',
    quietFrom: '21:00',
    quietUntil: '08:00',
    lawyerSharingEnabled: sharing,
    onboarding: 'done',
  };
  return serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/account/profile': () => ({ status: 200, body: aminasProfile }),
    'GET /api/account/settings': () => ({ status: 200, body: { data: settings } }),
    'POST /api/account/settings': ({ body }) => ({
      status: 200,
      body: { data: { ...settings, ...(typeof body === 'object' && body) } },
    }),
    'GET /api/notifications': () => ({ status: 200, body: [] }),
    'GET /api/legal-access': () => ({ status: 200, body: grants }),
    'GET /api/legal-access/looks': () => ({ status: 200, body: { looks, more: false } }),
  });
}
