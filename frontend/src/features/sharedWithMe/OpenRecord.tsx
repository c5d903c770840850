import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  addresses,
  applications,
  jobs,
  parents,
  referees,
  sharedCollections,
} from '@settlewise/contract/collections';
import type { SharedRecord } from '@settlewise/contract/shared';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageFor } from '../../api/errors';
import {
  useSharedPart,
  useSharedRecords,
  type OpenedAnswer,
  type OpenedPart,
} from '../../record/shared/sharedQueries';
import { addressInWords } from '../../record/addresses/addressPart';
import { sharedApplicationInWords } from '../../record/applications/applicationPart';
import { sharedJobInWords } from '../../record/jobs/jobPart';
import { sharedParentInWords } from '../../record/parents/parentPart';
import { sharedRefereeInWords } from '../../record/referees/refereePart';
import { SharedItems } from '../../record/collections/SharedItems';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { BackLink } from '../../ui/BackLink';
import { LoadFailure } from '../../ui/LoadFailure';
import { PageTitle } from '../../ui/PageTitle';
import { Tabs, type Tab } from '../../ui/tabs/Tabs';
import { SharedAbsences } from './absences/SharedAbsences';
import type { Ending } from './AccessEnded';
import { SharedDependants } from './dependants/SharedDependants';
import { SharedDocuments } from './documents/SharedDocuments';
import { SharedProgress } from './progress/SharedProgress';
import { Timeline } from './timeline/Timeline';
import { HowItIsShared } from './HowItIsShared';
import { useRecordEnding } from './useRecordEnding';
import { SharedVisaHistory } from './visaHistory/SharedVisaHistory';
import { formatLongDate } from '../../ui/dates/formatDate';

/** `Amara Okafor’s record` */
const recordOf = ({ name }: Pick<SharedRecord, 'name'>): string => `${name}’s record`;

/** On a line of its own: a long name would leave it half a line. */
const until = {
  display: 'block',
  mt: 0.25,
  fontSize: '1rem',
  color: 'text.secondary',
  fontWeight: 400,
} as const;

/** `Shared with you until 10 December 2026`, or without the day where there is none. */
const sharedUntil = ({ expiryDate }: Pick<SharedRecord, 'expiryDate'>): string =>
  expiryDate === null ? 'Shared with you' : `Shared with you until ${formatLongDate(expiryDate)}`;

/** What decides the answer comes first. */
const everyLawyers: readonly Tab<OpenedPart>[] = [
  { key: 'progress', label: 'Progress' },
  { key: 'visa-history', label: 'Visa history' },
  { key: 'absences', label: 'Absences' },
  { key: 'documents', label: 'Documents' },
  { key: 'dependants', label: 'Dependants' },
  { key: 'timeline', label: 'Timeline' },
];
const first: Tab<OpenedPart> = { key: 'progress', label: 'Progress' };

/** The parts that the owner chose for this lawyer come last. */
const tabsOf = (record: SharedRecord | undefined): readonly Tab<OpenedPart>[] => [
  ...everyLawyers,
  ...sharedCollections.flatMap(({ part, share }) =>
    share.default || record?.alsoShares.includes(part) === true ? [{ key: part, label: share.tab }] : [],
  ),
];

interface OpenRecordProps {
  grantId: string;
  onEnded: (ending: Ending) => void;
}

