import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { PersonHistoryResponse } from '@settlewise/contract/admin';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Disclosure } from '../../../ui/Disclosure';
import { Tick } from '../../../ui/form/Tick';
import { useNarrow } from '../../../ui/useNarrow';
import { usePersonHistory } from '../api/usePersonHistory';
import { isBookkeeping } from '../record/eventSentences';
import { Answered } from '../ui/Answered';
import { Note } from '../ui/Beside';
import { counted } from '../ui/labels';
import { HistoryRow } from './HistoryRow';
import { useHistoryPages } from './useHistoryPages';

interface PersonHistoryProps {
  userId: string;
  /** The id of the administrator's open access to the record. */
  accessId: string;
}

/** A person's whole history, the newest first, fifty events a page: a line each, whose details open. */
export function PersonHistory({ userId, accessId }: PersonHistoryProps) {
  const { before, toEarlier, toLater } = useHistoryPages();
  const [bookkeeping, setBookkeeping] = useState(false);
  const tickId = useId();
  const query = usePersonHistory(userId, accessId, before);
  return (
    <Answered query={query} what="the history" cards={3}>
      {({ erased, events, next }) => (
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          {erased && (
            <p>
              This person has been erased. What happened stands in the log; what it was about cannot be read.
            </p>
          )}
          <Rows
            events={bookkeeping ? events : events.filter((event) => !isBookkeeping(event))}
            page={before}
            busy={query.isPlaceholderData}
          />
          {events.some(isBookkeeping) && (
            <Tick
              id={tickId}
              label="Show bookkeeping"
              hint={`What the program notes for itself: ${counted(events.filter(isBookkeeping).length, 'event')} of this page.`}
              checked={bookkeeping}
              onChange={setBookkeeping}
            />
          )}
          {next === null && <Note role="status">This is the beginning of the history.</Note>}
          {(toLater !== null || next !== null) && (
            <Stack component="nav" aria-label="Pages of the history" direction="row" spacing={1.5}>
              {toLater !== null && (
                <Button look="quiet" icon="arrowLeft" onClick={toLater}>
                  Later events
                </Button>
              )}
              {next !== null && (
                <Button
                  look="quiet"
                  iconAfter="arrowRight"
                  busy={query.isPlaceholderData}
                  onClick={() => toEarlier(next)}
                >
                  Earlier events
                </Button>
              )}
            </Stack>
          )}
        </Stack>
      )}
    </Answered>
  );
}

/** On a phone the others of a page are folded. */
const shownOnPhone = 25;

interface RowsProps {
  events: PersonHistoryResponse['events'];
  page: string | null;
  /** The next page is on its way. */
  busy: boolean;
}

function Rows({ events, page, busy }: RowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(page);
  // Whoever turned the page goes on at its first line, and not at the button under the last one.
  useEffect(() => {
    if (busy || shown.current === page) return;
    shown.current = page;
    list.current?.focus();
  }, [busy, page]);
  const visible = useNarrow(640) ? events.slice(0, shownOnPhone) : events;
  const further = events.slice(visible.length);
  return (
    <>
      <Box
        ref={list}
        component="ol"
        tabIndex={-1}
        aria-label="History, the newest first"
        aria-busy={busy}
        sx={rows}
      >
        {visible.map((event) => (
          <HistoryRow key={event.id} event={event} />
        ))}
      </Box>
      {further.length > 0 && (
        <Disclosure summary={`${counted(further.length, 'earlier event')} of this page`}>
          <Box component="ol" start={visible.length + 1} aria-label="History, further events" sx={rows}>
            {further.map((event) => (
              <HistoryRow key={event.id} event={event} />
            ))}
          </Box>
        </Disclosure>
      )}
    </>
  );
}

const rows = { scrollMarginTop: 16, borderTop: 1, borderColor: 'divider' } as const;
