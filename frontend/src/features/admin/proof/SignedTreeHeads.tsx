import Box from '@mui/material/Box';
import type { ProofResponse } from '@settlewise/contract/admin';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { copyText } from '../ui/copyText';
import { CopyableText } from '../ui/CopyableId';
import { DataTable } from '../../../ui/table/DataTable';
import { SectionCard } from '../../../ui/SectionCard';
import { When } from '../ui/When';
import { numberText } from '../ui/labels';

const keySx = {
  overflowX: 'auto',
  m: 0,
  p: '12px 14px',
  borderRadius: '10px',
  backgroundColor: 'var(--sunk)',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
} as const;

/** What of the log was signed and put aside, and the key that shows by whom. */
export function SignedTreeHeads({ heads, publicKey }: Pick<ProofResponse, 'heads' | 'publicKey'>) {
  return (
    <>
      <SectionCard title="Signed tree heads">
        <p>
          Every few minutes the program signs what the log has come to and puts it in a second place, beside
          which the log is held at each check.
        </p>
        <Heads heads={heads} />
      </SectionCard>
      <SectionCard
        title="Public key"
        foldsTo=""
        acts={
          <Button look="quiet" icon="copy" onClick={() => void copyText('public key', publicKey)}>
            Copy the key
          </Button>
        }
      >
        <p>
          Keep a copy away from this program: with it, anybody can tell that a tree head was signed here and
          not made up later.
        </p>
        <Box component="pre" role="region" aria-label="The key as text" tabIndex={0} sx={keySx}>
          {publicKey.trim()}
        </Box>
      </SectionCard>
    </>
  );
}

function Heads({ heads }: Pick<ProofResponse, 'heads'>) {
  if (heads === null)
    return (
      <Notice tone="soon" title="The second place is away">
        <p>The tree heads cannot be shown, and no check can be carried through, until it is back.</p>
      </Notice>
    );
  if (heads.length === 0) return <p>None has been signed yet.</p>;
  return (
    <DataTable
      scrolls="region"
      slim
      cardsAtFirst={2}
      label="The newest signed tree heads"
      rows={heads}
      keyOf={({ logHash }) => logHash}
      columns={[
        { key: 'writtenAt', label: 'Signed', show: ({ writtenAt }) => <When at={writtenAt} /> },
        { key: 'events', label: 'Events', number: true, show: ({ events }) => numberText(events) },
        {
          key: 'logHash',
          label: 'Hash',
          show: ({ logHash, events }) => (
            <CopyableText name={`hash at ${numberText(events)} events`} text={logHash} />
          ),
        },
      ]}
    />
  );
}
