import Stack from '@mui/material/Stack';
import type { LegalAccessGrantResponse } from '@settlewise/contract/legalAccess';
import { useRef, useState } from 'react';
import { messageFor } from '../../../api/errors';
import { useLegalAccess } from '../../../record/legalAccess/legalAccessQueries';
import { LoadFailure } from '../../../ui/LoadFailure';
import { Notice } from '../../../ui/Notice';
import { Panel, PanelNote } from '../../../ui/Panel';
import { ExtendDialog } from './ExtendDialog';
import { GrantCard } from './GrantCard';
import { RevokeDialog } from './RevokeDialog';

type OpenDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'extend' | 'revoke'; readonly grant: LegalAccessGrantResponse };

/** Everybody who was ever let in, the newest first, with the ways to extend and to revoke. */
export function GrantList({ sharing, inSight }: { sharing: boolean; inSight: boolean }) {
  const { data: grants, error, isFetching, refetch } = useLegalAccess({ enabled: inSight });
  const section = useRef<HTMLElement>(null);
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'none' });
  const close = () => setDialog({ kind: 'none' });
  return (
    <Panel ref={section} title="Lawyers with access">
      {error !== null && !isFetching && (
        <LoadFailure title="We could not load your lawyers" onRetry={() => void refetch()}>
          {messageFor(error, 'Something went wrong on our side. Please try again in a moment.')}
        </LoadFailure>
      )}
      {grants === undefined && (error === null || isFetching) && (
        <PanelNote role="status">Loading your lawyers…</PanelNote>
      )}
      {grants !== undefined && !sharing && grants.some(({ state }) => state === 'suspended') && (
        <Notice tone="soon" title="Sharing is off">
          <p>Nobody can look now. Turn sharing on again, and those who are suspended can look as before.</p>
        </Notice>
      )}
      {grants?.length === 0 && (
        <PanelNote>
          Nobody has access. Whom you let in will be here, with the last day of their access and when they
          last looked.
        </PanelNote>
      )}
      {grants !== undefined && grants.length > 0 && (
        <Stack component="ul" spacing={2}>
          {grants.map((grant) => (
            <li key={grant.id}>
              <GrantCard
                grant={grant}
                onExtend={() => setDialog({ kind: 'extend', grant })}
                onRevoke={() => setDialog({ kind: 'revoke', grant })}
              />
            </li>
          ))}
        </Stack>
      )}
      {dialog.kind === 'extend' && <ExtendDialog grant={dialog.grant} onClose={close} />}
      {dialog.kind === 'revoke' && (
        <RevokeDialog
          grant={dialog.grant}
          onClose={close}
          // The button that opened the dialog goes with the access; without this the focus would be lost.
          onRevoked={() => section.current?.focus({ preventScroll: true })}
        />
      )}
    </Panel>
  );
}
