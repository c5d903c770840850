import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PersonHistoryResponse } from '@settlewise/contract';
import { Link } from 'react-router-dom';
import { messageFor } from '../../../api/errors';
import { Disclosure } from '../../../ui/Disclosure';
import { ListSkeleton } from '../../../ui/ListSkeleton';
import { LoadFailure } from '../../../ui/LoadFailure';
import { LoadMore } from '../../../ui/LoadMore';
import { usePersonHistory } from '../api/usePersonHistory';
import { Actor, pathOfEvent, StreamLink } from '../events/EventLinks';
import { Changes } from '../record/Changes';
import { eventWords } from '../record/labels';
import { Note } from '../ui/Beside';
import { When } from '../ui/When';

interface PersonHistoryProps {
  userId: string;
  /** The id of the administrator's open access to the record. */
  accessId: string;
}

/** A person's whole history, the newest first: who did what when, and what it changed. */
export function PersonHistory({ userId, accessId }: PersonHistoryProps) {
  const { data, error, isFetching, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    usePersonHistory(userId, accessId);
  const failure = isError && !isFetching && (
    <LoadFailure
      title="We could not load the history"
      onRetry={() => void (data === undefined ? refetch() : fetchNextPage())}
    >
      {messageFor(error, 'Something went wrong on our side. Please try again in a moment.')}
    </LoadFailure>
  );
  if (data === undefined) return failure || <ListSkeleton label="Loading the history…" cards={3} />;
  const events = data.pages.flatMap((page) => page.events);
  return (
    <Stack spacing={2.5} sx={{ minWidth: 0 }}>
      {data.pages[0]?.erased === true && (
        <p>This person has been erased. What happened stands in the log; what it was about cannot be read.</p>
      )}
      <Box
        component="ol"
        aria-label="History, the newest first"
        sx={{ borderLeft: '2px solid', borderColor: 'divider' }}
      >
        {events.map((event) => (
          <Box key={event.id} component="li" sx={happenedSx}>
            <Happened event={event} />
          </Box>
        ))}
      </Box>
      {failure}
      {hasNextPage ? (
        <LoadMore busy={isFetchingNextPage} onLoad={() => void fetchNextPage()}>
          Load earlier events
        </LoadMore>
      ) : (
        <Note role="status">This is the beginning of the history.</Note>
      )}
    </Stack>
  );
}

/** With a dot on the line that runs along the history. */
const happenedSx = {
  position: 'relative',
  pb: 3.5,
  pl: 3,
  '@media (max-width: 480px)': { pl: 2 },
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 8,
    left: -7,
    width: 12,
    height: 12,
    border: '2px solid',
    borderColor: 'primary.main',
    borderRadius: '50%',
    backgroundColor: 'background.paper',
  },
} as const;

const contentSx = {
  m: 0,
  p: '12px 16px',
  borderRadius: '10px',
  backgroundColor: 'var(--sunk)',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;

function Happened({ event }: { event: PersonHistoryResponse['events'][number] }) {
  const { id, type, recordedAt, stream, revision, changes, content } = event;
  return (
    <Stack component="article" aria-label={eventWords(type)} spacing={1.25} sx={{ minWidth: 0 }}>
      <Stack spacing={0.5}>
        <Typography variant="h6" component="h3">
          <Link to={pathOfEvent(id)}>{eventWords(type)}</Link>
        </Typography>
        <Note>
          <When at={recordedAt} /> · <Actor event={event} /> · <StreamLink stream={stream} />, revision{' '}
          {revision}
        </Note>
      </Stack>
      {changes.length > 0 && <Changes label={`What changed: ${eventWords(type)}`} changes={changes} />}
      {content !== null && (
        <Disclosure summary="What was recorded">
          <Box component="pre" tabIndex={0} aria-label="What was recorded" sx={contentSx}>
            {JSON.stringify(content, null, 2)}
          </Box>
        </Disclosure>
      )}
    </Stack>
  );
}
