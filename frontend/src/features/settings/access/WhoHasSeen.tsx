import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { messageFor } from '../../../api/errors';
import { useAccessLog } from '../../../record/legalAccess/legalAccessQueries';
import { Button } from '../../../ui/Button';
import { formatWithWeekday } from '../../../ui/dates/formatDate';
import { formatTime } from '../../../ui/dates/formatInstant';
import { LoadFailure } from '../../../ui/LoadFailure';
import { LoadMore } from '../../../ui/LoadMore';
import { Panel, PanelNote } from '../../../ui/Panel';
import { didInWords } from '../../../record/legalAccess/labels';
import { accessesByDay } from './accessesByDay';

/** So many looks stand there at first; on a phone each takes some lines. */
const atFirst = 3;

/** Each look at the record: who, what and when, day by day, the newest first. */
export function WhoHasSeen({ inSight }: { inSight: boolean }) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } = useAccessLog({
    enabled: inSight,
  });
  const [told, setTold] = useState('');
  const [all, setAll] = useState(false);
  const looks = data?.pages.flatMap((page) => page.looks) ?? [];
  const days = accessesByDay(all ? looks : looks.slice(0, atFirst));
  const folded = !all && looks.length > atFirst;

  async function refresh(): Promise<void> {
    setTold('');
    const { isSuccess } = await refetch();
    if (isSuccess) setTold('The list is up to date.');
  }

  return (
    <Panel
      title="Who has seen my record"
      action={
        data !== undefined && (
          <Button look="plain" icon="refresh" busy={isFetching} onClick={() => void refresh()}>
            Refresh
          </Button>
        )
      }
    >
      <p role="status" className="visuallyHidden">
        {told}
      </p>
      {error !== null && !isFetching && (
        <LoadFailure title="We could not load who has seen your record" onRetry={() => void refresh()}>
          {messageFor(error, 'Something went wrong on our side. Please try again in a moment.')}
        </LoadFailure>
      )}
      {data === undefined && (error === null || isFetching) && (
        <PanelNote>Loading who has seen your record…</PanelNote>
      )}
      {data !== undefined && days.length === 0 && (
        <PanelNote>
          Nobody but you. Each time a lawyer or an administrator opens something, it will be here with its day
          and time.
        </PanelNote>
      )}
      {days.map(({ day, accesses }) => (
        <Stack key={day} spacing={0.5}>
          <Typography variant="h6" component="h3">
            {formatWithWeekday(day)}
          </Typography>
          <ul>
            {accesses.map((access) => (
              <Box key={access.id} component="li" sx={line}>
                <time dateTime={access.at}>{formatTime(access.at)}</time>
                <span>
                  <strong>{access.name}</strong>
                  {access.email !== null && ` (${access.email})`} {didInWords(access)}
                  {access.reason !== null && `. The reason they gave: ${access.reason}`}
                </span>
              </Box>
            ))}
          </ul>
        </Stack>
      ))}
      {(folded || hasNextPage) && (
        <LoadMore
          busy={isFetchingNextPage}
          onLoad={() => {
            setAll(true);
            if (!folded) void fetchNextPage();
          }}
        >
          Show earlier
        </LoadMore>
      )}
    </Panel>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  gap: 1.5,
  py: 1,
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& > time': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
} as const;
