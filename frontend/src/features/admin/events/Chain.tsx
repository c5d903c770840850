import Stack from '@mui/material/Stack';
import type { EventChainResponse } from '@settlewise/contract/admin';
import { Link } from 'react-router-dom';
import { Pill } from '../../../ui/Pill';
import { sentenceOf } from '../record/eventSentences';
import { Note } from '../ui/Beside';
import { When } from '../ui/When';
import { counted } from '../ui/labels';
import { chainTree, type ChainNode } from './chainTree';
import { Actor, pathOfEvent, StreamLink } from './EventLinks';

interface ChainProps {
  chain: EventChainResponse;
  /** The id of the event on whose page it stands. */
  shown: string;
}

/** What the same request set off: each event under the one that led to it. */
export function Chain({ chain: { events, more }, shown }: ChainProps) {
  return (
    <>
      <p>
        {counted(events.length, 'event')} from one request{more && '; there are more, which are not shown'}.
      </p>
      <Nodes nodes={chainTree(events)} shown={shown} label="What the request set off" />
    </>
  );
}

/** A step in for each cause; the line shows which one. */
const nodesSx = {
  minWidth: 0,
  '& &': { ml: 1, pl: 2, borderLeft: '2px solid', borderColor: 'divider' },
} as const;

interface NodesProps {
  nodes: readonly ChainNode[];
  shown: string;
  label?: string;
}

function Nodes({ nodes, shown, label }: NodesProps) {
  if (nodes.length === 0) return null;
  return (
    <Stack component="ul" {...(label !== undefined && { 'aria-label': label })} spacing={1.5} sx={nodesSx}>
      {nodes.map(({ event, led }) => (
        <Stack key={event.id} component="li" spacing={1.5}>
          <Stack spacing={0.25}>
            <p>
              {event.id === shown ? (
                <>
                  <strong>{sentenceOf(event.type)}</strong> <Pill icon="pin">This event</Pill>
                </>
              ) : (
                <Link to={pathOfEvent(event.id)}>{sentenceOf(event.type)}</Link>
              )}
            </p>
            <Note>
              <When at={event.recordedAt} /> · <Actor event={event} /> · <StreamLink stream={event.stream} />
            </Note>
          </Stack>
          <Nodes nodes={led} shown={shown} label={`What “${sentenceOf(event.type)}” led to`} />
        </Stack>
      ))}
    </Stack>
  );
}
