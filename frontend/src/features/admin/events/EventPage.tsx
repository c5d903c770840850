import { eventChainResponse, type AdminEventResponse } from '@settlewise/contract';
import { Link, useParams } from 'react-router-dom';
import { useAdminAnswer } from '../api/useAdminAnswer';
import { eventWords } from '../record/labels';
import { Answered } from '../ui/Answered';
import { CopyableId } from '../ui/CopyableId';
import { Facts } from '../ui/Facts';
import { SectionCard } from '../../../ui/SectionCard';
import { ShowPage } from '../ui/ShowPage';
import { When } from '../ui/When';
import { Chain } from './Chain';
import { Actor, pathOfEvents, StreamLink, WhoseData } from './EventLinks';

/** One event: everything that stands beside its content, and what the same request set off. */
export function EventPage() {
  const { id = '' } = useParams();
  const chain = useAdminAnswer(`/events/${encodeURIComponent(id)}/chain`, eventChainResponse);
  return (
    <ShowPage<AdminEventResponse>
      resource="events"
      what="this event"
      titleOf={(event) => (event === undefined ? 'Event' : eventWords(event.type))}
      back={{ to: '/admin/events', label: 'Events' }}
      below={
        <SectionCard title="Chain of cause">
          <Answered query={chain} what="the chain of cause" cards={1}>
            {(answer) => <Chain chain={answer} shown={id} />}
          </Answered>
        </SectionCard>
      }
    >
      {(event) => <Beside event={event} />}
    </ShowPage>
  );
}

function Beside({ event }: { event: AdminEventResponse }) {
  return (
    <SectionCard title="What stands beside it">
      <Facts
        facts={[
          ['Type', event.type],
          ['Recorded', <When key="at" at={event.recordedAt} />],
          ['Whose data', <WhoseData key="whose" event={event} />],
          ['Who acted', <Actor key="who" event={event} />],
          [
            'Stream',
            <span key="stream">
              <StreamLink stream={event.stream} />, revision {event.revision}
            </span>,
          ],
          ['Place in the log', event.position],
          ['Event id', <CopyableId key="id" of="event" id={event.id} />],
          [
            'Correlation',
            <span key="correlation">
              <CopyableId of="correlation" id={event.correlationId} />{' '}
              <Link to={pathOfEvents({ correlationId: event.correlationId })}>All of this request</Link>
            </span>,
          ],
          ['Caused by', <CopyableId key="causation" of="causation" id={event.causationId} />],
          ['Command', <CopyableId key="command" of="command" id={event.commandId} />],
          ['Person’s id', <CopyableId key="person" of="person" id={event.userId} />],
          ['Actor’s id', <CopyableId key="actor" of="actor" id={event.actorId} />],
        ]}
      />
    </SectionCard>
  );
}
