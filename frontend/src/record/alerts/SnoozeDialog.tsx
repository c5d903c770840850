import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { NotificationResponse } from '@settlewise/contract/notifications';
import { addDays, isCivilDate } from '@settlewise/rules/calendar';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { DateField } from '../../ui/dates/DateField';
import { formatLongDate } from '../../ui/dates/formatDate';
import { useToday } from '../../ui/dates/useToday';
import { Dialog } from '../../ui/dialog/Dialog';
import { latestSnooze, snoozes } from './answers';

interface SnoozeDialogProps {
  notification: NotificationResponse;
  busy: boolean;
  onChoose: (until: string) => void;
  onClose: () => void;
}

/** Until when an alert is put off: a week, a month, or a day of one's own. */
export function SnoozeDialog({ notification, busy, onChoose, onClose }: SnoozeDialogProps) {
  const today = useToday();
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const latest = latestSnooze(notification, today);
  const fits = (until: string) => until > today && (latest === null || until <= latest);

  function choose(): void {
    if (isCivilDate(day) && fits(day)) {
      onChoose(day);
      return;
    }
    setProblem(
      latest === null
        ? 'Please enter a day after today'
        : `Please enter a day after today, and not after ${formatLongDate(latest)}`,
    );
  }

  return (
    <Dialog open onClose={onClose} title="When shall we tell you again?">
      <Typography sx={{ overflowWrap: 'anywhere' }}>{notification.title}</Typography>
      <Stack spacing={1.5}>
        {snoozes(today)
          .filter(({ until }) => fits(until))
          .map(({ label, until }) => (
            <Button key={label} look="quiet" busy={busy} onClick={() => onChoose(until)}>
              {label}, on {formatLongDate(until)}
            </Button>
          ))}
      </Stack>
      <DateField
        label="Or on a day that you choose"
        value={day}
        error={problem}
        earliest={addDays(today, 1)}
        {...(latest !== null && { latest })}
        onChange={(value) => {
          setDay(value);
          setProblem(undefined);
        }}
      />
      <Button busy={busy} onClick={choose}>
        Tell me on this day
      </Button>
    </Dialog>
  );
}
