import { adminStreamResponse, type AdminStreamResponse } from '@settlewise/contract/admin';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useRecordAccess } from '../api/recordAccess';
import { useAdminAnswer } from '../api/useAdminAnswer';
import { pathOfEvents, pathOfPerson } from '../events/EventLinks';
import { Changes } from '../record/Changes';
import { AccessNotice, OpenRecord } from '../record/OpenRecord';
import { streamWords } from '../record/streamWords';
import { AdminPage } from '../ui/AdminPage';
import { Answered } from '../ui/Answered';
import { CopyableText } from '../ui/CopyableId';
import { Facts } from '../ui/Facts';
import { formatShortInstant } from '../ui/When';
import { Panels } from '../ui/Panels';
import { SectionCard } from '../../../ui/SectionCard';
import { counted } from '../ui/labels';
import { titlesIn } from './entriesOfState';
import { MomentChoice } from './MomentChoice';
import { StateLines } from './StateLines';

/** What a stream came to at a moment, beside what it comes to now. The moment stands in the address. */
export function StreamPage() {
  const { id = '' } = useParams();
  return <Stream key={id} id={id} />;
}

function Stream({ id }: { id: string }) {
  const path = `/streams/${encodeURIComponent(id)}`;
  // Asked first: what a stream holds is not asked for before the record is open.
  const query = useRecordAccess(path);
  return (
    <AdminPage
      title={streamWords(id)}
      back={{ to: '/admin/events', label: 'Events' }}
      lead={
        <p>
          What the stream came to at a moment, beside what it comes to now.{' '}
          <Link to={pathOfEvents({ stream: id })}>Its events</Link>
        </p>
      }
    >
      <Answered query={query} what="this stream">
        {({ userId, access }) => (
          <>
            {access !== null && <AccessNotice until={access.until} reason={access.reason} />}
            {userId !== null && access === null ? (
              <OpenRecord userId={userId} name={null} shows="what this stream holds" />
            ) : (
              <OpenStream path={path} accessId={access?.id ?? null} />
            )}
          </>
        )}
      </Answered>
    </AdminPage>
  );
}

function OpenStream({ path, accessId }: { path: string; accessId: string | null }) {
  const [search, setSearch] = useSearchParams();
  const asOf = search.get('asOf');
  const query = new URLSearchParams({
    ...(asOf !== null && { asOf }),
    ...(accessId !== null && { look: accessId }),
  }).toString();
  const answer = useAdminAnswer(query === '' ? path : `${path}?${query}`, adminStreamResponse);
  return (
    <Answered query={answer} what="this stream">
      {(stream) => (
        <ThenAndNow
          stream={stream}
          asOf={asOf}
          onMoment={(moment) => setSearch(moment === null ? {} : { asOf: moment })}
        />
      )}
    </Answered>
  );
}

interface ThenAndNowProps {
  stream: AdminStreamResponse;
  asOf: string | null;
  onMoment: (moment: string | null) => void;
}

function ThenAndNow({ stream, asOf, onMoment }: ThenAndNowProps) {
  const { userId, erased, now, changes, moments } = stream;
  const paths = changes.map(({ path }) => path);
  return (
    <>
      {erased && (
        <p>
          The person has been erased: what happened stands in the log, and what it was about cannot be read.
        </p>
      )}
      <SectionCard title="Moment">
        <Facts
          facts={[
            ['Events', counted(moments.length, 'event')],
            ['Name', <CopyableText key="name" name="name of the stream" text={stream.stream} />],
            [
              'Whose data',
              userId === null ? 'Nobody’s' : <Link to={pathOfPerson(userId)}>Account of the person</Link>,
            ],
          ]}
        />
        <MomentChoice key={asOf} moments={moments} asOf={asOf} onMoment={onMoment} />
      </SectionCard>
      <Panels>
        {asOf !== null && (
          <SectionCard title={`Then: ${formatShortInstant(asOf)}`}>
            <StateLines state={stream.asOf} changedPaths={paths} mark="Different now" />
          </SectionCard>
        )}
        <SectionCard title="Now">
          <StateLines state={now} changedPaths={asOf === null ? [] : paths} mark="Different then" />
        </SectionCard>
      </Panels>
      {asOf !== null && (
        <SectionCard title="From then to now">
          {changes.length === 0 ? (
            <p>Nothing is different.</p>
          ) : (
            <Changes
              label="What changed from then to now"
              changes={changes}
              titles={new Map([...titlesIn(stream.asOf.state), ...titlesIn(now.state)])}
            />
          )}
        </SectionCard>
      )}
    </>
  );
}
