import type { LegalAccessGrantResponse } from '@settlewise/contract';
import { useId } from 'react';
import { Button } from '../../../ui/Button';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { formatDay, formatInstant } from '../../../ui/dates/formatInstant';
import { Pill } from '../../../ui/Pill';
import { FactList, type Fact } from '../../progress/FactList';
import styles from './Access.module.css';
import { stateLooks } from './accessWords';

interface GrantCardProps {
  grant: LegalAccessGrantResponse;
  onExtend: () => void;
  onRevoke: () => void;
}

/** One lawyer: whether they can look, until when, and when they last did. */
export function GrantCard({ grant, onExtend, onRevoke }: GrantCardProps) {
  const titleId = useId();
  const { tone, icon, word } = stateLooks[grant.state];
  const canLook = grant.state === 'active' || grant.state === 'suspended';
  return (
    <article aria-labelledby={titleId} className={styles['grant']}>
      <div className={styles['top']}>
        <div className={styles['who']}>
          <h3 id={titleId}>{grant.name}</h3>
          <p className={styles['note']}>{grant.email}</p>
        </div>
        <Pill tone={tone} icon={icon}>
          {word}
        </Pill>
      </div>
      <FactList facts={factsOf(grant)} />
      {!grant.isRevoked && (
        <div className={styles['acts']}>
          <Button look="quiet" icon="calendar" aria-describedby={titleId} onClick={onExtend}>
            Extend
          </Button>
          {canLook && (
            <Button look="plain" icon="eyeOff" aria-describedby={titleId} onClick={onRevoke}>
              Revoke
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

function factsOf(grant: LegalAccessGrantResponse): readonly Fact[] {
  const { state, expiryDate, revokedAt, lastAccessed, invitedAt, createdAt } = grant;
  const end =
    revokedAt !== null
      ? { name: 'Revoked', value: formatInstant(revokedAt) }
      : {
          name: state === 'expired' ? 'Expired' : 'Expires',
          value: expiryDate === null ? 'No end, until you revoke it' : `End of ${formatLongDate(expiryDate)}`,
        };
  return [
    end,
    { name: 'Last accessed', value: lastAccessed === null ? 'Not yet' : formatInstant(lastAccessed) },
    { name: 'Given on', value: formatDay(createdAt) },
    ...(revokedAt === null && state !== 'expired'
      ? [
          {
            name: 'Email with the link',
            value: invitedAt === null ? 'Waiting to be sent' : `Sent on ${formatDay(invitedAt)}`,
          },
        ]
      : []),
  ];
}
