import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { WaitingAlertResponse } from '@settlewise/contract/alerts';
import { useRef, useState } from 'react';
import { AlertActs } from '../../record/alerts/AlertActs';
import { useAlerts } from '../../record/alerts/alertQueries';
import { linkWords, toneOf, typeWords } from '../../record/notifications/labels';
import { AlertTask } from '../../record/tasks/AlertTask';
import { useReadNotification } from '../../record/notifications/notificationQueries';
import { ButtonLink } from '../../ui/Button';
import { formatLongDate } from '../../ui/dates/formatDate';
import { Disclosure } from '../../ui/Disclosure';
import { EmptyState } from '../../ui/EmptyState';
import { ListRegion } from '../../ui/ListRegion';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { Pill } from '../../ui/Pill';
import { Note } from '../../ui/Note';
import { ShowMore } from '../../ui/ShowMore';
import { SourceNote } from '../../ui/sources/SourceNote';
import { loadFailure, waitingAtATime } from './lists';

/** What was told, still holds and was not answered: what it is, where it is done, and what can be said to it. */
export function WaitingList() {
  const query = useAlerts();
  const region = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(waitingAtATime);
  return (
    <ListRegion
      ref={region}
      label="Waiting for you now"
      query={query}
      failure={loadFailure}
      skeleton={<ListSkeleton label="Loading your alerts…" cards={2} />}
    >
      {({ waiting }) =>
        waiting.length === 0 ? (
          <EmptyState icon="check">Nothing waits for you now.</EmptyState>
        ) : (
          <>
            <Stack component="ul" spacing={1.5} aria-label="Alerts, the most pressing first">
              {waiting.slice(0, wanted).map((notification, place) => (
                <WaitingAlert
                  key={notification.id}
                  notification={notification}
                  isFirst={place === 0}
                  // The buttons that were used go with what they were for.
                  onAnswered={() => region.current?.focus({ preventScroll: true })}
                />
              ))}
            </Stack>
            <ShowMore left={waiting.length - wanted} onMore={() => setWanted(wanted + waitingAtATime)} />
          </>
        )
      }
    </ListRegion>
  );
}

interface WaitingAlertProps {
  notification: WaitingAlertResponse;
  /** The most pressing one is told in full; of the others the title says what and by when, and the rest is folded away. */
  isFirst: boolean;
  onAnswered: () => void;
}

function WaitingAlert({ notification, isFirst, onAnswered }: WaitingAlertProps) {
  const { id, type, title, message, link, date, isRead, source } = notification;
  const read = useReadNotification();
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Stack spacing={1.25} sx={{ overflowWrap: 'anywhere' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Pill tone={toneOf[type]} {...(type === 'other' && { icon: 'info' as const })}>
            {typeWords[type]}
          </Pill>
          {date !== null && <Typography variant="body2">{formatLongDate(date)}</Typography>}
        </Stack>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Disclosure summary="What this means, and why" open={isFirst}>
          <Stack spacing={1.25}>
            <Typography sx={{ maxWidth: '68ch', whiteSpace: 'pre-line' }}>{message}</Typography>
            <Note>
              Why:{' '}
              {source === null ? (
                'by your own record.'
              ) : (
                <SourceNote
                  source={{ ...source, retrievedOn: source.checkedOn }}
                  throughOthers={source.throughOthers}
                />
              )}
            </Note>
          </Stack>
        </Disclosure>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px 10px' }}>
          {link !== null && (
            <ButtonLink
              look="quiet"
              to={link}
              iconAfter="arrowRight"
              onClick={() => !isRead && read.mutate(id)}
            >
              {linkWords(link)}
            </ButtonLink>
          )}
          <AlertTask alert={notification} />
          <AlertActs notification={notification} onAnswered={onAnswered} />
        </Stack>
      </Stack>
    </Card>
  );
}