/** A record with its parts as tabs; a part is asked for when its tab is opened, each time anew. */
export function OpenRecord({ grantId, onEnded }: OpenRecordProps) {
  const [search, setSearch] = useSearchParams();
  const records = useSharedRecords();
  const listed = records.data?.find((record) => record.grantId === grantId);
  const tabs = tabsOf(listed);
  const wanted = search.get('tab');
  const selected = tabs.find(({ key }) => key === wanted) ?? first;
  const listIsNew = records.isSuccess && !records.isFetching && !records.isPlaceholderData;
  // Only the list says which optional parts are shared, so it is awaited before one of them is opened and logged.
  const isOptional = sharedCollections.some((each) => each.part === wanted);
  const isKnown = !isOptional || listed !== undefined || listIsNew;
  const part = useSharedPart(grantId, selected.key, isKnown);
  const awaited = isKnown ? part : records;
  const ended = useRecordEnding(
    [
      { error: part.error, open: part.data === undefined ? null : true },
      { error: records.error, open: listIsNew ? listed !== undefined : null },
    ],
    onEnded,
  );
  if (ended) return null;

  const record = part.data?.answer.record ?? listed;
  const whose = record === undefined ? 'Shared record' : recordOf(record);
  return (
    <Stack className="wrap" spacing={2} sx={{ pt: 3, '@media print': { p: 0 } }}>
      <BackLink to="/shared-with-me">Shared with me</BackLink>
      <Stack
        component="header"
        spacing={1.25}
        sx={{
          px: { xs: 2, sm: 3 },
          py: { xs: 2, sm: 2.5 },
          borderLeft: '7px solid var(--slate)',
          borderRadius: '12px',
          bgcolor: 'var(--sunk)',
          '@media print': { p: 0, border: 0, background: 'none' },
        }}
      >
        <PageTitle
          documentTitle={`${selected.label} · ${whose}`}
          sx={{ fontSize: 'clamp(1.5rem, 1.3rem + 1vw, 2rem)', overflowWrap: 'anywhere' }}
        >
          {whose}
          {record !== undefined && (
            <>
              {' '}
              <Box component="span" sx={until}>
                {sharedUntil(record)}
              </Box>
            </>
          )}
        </PageTitle>
        <HowItIsShared record={record} onDownloaded={() => void records.refetch()} />
      </Stack>
      <Tabs
        label="Parts of the record"
        tabs={tabs}
        selected={selected.key}
        onSelect={(tab) =>
          setSearch(
            (now) => {
              const next = new URLSearchParams(now);
              next.set('tab', tab);
              return next;
            },
            { replace: true, preventScrollReset: true },
          )
        }
      >
        {part.data !== undefined ? (
          <Part opened={part.data} onFileOpened={() => void records.refetch()} />
        ) : awaited.error === null || awaited.isFetching ? (
          <ListSkeleton label={`Loading: ${selected.label}…`} cards={3} />
        ) : (
          <LoadFailure title={`We could not load: ${selected.label}`} onRetry={() => void awaited.refetch()}>
            {messageFor(awaited.error, 'Something went wrong on our side. Please try again in a moment.')}
          </LoadFailure>
        )}
      </Tabs>
    </Stack>
  );
}

interface PartProps {
  opened: OpenedAnswer;
  /** A file was opened, which the page itself does not see refused. */
  onFileOpened: () => void;
}

function Part({ opened, onFileOpened }: PartProps): ReactNode {
  switch (opened.part) {
    case 'timeline':
      return <Timeline answer={opened.answer} />;
    case 'progress':
      return <SharedProgress answer={opened.answer} />;
    case 'absences':
      return <SharedAbsences answer={opened.answer} />;
    case 'visa-history':
      return <SharedVisaHistory answer={opened.answer} />;
    case 'dependants':
      return <SharedDependants answer={opened.answer} />;
    case 'documents':
      return <SharedDocuments answer={opened.answer} onFileOpened={onFileOpened} />;
    case 'addresses':
      return (
        <SharedItems
          record={opened.answer.record}
          items={opened.answer.items.map((address) => ({ id: address.id, ...addressInWords(address) }))}
          many={addresses.words.many}
          icon="pin"
        />
      );
    case 'applications':
      return (
        <SharedItems
          record={opened.answer.record}
          items={opened.answer.items.map((one) => ({ id: one.id, ...sharedApplicationInWords(one) }))}
          many={applications.words.many}
          icon="calendar"
        />
      );
    case 'referees':
      return (
        <SharedItems
          record={opened.answer.record}
          items={opened.answer.items.map((referee) => ({ id: referee.id, ...sharedRefereeInWords(referee) }))}
          many={referees.words.many}
          icon="people"
        />
      );
    case 'jobs':
      return (
        <SharedItems
          record={opened.answer.record}
          items={opened.answer.items.map((job) => ({ id: job.id, ...sharedJobInWords(job) }))}
          many={jobs.words.many}
          icon="document"
        />
      );
    case 'parents':
      return (
        <SharedItems
          record={opened.answer.record}
          items={opened.answer.items.map((parent) => ({ id: parent.id, ...sharedParentInWords(parent) }))}
          many={parents.words.many}
          icon="people"
        />
      );
  }
}
