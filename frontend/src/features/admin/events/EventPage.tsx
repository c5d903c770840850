import { type AdminEventResponse, eventChainResponse } from '@settlewise/contract/admin';
import { Link, useParams } from 'react-router-dom';
import { useAdminAnswer } from '../api/useAdminAnswer';
import { sentenceOf } from '../record/eventSentences';
import { Disclosure } from '../../../ui/Disclosure';
import { Answered } from '../ui/Answered';
import { CopyableId, CopyableText } from '../ui/CopyableId';
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
      titleOf={(event) => (event === undefined ? 'Event' : sentenceOf(event.type))}
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
          ['Recorded', <When key="at" at={event.recordedAt} />],
          ['Whose data', <WhoseData key="whose" event={event} />],
          ['Who acted', <Actor key="who" event={event} />],
          [
            'Stream',
            <span key="stream">
              <StreamLink stream={event.stream} />, revision {event.revision}
            </span>,
          ],
          [
            'Request',
            <Link key="request" to={pathOfEvents({ correlationId: event.correlationId })}>
              All events of this request
            </Link>,
          ],
        ]}
      />
      <Disclosure summary="Type and ids">
        <Facts
          facts={[
            ['Type', event.type],
            ['Place in the log', event.position],
            ['Stream', <CopyableText key="stream" name="name of the stream" text={event.stream} />],
            ['Event id', <CopyableId key="id" of="event" id={event.id} />],
            ['Correlation', <CopyableId key="correlation" of="correlation" id={event.correlationId} />],
            ['Caused by', <CopyableId key="causation" of="causation" id={event.causationId} />],
            ['Command', <CopyableId key="command" of="command" id={event.commandId} />],
            ['Person’s id', <CopyableId key="person" of="person" id={event.userId} />],
            ['Actor’s id', <CopyableId key="actor" of="actor" id={event.actorId} />],
          ]}
        />
      </Disclosure>
    </SectionCard>
  );
}
