import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import type { PersonHistoryResponse } from '@settlewise/contract';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Disclosure } from '../../../ui/Disclosure';
import { Icon } from '../../../ui/Icon';
import { pathOfEvent, StreamLink, whoActed } from '../events/EventLinks';
import { Changes } from '../record/Changes';
import { sentenceOf } from '../record/eventSentences';
import { CopyableId } from '../ui/CopyableId';
import { Facts } from '../ui/Facts';
import { When } from '../ui/When';

type Happened = PersonHistoryResponse['events'][number];

const narrow = '@media (max-width: 768px)';

const lineSx = {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) minmax(0, 11rem) 10.5rem',
  alignItems: 'center',
  gap: '0 12px',
  width: '100%',
  minHeight: 44,
  py: 0.5,
  px: 0.5,
  borderRadius: '8px',
  font: 'inherit',
  textAlign: 'left',
  '&:hover': { backgroundColor: 'action.hover' },
  '& > .aside': { overflowWrap: 'anywhere', color: 'text.secondary', fontSize: '0.9375rem' },
  '& > svg': { transition: 'transform 120ms' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  [narrow]: {
    gridTemplateColumns: '20px auto minmax(0, 1fr)',
    '& > .what': { gridColumn: '2 / -1' },
    '& > .who': { gridColumn: 2, gridRow: 2 },
    '& > .when': { gridColumn: 3, gridRow: 2 },
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

/** One event in a line: what happened, who did it and when. What it changed, and its ids, open under it. */
export function HistoryRow({ event }: { event: Happened }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const sentence = sentenceOf(event.type, event);
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <ButtonBase
        aria-expanded={open}
        {...(open && { 'aria-controls': id })}
        sx={lineSx}
        onClick={() => setOpen(!open)}
      >
        <Icon name="chevronDown" size={18} />
        <Box component="span" className="what" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {sentence}
        </Box>
        <span className="aside who">{whoActed(event)}</span>
        <span className="aside when">
          <When at={event.recordedAt} />
        </span>
      </ButtonBase>
      {open && <Details id={id} event={event} sentence={sentence} />}
    </Box>
  );
}

function Details({ id, event, sentence }: { id: string; event: Happened; sentence: string }) {
  const { id: eventId, type, stream, revision, changes, content } = event;
  return (
    <Stack
      id={id}
      component="section"
      aria-label={`Details: ${sentence}`}
      spacing={2}
      sx={{ minWidth: 0, p: { xs: '8px 0 20px', sm: '8px 0 20px 36px' } }}
    >
      {changes.length > 0 && <Changes label={`What changed: ${sentence}`} changes={changes} />}
      {content !== null && (
        <Disclosure summary="What was recorded">
          <Box component="pre" tabIndex={0} aria-label="What was recorded" sx={contentSx}>
            {JSON.stringify(content, null, 2)}
          </Box>
        </Disclosure>
      )}
      <Facts
        facts={[
          ['Type', type],
          [
            'Event',
            <Link key="event" to={pathOfEvent(eventId)}>
              What stands beside it, and what led to it
            </Link>,
          ],
          ['Event id', <CopyableId key="id" of="event" id={eventId} />],
          [
            'Stream',
            <span key="stream">
              <StreamLink stream={stream} />, revision {revision}
            </span>,
          ],
          ['Stream’s name', stream],
        ]}
      />
    </Stack>
  );
}
