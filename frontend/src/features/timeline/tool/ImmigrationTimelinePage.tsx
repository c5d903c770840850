import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { OwnTimelineResponse } from '@settlewise/contract/timelineEntries';
import { useState } from 'react';
import { SaveResult } from '../../../record/assessments/SaveResult';
import { calendarFilePath } from '../../../record/calendar/calendarQueries';
import { PrintedHead } from '../../../record/account/PrintedHead';
import { useDependants } from '../../../record/dependants/dependantQueries';
import { useOwnTimeline } from '../../../record/timeline/timelineQuery';
import { ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Icon } from '../../../ui/Icon';
import { ListRegion } from '../../../ui/ListRegion';
import { ListSkeleton } from '../../../ui/ListSkeleton';
import { MoreLink } from '../../../ui/MoreLink';
import { Page } from '../../../ui/Page';
import { PrintButton } from '../../../ui/PrintButton';
import { LineCard } from '../line/LineCard';
import { lineOf } from '../line/lineOf';
import { requestOf, type TypedPlan } from '../plans/plan';
import { PlansCard } from '../plans/PlansCard';
import { TypedLine } from '../typed/TypedLine';
import { stillWaiting, WaitingCards } from '../waiting/WaitingCards';

/** One line from the first visa to the passport, and the applications that wait for a decision. */
export function ImmigrationTimelinePage() {
  const query = useOwnTimeline();
  return (
    <Page
      title="UK Immigration Timeline"
      back={{ to: '/', words: 'Back to tools' }}
      lead="From your first visa to your passport in one line, with your own dates, and your family beside you."
      action={query.data !== undefined && <PrintButton />}
    >
      <PrintedHead of="UK Immigration Timeline" />
      <ListRegion
        label="Your timeline"
        query={query}
        failure={{
          title: 'Error Loading Timeline',
          text: 'There was a problem loading your timeline. Please try again.',
        }}
        skeleton={<ListSkeleton label="Loading your timeline…" cards={2} />}
      >
        {(answer) => <Whole answer={answer} />}
      </ListRegion>
    </Page>
  );
}

function Whole({ answer: { asOf, entries, applications, wayAhead } }: { answer: OwnTimelineResponse }) {
  const { data: dependants = [] } = useDependants();
  const [compared, setCompared] = useState<readonly TypedPlan[]>([]);
  const family = dependants.map(({ id, firstName: name }) => ({ id, name }));
  const line = lineOf([...entries, ...wayAhead], family, asOf);
  const waiting = stillWaiting(applications);
  return (
    <Stack spacing={3}>
      <WaitingCards applications={waiting} family={family} />
      {line === null ? (
        <TypedLine
          empty={
            <EmptyState
              icon="milestones"
              title="No line yet"
              actions={<ButtonLink to="/dashboard/immigration-profile">Add your visa</ButtonLink>}
            >
              Here you will see your visas, what lies ahead and your family on one line. It begins with your
              visa.
            </EmptyState>
          }
        />
      ) : (
        <LineCard line={line} today={asOf} isListClosed={waiting.length > 0} />
      )}
      {line !== null && (
        <>
          <PlansCard onCompared={setCompared} />
          <SaveResult request={{ calculator: 'timeline', form: requestOf(compared) }} one="timeline" />
        </>
      )}
      <Stack className="noPrint">
        <MoreLink to="/dashboard/applications">Your applications, with the day of each stage</MoreLink>
        <MoreLink to="/dashboard/timeline">Everything in your record, day by day</MoreLink>
        <MoreLink to="/dashboard/notifications">Your dates in your calendar, kept up to date</MoreLink>
        <Link href={calendarFilePath} download underline="hover" sx={file}>
          <Icon name="download" size={18} /> The days ahead as a calendar file (.ics)
        </Link>
      </Stack>
    </Stack>
  );
}

const file = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  fontWeight: 600,
} as const;
