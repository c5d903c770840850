import { flushSync } from 'react-dom';
import { useState } from 'react';
import { useOwnTimeline } from '../../record/timeline/timelineQuery';
import { PrintedHead } from '../../record/account/PrintedHead';
import { Button } from '../../ui/Button';
import { ListRegion } from '../../ui/ListRegion';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { MoreLink } from '../../ui/MoreLink';
import { Page } from '../../ui/Page';
import { OwnTimeline } from './OwnTimeline';

/** What lies ahead of the signed-in person, the soonest first, and what happened so far. */
export function TimelinePage() {
  const query = useOwnTimeline();
  const [whole, setWhole] = useState(false);

  /** On paper nothing can be opened, so everything is. */
  function printWhole(): void {
    flushSync(() => setWhole(true));
    window.print();
  }

  return (
    <Page
      title="Timeline"
      lead="What lies ahead, the soonest first. Below it, what happened so far."
      action={
        query.data !== undefined && (
          <Button look="quiet" icon="print" className="noPrint" onClick={printWhole}>
            Print / Save as PDF
          </Button>
        )
      }
    >
      <PrintedHead of="Timeline" />
      <MoreLink to="/timeline">See it as one line</MoreLink>
      <ListRegion
        label="Your timeline"
        query={query}
        failure={{
          title: 'Error Loading Timeline',
          text: 'There was a problem loading your timeline. Please try again.',
        }}
        skeleton={<ListSkeleton label="Loading your timeline…" cards={2} />}
      >
        {(answer) => <OwnTimeline answer={answer} whole={whole} />}
      </ListRegion>
    </Page>
  );
}
