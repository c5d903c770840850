import type { EventChainResponse } from '@settlewise/contract';
import { Link } from 'react-router-dom';
import { Pill } from '../../ui/Pill';
import { eventWords } from '../record/changeWords';
import { When } from '../ui/When';
import { counted } from '../ui/labels';
import styles from './Chain.module.css';
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

interface NodesProps {
  nodes: readonly ChainNode[];
  shown: string;
  label?: string;
}

function Nodes({ nodes, shown, label }: NodesProps) {
  if (nodes.length === 0) return null;
  return (
    <ul aria-label={label} className={styles['nodes']}>
      {nodes.map(({ event, led }) => (
        <li key={event.id} className={styles['node']}>
          <div className={styles['event']}>
            <p>
              {event.id === shown ? (
                <>
                  <strong>{eventWords(event.type)}</strong> <Pill icon="pin">This event</Pill>
                </>
              ) : (
                <Link to={pathOfEvent(event.id)}>{eventWords(event.type)}</Link>
              )}
            </p>
            <p className={styles['note']}>
              <When at={event.recordedAt} /> · <Actor event={event} /> · <StreamLink stream={event.stream} />
            </p>
          </div>
          <Nodes nodes={led} shown={shown} label={`What “${eventWords(event.type)}” led to`} />
        </li>
      ))}
    </ul>
  );
}
