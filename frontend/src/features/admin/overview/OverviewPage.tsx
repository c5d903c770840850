import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminOverviewResponse, type AdminOverviewResponse } from '@settlewise/contract/admin';
import { Link } from 'react-router-dom';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { Disclosure } from '../../../ui/Disclosure';
import { Notice } from '../../../ui/Notice';
import { Pill } from '../../../ui/Pill';
import { useAdminAnswer } from '../api/useAdminAnswer';
import { AdminPage } from '../ui/AdminPage';
import { Answered } from '../ui/Answered';
import { DataTable } from '../../../ui/table/DataTable';
import { Facts } from '../ui/Facts';
import { Panels } from '../ui/Panels';
import { SectionCard } from '../../../ui/SectionCard';
import { When } from '../ui/When';
import { countOf, counted, durationText, numberText } from '../ui/labels';
import { EventsByDay } from './EventsByDay';
import { warningsOf } from './warnings';

/** /admin: how everything stands, and first of all what is not as it should be. */
export function OverviewPage() {
  const query = useAdminAnswer('/overview', adminOverviewResponse);
  return (
    <AdminPage title="Admin Dashboard" lead={<p>This page is only accessible to administrators.</p>}>
      <Answered query={query} what="the overview" cards={3}>
        {(overview) => (
          <>
            <Warnings overview={overview} />
            <Panels>
              <People people={overview.people} />
              <Work overview={overview} />
              <Trust overview={overview} />
            </Panels>
            <EventsByDay days={overview.eventsByDay} />
            <Projections projections={overview.projections} />
          </>
        )}
      </Answered>
    </AdminPage>
  );
}

function Warnings({ overview }: { overview: AdminOverviewResponse }) {
  const warnings = warningsOf(overview);
  if (warnings.length === 0) return <Notice tone="within" title="Nothing needs you now" />;
  return (
    <Stack component="ul" aria-label="What needs you" spacing={1.5}>
      {warnings.map(({ tone, title, text, to, act }) => (
        <li key={title}>
          <Notice tone={tone} title={title}>
            <p>
              {text} <Link to={to}>{act}</Link>
            </p>
          </Notice>
        </li>
      ))}
    </Stack>
  );
}

function People({ people }: { people: AdminOverviewResponse['people'] }) {
  return (
    <SectionCard title="People" acts={<Link to="/admin/users">See all people</Link>}>
      <Typography variant="figure" component="p">
        {numberText(people.total)}
      </Typography>
      <Facts
        facts={[
          ['New in 30 days', numberText(people.new)],
          ['Address not confirmed', numberText(people.unverified)],
          ['Locked', numberText(people.locked)],
          ['Administrators', numberText(people.administrators)],
        ]}
      />
    </SectionCard>
  );
}

function Work({ overview: { jobs, mails, events } }: { overview: AdminOverviewResponse }) {
  return (
    <SectionCard title="Work in the background" acts={<Link to="/admin/jobs">See the jobs</Link>}>
      <Facts
        facts={[
          ['Jobs waiting', jobs === null ? 'Not known' : numberText(jobs.waiting)],
          ['Jobs for later', jobs === null ? 'Not known' : numberText(jobs.delayed)],
          ['Jobs failed', jobs === null ? 'Not known' : <Failures key="jobs" count={jobs.failed} />],
          ['Mails sent', numberText(mails.sent)],
          ['Mails failed', <Failures key="mails" count={mails.failed} />],
          ['Events in all', numberText(events.total)],
          ['Last event', <When key="last" at={events.lastAt} none="None yet" />],
        ]}
      />
    </SectionCard>
  );
}

function Failures({ count }: { count: number }) {
  return count === 0 ? <Pill tone="within">None</Pill> : <Pill tone="over">{numberText(count)}</Pill>;
}

function Trust({ overview: { rules, proof } }: { overview: AdminOverviewResponse }) {
  return (
    <SectionCard title="Rules and proof" acts={<Link to="/admin/rules">See the rules</Link>}>
      <Facts
        facts={[
          ['Rule set', rules.name],
          ['Last read as a whole', `${formatLongDate(rules.checkedOn)}, ${agoText(rules.daysAgo)}`],
          [
            'Reading of the rules',
            rules.stale ? (
              <Pill key="stale" tone="soon">
                Due now
              </Pill>
            ) : (
              <Pill key="fresh" tone="within">
                Not due yet
              </Pill>
            ),
          ],
          ['Log last proved', <When key="proof" at={proof?.at ?? null} none="Never yet" />],
          [
            'The log',
            proof === null ? (
              'Not known'
            ) : (
              <Pill key="sound" tone={proof.sound ? 'within' : 'over'}>
                {proof.sound ? 'Whole' : 'Broken'}
              </Pill>
            ),
          ],
        ]}
      />
    </SectionCard>
  );
}

const agoText = (days: number) => (days === 0 ? 'today' : `${counted(days, 'day')} ago`);

const projectionStates = {
  live: { tone: 'within', word: 'Live' },
  stopped: { tone: 'over', word: 'Stopped' },
  building: { tone: 'soon', word: 'Being built' },
} as const;

/** The stopped ones first. */
const orderOf = { stopped: 0, building: 1, live: 2 } as const;

type Projection = AdminOverviewResponse['projections'][number];

/** All that go on as they should are one line, with the others above it. */
function Projections({ projections }: { projections: readonly Projection[] }) {
  const exceptions = projections.filter(({ state }) => state !== 'live');
  const live = projections.filter(({ state }) => state === 'live');
  const late = live.filter(({ waitingEvents }) => waitingEvents > 0).length;
  return (
    <SectionCard title="Projections" acts={<Link to="/admin/projections">See the projections</Link>}>
      {exceptions.length > 0 && <ProjectionList label="Projections to look at" projections={exceptions} />}
      <Typography component="p" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontWeight: 600 }}>
        <Pill tone="within">Live</Pill>
        <span>
          {counted(live.length, 'projection')},{' '}
          {late === 0 ? 'all up to date' : `${counted(late, 'has', 'have')} events waiting`}
        </span>
      </Typography>
      <Disclosure summary="How far behind each is">
        <ProjectionList label="Projections and how far behind they are" projections={live} />
      </Disclosure>
    </SectionCard>
  );
}

function ProjectionList({ label, projections }: { label: string; projections: readonly Projection[] }) {
  return (
    <DataTable
      scrolls="region"
      label={label}
      rows={projections.toSorted((a, b) => orderOf[a.state] - orderOf[b.state])}
      keyOf={({ name, state }) => `${name} ${state}`}
      columns={[
        { key: 'name', label: 'Projection', show: ({ name }) => name },
        {
          key: 'state',
          label: 'State',
          show: ({ state }) => (
            <Pill tone={projectionStates[state].tone}>{projectionStates[state].word}</Pill>
          ),
        },
        {
          key: 'events',
          label: 'Events waiting',
          number: true,
          show: ({ waitingEvents, more }) => countOf(waitingEvents, more),
        },
        {
          key: 'lag',
          label: 'Oldest has waited',
          number: true,
          show: ({ waitingEvents, waitingMs }) => (waitingEvents === 0 ? '–' : durationText(waitingMs)),
        },
      ]}
    />
  );
}
