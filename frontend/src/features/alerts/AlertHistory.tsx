import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { NotificationResponse } from '@settlewise/contract/notifications';
import { useRef, useState } from 'react';
import { AlertActs } from '../../record/alerts/AlertActs';
import { answerInForce } from '../../record/alerts/answers';
import { useNotifications } from '../../record/notifications/notificationQueries';
import { withdrawnInWords } from '../../record/notifications/withdrawn';
import { useToday } from '../../ui/dates/useToday';
import { EmptyState } from '../../ui/EmptyState';
import { ListRegion } from '../../ui/ListRegion';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { Note } from '../../ui/Note';
import { ShowMore } from '../../ui/ShowMore';
import { loadFailure, shownAtATime } from './lists';
import { proofInWords } from './sentences';

/** All that was told, the newest first: when it was worked out, mailed and read, and what was said to it. */
export function AlertHistory() {
  const region = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(shownAtATime);
  return (
    <ListRegion
      ref={region}
      label="What you were told"
      query={useNotifications()}
      failure={loadFailure}
      skeleton={<ListSkeleton label="Loading what you were told…" cards={2} />}
    >
      {(all) =>
        all.length === 0 ? (
          <EmptyState icon="bell">You have not been told anything yet.</EmptyState>
        ) : (
          <>
            <Card component="ol" aria-label="Alerts that you were told, the newest first" sx={{ px: 2 }}>
              {all.slice(0, wanted).map((each) => (
                <Told
                  key={each.id}
                  notification={each}
                  onAnswered={() => region.current?.focus({ preventScroll: true })}
                />
              ))}
            </Card>
            <ShowMore left={all.length - wanted} onMore={() => setWanted(wanted + shownAtATime)} />
          </>
        )
      }
    </ListRegion>
  );
}

interface ToldProps {
  notification: NotificationResponse;
  onAnswered: () => void;
}

function Told({ notification, onAnswered }: ToldProps) {
  const { withdrawn } = notification;
  const isAnswered = answerInForce(notification, useToday()) !== null;
  return (
    <Box
      component="li"
      sx={{ py: 1.5, overflowWrap: 'anywhere', '& + &': { borderTop: '1px solid var(--line)' } }}
    >
      <Typography sx={{ fontWeight: 600, ...(withdrawn !== null && { color: 'text.secondary' }) }}>
        {notification.title}
      </Typography>
      {withdrawn !== null && <Typography variant="body2">{withdrawnInWords(withdrawn)}</Typography>}
      <Note>{proofInWords(notification)}</Note>
      {isAnswered && <AlertActs notification={notification} onAnswered={onAnswered} />}
    </Box>
  );
}
