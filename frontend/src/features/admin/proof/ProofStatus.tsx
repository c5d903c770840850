import type { ProofCheckResponse } from '@settlewise/contract/admin';
import { Link } from 'react-router-dom';
import { Notice } from '../../../ui/Notice';
import { pathOfEvent, StreamLink } from '../events/EventLinks';
import { Facts } from '../ui/Facts';
import { Progress } from '../ui/Progress';
import { When } from '../ui/When';
import { counted, numberText } from '../ui/labels';
import { faultTitles, type EndedCheck } from './labels';

/** What the newest check that came to its end says. */
export function ProofStatus({ check }: { check: EndedCheck | null }) {
  if (check === null)
    return (
      <Notice tone="info" title="The log has not been checked yet">
        <p>The first check tells whether every event is as it was written.</p>
      </Notice>
    );
  switch (check.state) {
    case 'sound':
      return (
        <Notice tone="within" title="The log is sound">
          <p>
            Every event is as it was written: {counted(check.events, 'event')} in{' '}
            {counted(check.streams, 'stream')}. {treeHeadsAgree(check.heads)} {unsignedText(check)} Checked{' '}
            <Ended check={check} />.
          </p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="soon" title="The last check could not be carried through">
          <p>This says nothing about the log itself. {check.reason}</p>
        </Notice>
      );
    case 'broken':
      return <BrokenLog check={check} />;
  }
}

function treeHeadsAgree(heads: number): string {
  if (heads === 0) return 'There was no signed tree head to compare yet.';
  return heads === 1 ? 'The signed tree head agrees.' : `All ${numberText(heads)} signed tree heads agree.`;
}

/** What the check does not vouch for, by when it was made. */
function unsignedText({ unsigned, finishedAt }: EndedCheck): string {
  if (unsigned === null || unsigned.since === null) return '';
  const ms = new Date(finishedAt ?? unsigned.since).getTime() - new Date(unsigned.since).getTime();
  const minutes = counted(Math.max(0, Math.ceil(ms / 60_000)), 'minute');
  return `The last tree head had been signed ${minutes} before; ${counted(unsigned.events, 'event')} came after it.`;
}

function Ended({ check }: { check: ProofCheckResponse }) {
  return <When at={check.finishedAt} />;
}

function BrokenLog({ check }: { check: EndedCheck }) {
  const { broken } = check;
  if (broken === null) return <Notice tone="over" title="The log is broken" />;
  const { fault, what, eventId, type, stream, revision, position } = broken;
  return (
    <>
      <Notice tone="over" title={faultTitles[fault]}>
        <p>
          {what} This is the first that does not fit; what comes after it may not fit either. Checked{' '}
          <Ended check={check} />.
        </p>
      </Notice>
      <Facts
        facts={[
          ['Event', eventId === null ? null : <Link to={pathOfEvent(eventId)}>{type ?? eventId}</Link>],
          ['Stream', stream === null ? null : <StreamLink stream={stream} />],
          ['Place in the stream', revision === null ? null : numberText(revision + 1)],
          ['Place in the log', position],
        ]}
      />
    </>
  );
}

/** How far the check is that goes on now. */
export function CheckProgress({ check: { events, of } }: { check: ProofCheckResponse }) {
  const known = of > 0;
  return (
    <Progress label="Check of the log" done={known ? events / of : 0}>
      {known
        ? `${numberText(events)} of about ${counted(Math.max(of, events), 'event')} looked at`
        : 'The check is about to begin'}
    </Progress>
  );
}
