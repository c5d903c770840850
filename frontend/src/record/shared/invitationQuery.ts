import { invitationResponse } from '@settlewise/contract/shared';
import { useQuery } from '@tanstack/react-query';
import { callFor } from '../../api/client';
import type { InvitationLink } from './invitationLink';

/** POST /api/invitations: a question, which needs the secret and so is no GET. Kept no longer than it is on show. */
export const useInvitation = ({ grantId, secret }: InvitationLink) =>
  useQuery({
    queryKey: ['invitation', grantId, secret],
    queryFn: ({ signal }) =>
      callFor(invitationResponse, 'POST', '/api/invitations', { payload: { grantId, secret }, signal }),
    gcTime: 0,
  });
