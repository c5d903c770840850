import Typography from '@mui/material/Typography';
import type { AdminProjectionResponse } from '@settlewise/contract/admin';
import { Link } from 'react-router-dom';
import { Notice } from '../../../ui/Notice';
import { pathOfEvent, StreamLink } from '../events/EventLinks';
import { sentenceOf } from '../record/eventSentences';
import { Facts } from '../ui/Facts';
import { When } from '../ui/When';

interface StoppedProjectionProps {
  projection: AdminProjectionResponse;
  failure: NonNullable<AdminProjectionResponse['failure']>;
}

/** Why a projection has stopped, and at which event. */
export function StoppedProjection({ projection: { name, state }, failure }: StoppedProjectionProps) {
  const { eventId, eventType, stream, position, error, failedAt } = failure;
  return (
    <Notice
      tone="over"
      title={state === 'live' ? `“${name}” has stopped` : `The new “${name}” has stopped while it was built`}
    >
      <p>
        {state === 'live'
          ? 'People do not see there what has happened since. '
          : 'Readers go on seeing the present one. '}
        Once the cause is mended, let it try again.
      </p>
      <Typography variant="body2" sx={{ maxWidth: 'none', overflowWrap: 'anywhere' }}>
        <code>{error}</code>
      </Typography>
      <Facts
        facts={[
          [
            'At the event',
            <Link key="event" to={pathOfEvent(eventId)}>
              {sentenceOf(eventType)}
            </Link>,
          ],
          ['In the stream', <StreamLink key="stream" stream={stream} />],
          ['At', `${position} in the log`],
          ['Last tried', <When key="when" at={failedAt} />],
        ]}
      />
    </Notice>
  );
}
