import Stack from '@mui/material/Stack';
import type { LegalAccessGrantResponse } from '@settlewise/contract/legalAccess';
import { useId } from 'react';
import { useUser } from '../../../record/account/accountQueries';
import { SendVerificationAgain } from '../../../record/account/SendVerificationAgain';
import { Button } from '../../../ui/Button';
import { Note } from '../../../ui/Note';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { formatDay, formatInstant } from '../../../ui/dates/formatInstant';
import { PanelActs, PanelEntry } from '../../../ui/Panel';
import { Pill } from '../../../ui/Pill';
import { FactList, type Fact } from '../../../ui/FactList';
import { partsToChoose, stateLooks, withoutIdentity } from '../../../record/legalAccess/labels';

interface GrantCardProps {
  grant: LegalAccessGrantResponse;
  onExtend: () => void;
  onRevoke: () => void;
}

/** One lawyer: whether they can look, until when, and when they last did. */
export function GrantCard({ grant, onExtend, onRevoke }: GrantCardProps) {
  const titleId = useId();
  const { data: owner } = useUser();
  const { tone, icon, word } = stateLooks[grant.state];
  const confirmed = owner?.emailVerified ?? true;
  const canLook = grant.state === 'active' || grant.state === 'suspended';
  return (
    <PanelEntry
      title={grant.name}
      titleId={titleId}
      note={grant.email}
      status={
        <Pill tone={tone} icon={icon}>
          {word}
        </Pill>
      }
    >
      <FactList facts={factsOf(grant, confirmed)} />
      {owner !== null && owner !== undefined && waitsForOwner(grant, confirmed) && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Note>The email that confirms your own address:</Note>
          <SendVerificationAgain email={owner.email} look="plain" />
        </Stack>
      )}
      {!grant.isRevoked && (
        <PanelActs>
          <Button look="quiet" icon="calendar" aria-describedby={titleId} onClick={onExtend}>
            Extend
          </Button>
          {canLook && (
            <Button look="plain" icon="eyeOff" aria-describedby={titleId} onClick={onRevoke}>
              Revoke
            </Button>
          )}
        </PanelActs>
      )}
    </PanelEntry>
  );
}

/** Whether the lawyer has not been written to because the owner has not confirmed their own address. */
const waitsForOwner = ({ state, invitedAt }: LegalAccessGrantResponse, confirmed: boolean): boolean =>
  !confirmed && invitedAt === null && (state === 'active' || state === 'suspended');

/** @param confirmed whether the owner's own address is: nobody is written to for others */
function factsOf(grant: LegalAccessGrantResponse, confirmed: boolean): readonly Fact[] {
  const { state, expiryDate, revokedAt, lastAccessed, invitedAt, createdAt, alsoShares, includesIdentity } =
    grant;
  const chosen = partsToChoose
    .filter(({ part }) => alsoShares.includes(part))
    .map(({ part, words }) => {
      const less = includesIdentity ? undefined : withoutIdentity(part);
      return less === undefined ? words : `${words} (${less})`;
    });
  const end =
    revokedAt !== null
      ? { name: 'Revoked', value: formatInstant(revokedAt) }
      : {
          name: state === 'expired' ? 'Expired' : 'Expires',
          value: expiryDate === null ? 'No end, until you revoke it' : `End of ${formatLongDate(expiryDate)}`,
        };
  return [
    end,
    ...(chosen.length === 0 ? [] : [{ name: 'Also sees', value: chosen.join(', ') }]),
    { name: 'Identity data', value: includesIdentity ? 'Shared' : 'Not shared' },
    { name: 'Last accessed', value: lastAccessed === null ? 'Not yet' : formatInstant(lastAccessed) },
    { name: 'Given on', value: formatDay(createdAt) },
    ...(revokedAt === null && state !== 'expired'
      ? [
          {
            name: 'Email with the link',
            value:
              invitedAt === null
                ? waiting[confirmed ? 'toBeSent' : 'forOwner']
                : `Sent on ${formatDay(invitedAt)}`,
          },
        ]
      : []),
  ];
}

const waiting = {
  toBeSent: 'Waiting to be sent',
  forOwner: 'Not sent yet. We send it after you confirm your email.',
} as const;
