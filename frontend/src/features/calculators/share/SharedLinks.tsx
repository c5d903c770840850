import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OwnSharedResult } from '@settlewise/contract/sharedResults';
import { useRef, useState } from 'react';
import { messageFor, problemIn } from '../../../api/errors';
import { calculatorLabels, partsInWords } from '../../../record/sharedResults/labels';
import {
  useOwnSharedResults,
  useRevokeSharedResult,
} from '../../../record/sharedResults/sharedResultQueries';
import { Button } from '../../../ui/Button';
import { formatDay, formatInstant } from '../../../ui/dates/formatInstant';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { LoadFailure } from '../../../ui/LoadFailure';
import { SectionCard } from '../../../ui/SectionCard';

/**
 * The links that the signed-in person made and that still work; nothing where there are none.
 * @param onLastRevoked the last one goes with its whole card: the focus has to go elsewhere
 */
export function SharedLinks({ onLastRevoked }: { onLastRevoked: () => void }) {
  const { data: links, error, isFetching, refetch } = useOwnSharedResults();
  const [ending, setEnding] = useState<OwnSharedResult | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  if (links === undefined)
    return error !== null && !isFetching ? (
      <LoadFailure title="We could not load your shared links" onRetry={() => void refetch()}>
        {messageFor(error, 'Something went wrong on our side. Please try again in a moment.')}
      </LoadFailure>
    ) : null;
  if (links.length === 0) return null;
  return (
    <>
      <SectionCard
        title="Shared links"
        titleRef={heading}
        lead="Whoever has one sees the parts that you chose. We cannot read them, and cannot show you the link again."
      >
        <Box component="ul">
          {links.map((link) => (
            <Stack
              key={link.id}
              component="li"
              direction={{ xs: 'column', sm: 'row' }}
              sx={{
                alignItems: { sm: 'center' },
                justifyContent: 'space-between',
                gap: '8px 24px',
                py: 1.5,
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <div>
                <Typography id={`shared-${link.id}`} sx={{ fontWeight: 600 }}>
                  {calculatorLabels[link.calculator]}, shared on {formatInstant(link.sharedAt)}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {partsInWords(link.parts)} Works until {formatDay(link.expiresAt)}.
                </Typography>
              </div>
              <Button
                look="quiet"
                aria-describedby={`shared-${link.id}`}
                onClick={() => setEnding(link)}
                sx={{ flex: 'none', alignSelf: { xs: 'flex-start', sm: 'center' } }}
              >
                Revoke
              </Button>
            </Stack>
          ))}
        </Box>
      </SectionCard>
      {ending !== null && (
        <RevokeDialog
          link={ending}
          onClose={() => setEnding(null)}
          onRevoked={() => {
            setEnding(null);
            if (links.length > 1) heading.current?.focus({ preventScroll: true });
            else onLastRevoked();
          }}
        />
      )}
    </>
  );
}

interface RevokeDialogProps {
  link: OwnSharedResult;
  onClose: () => void;
  onRevoked: () => void;
}

function RevokeDialog({ link, onClose, onRevoked }: RevokeDialogProps) {
  const { mutate, isPending, error } = useRevokeSharedResult();
  return (
    <ConfirmDialog
      open
      title="Revoke this link?"
      act="Revoke"
      busyAct="Revoking…"
      busy={isPending}
      problem={problemIn(error, 'The link was not revoked. Please try again.')}
      onConfirm={() => mutate(link.id, { onSuccess: onRevoked })}
      onClose={onClose}
    >
      <p>What you shared is erased at once. Whoever opens the link is told that it has ended.</p>
    </ConfirmDialog>
  );
}
