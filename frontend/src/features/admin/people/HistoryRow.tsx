import Box from '@mui/material/Box';
import type { PersonHistoryResponse } from '@settlewise/contract/admin';
import { Link } from 'react-router-dom';
import { Disclosure } from '../../../ui/Disclosure';
import { pathOfEvent, StreamLink, whoActed } from '../events/EventLinks';
import { Changes } from '../record/Changes';
import { sentenceOf } from '../record/eventSentences';
import { eventWords } from '../record/labels';
import { CopyableId } from '../ui/CopyableId';
import { Facts } from '../ui/Facts';
import { OpeningRow } from '../ui/OpeningRow';
import { When } from '../ui/When';

const contentSx = {
  m: 0,
  p: '12px 16px',
  borderRadius: '10px',
  backgroundColor: 'var(--sunk)',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;

/** One event: what happened, who did it and when. What it changed, and its ids, open under it. */
export function HistoryRow({ event }: { event: PersonHistoryResponse['events'][number] }) {
  const { id, type, recordedAt, stream, revision, changes, content } = event;
  const sentence = sentenceOf(type, event);
  return (
    <OpeningRow sentence={sentence} asides={[whoActed(event), <When key="when" at={recordedAt} inList />]}>
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
          ['What happened', sentence],
          ['Recorded', <When key="recorded" at={recordedAt} />],
          ['Type', eventWords(type)],
          [
            'Event',
            <Link key="event" to={pathOfEvent(id)}>
              What stands beside it, and what led to it
            </Link>,
          ],
          ['Event id', <CopyableId key="id" of="event" id={id} />],
          [
            'Stream',
            <span key="stream">
              <StreamLink stream={stream} />, revision {revision}
            </span>,
          ],
          ['Stream’s name', stream],
        ]}
      />
    </OpeningRow>
  );
}
