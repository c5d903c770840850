import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  calendarFilePath,
  useCalendarFeed,
  useCloseCalendarFeed,
  useOpenCalendarFeed,
} from '../../../record/calendar/calendarQueries';
import { Button } from '../../../ui/Button';
import { copyText } from '../../../ui/copyText';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { Icon } from '../../../ui/Icon';
import { LoadFailure } from '../../../ui/LoadFailure';
import { showToast } from '../../../ui/toasts/toastStore';
import { TextField } from '../../../ui/form/TextField';

/** The person's dates for a calendar: as a file, or by a secret address that a calendar asks again and again. */
export function CalendarCard() {
  const feed = useCalendarFeed();
  return (
    <Card component="section" aria-labelledby="calendar-title">
      <CardContent>
        <Stack spacing={1.5}>
          <h2 id="calendar-title">Your dates in your calendar</h2>
          <Typography color="textSecondary">
            When visas and documents end, when tasks are due, and when you or your dependants can apply: in
            the calendar that you look at every day.
          </Typography>
          <Stack
            component="a"
            href={calendarFilePath}
            download
            direction="row"
            spacing={1}
            sx={{ alignItems: 'center', alignSelf: 'flex-start', minHeight: 44, fontWeight: 600 }}
          >
            <Icon name="download" size={18} /> Download as a calendar file (.ics)
          </Stack>
          {feed.data !== undefined && <Subscription openedAt={feed.data.openedAt} />}
          {feed.isError && !feed.isFetching && (
            <LoadFailure act="Retry" onRetry={() => void feed.refetch()}>
              Whether you have a calendar address could not be loaded.
            </LoadFailure>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}

/** @param openedAt since when there is an address; null while there is none */
function Subscription({ openedAt }: { openedAt: string | null }) {
  const open = useOpenCalendarFeed();
  const close = useCloseCalendarFeed();
  const [asking, setAsking] = useState(false);

  async function makeAddress(): Promise<void> {
    try {
      await open.mutateAsync();
    } catch {
      showToast('Update failed', 'The calendar address could not be made. Please try again.', 'destructive');
    }
  }

  async function endAddress(): Promise<void> {
    await close.mutateAsync();
    open.reset();
    setAsking(false);
    showToast('Calendar address ended', 'Calendars that ask for it get nothing any more.');
  }

  return (
    <Stack spacing={1.5}>
      <Divider />
      <Typography variant="h6" component="h3">
        A calendar that keeps itself up to date
      </Typography>
      <Typography color="textSecondary">
        Add a secret address to your calendar, and new dates appear by themselves. Whoever has the address can
        see the dates: do not pass it on.
      </Typography>
      {open.data !== undefined && <CalendarAddress address={open.data.address} />}
      {openedAt !== null && open.data === undefined && (
        <p>
          An address is in use since {formatLongDate(civilDateInLondon(new Date(openedAt)))}. It was shown
          when it was made; if you do not have it any more, make a new one.
        </p>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        <Button look="quiet" icon="calendar" busy={open.isPending} onClick={() => void makeAddress()}>
          {openedAt === null ? 'Make a calendar address' : 'Make a new address'}
        </Button>
        {openedAt !== null && (
          <Button look="plain" icon="bin" onClick={() => setAsking(true)}>
            End the address
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        open={asking}
        title="End the calendar address?"
        act="End the address"
        busyAct="Ending…"
        busy={close.isPending}
        problem={close.isError ? 'The address could not be ended. Please try again.' : null}
        // What went wrong is said in the dialog, which stays.
        onConfirm={() => void endAddress().catch(() => undefined)}
        onClose={() => {
          close.reset();
          setAsking(false);
        }}
      >
        <p>Calendars that use it show no new dates from then on. You can make another address at any time.</p>
      </ConfirmDialog>
    </Stack>
  );
}

/** The secret address, once, to be copied. */
function CalendarAddress({ address }: { address: string }) {
  const copy = () =>
    copyText(address, {
      done: ['Address copied', 'Paste it where your calendar asks for an address to subscribe to.'],
      failed: ['The address was not copied', 'Please select it and copy it yourself.'],
    });

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Box sx={{ width: '100%', maxWidth: 640 }}>
        <TextField
          label="Your calendar address"
          hint="It is shown this once. Keep it, or make a new one later."
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
      </Box>
      <Button look="quiet" onClick={() => void copy()}>
        Copy address
      </Button>
    </Stack>
  );
}
