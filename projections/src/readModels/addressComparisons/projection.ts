import type { AddressComparisonEvent } from '@settlewise/domain/addressComparisons';
import { normaliseName } from '@settlewise/domain/reservations';
import { defineProjection } from '../../runner/projection';
import { addressComparisonTable } from './table';

/** Requests to compare addresses, and their state. Whether addresses are shown is decided by the stream. */
export const addressComparisonsProjection = defineProjection<AddressComparisonEvent>()({
  name: 'address_comparisons',
  version: 3,
  tables: { address_comparisons: addressComparisonTable },
  handlers: {
    AddressComparisonAsked({ data, metadata }, { address_comparisons: comparisons }) {
      comparisons.put({
        comparison_id: data.comparisonId,
        user_id: metadata.userId,
        email: data.email,
        email_normalised: normaliseName(data.email),
        form: data.form,
        period_from: data.period.from,
        period_to: data.period.to,
        asked_at: data.askedAt,
        answer_by: data.answerBy,
        invited_at: null,
        partner_id: null,
        agrees: null,
        answered_at: null,
        ended_at: null,
      });
    },
    AddressComparisonInvitationSent({ data }, { address_comparisons: comparisons }) {
      comparisons.change({ comparison_id: data.comparisonId }, { invited_at: data.sentAt });
    },
    AddressComparisonAnswered({ data }, { address_comparisons: comparisons }) {
      comparisons.change(
        { comparison_id: data.comparisonId },
        { partner_id: data.partnerId, agrees: data.agrees, answered_at: data.answeredAt },
      );
    },
    AddressComparisonEnded({ data }, { address_comparisons: comparisons }) {
      comparisons.change({ comparison_id: data.comparisonId }, { ended_at: data.endedAt });
    },
  },
});
