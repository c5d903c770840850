import type { LegalAccessEvent } from '@settlewise/domain/legalAccess';
import type { RecordAccessEvent } from '@settlewise/domain/recordAccess';
import { normaliseName } from '@settlewise/domain/reservations';
import { defineProjection } from '../../runner/projection';
import { legalAccessTable } from './table';

/** Lawyers' access to records: its end, the emails that were sent, and the last use. */
export const legalAccessProjection = defineProjection<LegalAccessEvent | RecordAccessEvent>()({
  name: 'legal_access',
  version: 4,
  tables: { legal_access: legalAccessTable },
  handlers: {
    LegalAccessGranted({ data, metadata }, { legal_access: grants }) {
      grants.put({
        grant_id: data.grantId,
        user_id: metadata.userId,
        email: data.email,
        email_normalised: normaliseName(data.email),
        name: data.name,
        expires_at: data.expiresAt,
        granted_at: data.grantedAt,
        also_shares: data.alsoShares,
        includes_identity: data.includesIdentity,
        revoked_at: null,
        invited_at: null,
        told_of_end_at: null,
        last_looked_at: null,
      });
    },
    LegalAccessExtended({ data }, { legal_access: grants }) {
      grants.change({ grant_id: data.grantId }, { expires_at: data.expiresAt });
    },
    LegalAccessRevoked({ data }, { legal_access: grants }) {
      grants.change({ grant_id: data.grantId }, { revoked_at: data.revokedAt });
    },
    LegalAccessInvitationSent({ data }, { legal_access: grants }) {
      grants.change({ grant_id: data.grantId }, { invited_at: data.sentAt });
    },
    LegalAccessEndingTold({ data }, { legal_access: grants }) {
      grants.change({ grant_id: data.grantId }, { told_of_end_at: data.expiresAt });
    },
    RecordLookedAt({ data }, { legal_access: grants }) {
      grants.change({ grant_id: data.grantId }, { last_looked_at: data.lookedAt });
    },
  },
});
