import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AnswerNotificationRequest, NotificationResponse } from '@settlewise/contract/notifications';
import { lazy, Suspense, useState } from 'react';
import { messageFor } from '../../api/errors';
import { Button } from '../../ui/Button';
import { useToday } from '../../ui/dates/useToday';
import { showToast } from '../../ui/toasts/toastStore';
import { useAnswerNotification } from '../notifications/notificationQueries';
import { answerInForce, answerWords } from './answers';

const SnoozeDialog = lazy(async () => ({ default: (await import('./SnoozeDialog')).SnoozeDialog }));

interface AlertActsProps {
  notification: NotificationResponse;
  /** After its buttons have become others. */
  onAnswered: () => void;
}

/** What a person can say to an alert: done, later, not for me; or, where they have, what they said, and the way back. */
export function AlertActs({ notification, onAnswered }: AlertActsProps) {
  const { id, title } = notification;
  const answer = useAnswerNotification();
  const [isSnoozing, setSnoozing] = useState(false);
  const given = answerInForce(notification, useToday());

  async function say(what: AnswerNotificationRequest): Promise<void> {
    if (answer.isPending) return;
    try {
      await answer.mutateAsync({ id, answer: what });
      setSnoozing(false);
      onAnswered();
    } catch (error) {
      showToast('Update failed', messageFor(error, 'The alert could not be changed.'), 'destructive');
    }
  }

  return (
    <Stack direction="row" sx={acts}>
      {given === null ? (
        <>
          <Button
            look="quiet"
            icon="check"
            aria-label={`Done: ${title}`}
            onClick={() => void say({ answer: 'done' })}
          >
            Done
          </Button>
          <Button look="quiet" icon="clock" aria-label={`Later: ${title}`} onClick={() => setSnoozing(true)}>
            Later
          </Button>
          <Button
            look="plain"
            aria-label={`Not for me: ${title}`}
            onClick={() => void say({ answer: 'not_for_me' })}
          >
            Not for me
          </Button>
        </>
      ) : (
        <>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {answerWords(given)}
          </Typography>
          <Button look="plain" aria-label={`Undo: ${title}`} onClick={() => void say({ answer: 'open' })}>
            Undo
          </Button>
        </>
      )}
      {isSnoozing && (
        <Suspense>
          <SnoozeDialog
            notification={notification}
            busy={answer.isPending}
            onChoose={(until) => void say({ answer: 'snoozed', until })}
            onClose={() => setSnoozing(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

const acts = { flexWrap: 'wrap', alignItems: 'center', gap: '8px 10px' } as const;
