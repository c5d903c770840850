import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SharedRecord } from '@settlewise/contract/shared';
import { useId } from 'react';
import { useUser } from '../../record/account/accountQueries';
import { messageFor } from '../../api/errors';
import { useSharedRecords } from '../../record/shared/sharedQueries';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { ButtonLink } from '../../ui/Button';
import { formatLongDate } from '../../ui/dates/formatDate';
import { formatDay } from '../../ui/dates/formatInstant';
import { LoadFailure } from '../../ui/LoadFailure';
import { Page } from '../../ui/Page';
import { EmptyState } from '../../ui/EmptyState';
import { Verified } from './Verified';

/** The records that others have let the signed-in person look at. */
export function SharedWithMePage() {
  return (
    <Verified>
      <Page
        width="reading"
        title="Shared with me"
        back={{ to: '/', words: 'Back to tools' }}
        lead="Records that people let you look at. Each time you open a part of one, its owner can see that."
      >
        <SharedRecords />
      </Page>
    </Verified>
  );
}

function SharedRecords() {
  const { data: records, error, isFetching, refetch } = useSharedRecords();
  if (records === undefined)
    return error === null || isFetching ? (
      <ListSkeleton label="Loading what is shared with you…" cards={2} />
    ) : (
      <LoadFailure title="We could not load what is shared with you" onRetry={() => void refetch()}>
        {messageFor(error, 'Something went wrong on our side. Please try again in a moment.')}
      </LoadFailure>
    );
  if (records.length === 0) return <NothingShared />;
  return (
    <Stack component="ul" aria-label="Records shared with you" spacing={2}>
      {records.map((record) => (
        <li key={record.grantId}>
          <RecordCard record={record} />
        </li>
      ))}
    </Stack>
  );
}

function RecordCard({ record: { grantId, name, expiryDate, sharedAt } }: { record: SharedRecord }) {
  const titleId = useId();
  return (
    <Card component="article" aria-labelledby={titleId}>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '16px 32px',
          px: 3,
          py: 2.5,
        }}
      >
        <Stack spacing={0.5} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <h2 id={titleId}>{name}</h2>
          <p>{expiryDate === null ? 'No last day' : `Until ${formatLongDate(expiryDate)}`}</p>
          <Typography variant="body2" color="textSecondary">
            Shared since {formatDay(sharedAt)}
          </Typography>
        </Stack>
        <ButtonLink
          look="quiet"
          sx={{ width: { xs: '100%', sm: 'auto' } }}
          to={`/shared-with-me/${encodeURIComponent(grantId)}`}
          aria-describedby={titleId}
        >
          Open record
        </ButtonLink>
      </Stack>
    </Card>
  );
}

function NothingShared() {
  const { data: user } = useUser();
  return (
    <EmptyState icon="people" title="Nobody shares a record with you now">
      When somebody gives <strong>{user?.email}</strong> access to their record, it shows here. Ask them to
      use exactly this address, under Settings, Access.
    </EmptyState>
  );
}
