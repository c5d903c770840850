import Stack from '@mui/material/Stack';
import type { SharedCount, SharedSnapshot } from '@settlewise/contract';
import {
  absenceLimitsOn,
  againstLimit,
  toneOfLimit,
  withNearOf,
  type CivilDate,
  type LimitOwner,
} from '@settlewise/rules';
import { formatDate, formatLongDate, formatRange } from '../../../ui/dates/formatDate';
import { FactList } from '../../../ui/FactList';
import { Meter } from '../../../ui/Meter';
import { SectionCard } from '../../../ui/SectionCard';
import { SimpleTable } from '../../../ui/SimpleTable';
import { RulesNote } from '../../../ui/sources/RulesNote';
import { byHomeOffice, withTravelDays } from '../../../record/limits/labels';
import { calculatorLabels } from '../../../record/sharedResults/labels';
import { AbsenceProgress } from '../citizenship/steps/AbsenceProgress';
import { DaysBar } from '../ilr/results/DaysBar';
import { Columns } from '../results/Columns';
import { Figure, Note, NumberCard } from '../results/NumberCard';
import { ResultFrame } from '../results/ResultFrame';
import { VerdictCard } from '../results/VerdictCard';
import { WhyAndNext } from '../results/WhyAndNext';

interface SharedResultProps {
  snapshot: SharedSnapshot;
  /** Until when the link works, in words. */
  until: string;
}

/** The parts of a result that its maker chose, drawn as on the page of the result itself. */
export function SharedResult({ snapshot, until }: SharedResultProps) {
  const { calculator, calculatedOn, ruleSet, verdict, why, reasons, counts, details, name } = snapshot;
  const trips = snapshot.trips ?? [];
  const made = (
    <>
      Worked out on {formatLongDate(calculatedOn)}, by <RulesNote ruleSet={ruleSet} />.
    </>
  );
  return (
    <ResultFrame
      id="shared-result"
      title={
        name === undefined ? calculatorLabels[calculator] : `${calculatorLabels[calculator]}, from ${name}`
      }
      printHead={made}
      verdict={verdict !== undefined && <VerdictCard {...verdict} why={why ?? ''} />}
      footer={
        <>
          <p>
            The person who made this link chose what it shows. There may be more to the calculation. We cannot
            read it, so we cannot confirm it. It is not legal advice. The Home Office decides each
            application.
          </p>
          <p>
            {made} The link works until {until}.
          </p>
        </>
      }
    >
      {reasons !== undefined && (
        <WhyAndNext
          title="Why"
          reasons={reasons}
          trips={trips.map(({ from, to }) => ({ departureDate: from, returnDate: to }))}
          said={why ?? ''}
          next={null}
        />
      )}
      {counts !== undefined && (
        <Columns shares={counts.length > 1 ? '1fr 1fr' : '1fr'}>
          {counts.map((count) => (
            <Count key={count.title} count={count} snapshot={snapshot} besideOver={counts.some(isRed)} />
          ))}
        </Columns>
      )}
      {snapshot.trips !== undefined && (
        <SectionCard title={trips.length === 1 ? 'One trip' : `${trips.length} trips`}>
          <SimpleTable
            columns={['From', 'To', { label: 'Days away', number: true }]}
            rows={trips.map(({ from, to, days }) => [formatDate(from), formatDate(to), days])}
          />
        </SectionCard>
      )}
      {details !== undefined && (
        <SectionCard title="What was typed">
          <FactList facts={details} />
        </SectionCard>
      )}
    </ResultFrame>
  );
}

/** Over its limit by both counts. */
const isRed = ({ days, limit, homeOfficeDays }: SharedCount): boolean =>
  limit !== null && days > limit && homeOfficeDays === undefined;

interface CountProps {
  count: SharedCount;
  snapshot: SharedSnapshot;
  besideOver: boolean;
}

function Count({ count, snapshot, besideOver }: CountProps) {
  const { title, days, limit, from, to, means, owner = 'ILR', homeOfficeDays } = count;
  const { calculator, calculatedOn } = snapshot;
  if (limit !== null && homeOfficeDays !== undefined)
    return (
      <NumberCard title={title}>
        <BothCounts {...{ title, days, homeOfficeDays, limit, means, owner }} asOf={calculatedOn} />
        {from !== null && to !== null && <Note>{formatRange(from, to)}</Note>}
      </NumberCard>
    );
  return (
    <NumberCard title={title}>
      <Stack spacing={1}>
        {limit === null ? (
          <Figure number={days.toLocaleString('en-GB')} rest={days === 1 ? 'day' : 'days'} />
        ) : calculator === 'ilr' ? (
          <DaysBar label={title} {...{ days, limit, besideOver }} owner={owner} asOf={calculatedOn} />
        ) : (
          <AbsenceProgress
            label={title}
            {...{ days, limit, besideOver }}
            limitName={means}
            asOf={calculatedOn}
          />
        )}
        {from !== null && to !== null && <Note>{formatRange(from, to)}</Note>}
        {means !== '' && calculator === 'ilr' && <Note>{means}</Note>}
      </Stack>
    </NumberCard>
  );
}

interface BothCountsProps {
  title: string;
  days: number;
  homeOfficeDays: number;
  limit: number;
  means: string;
  owner: LimitOwner;
  /** The day whose limits hold. */
  asOf: CivilDate;
}

/** One count alone is over: both stand beside each other, and neither is red. */
function BothCounts({ title, days, homeOfficeDays, limit, means, owner, asOf }: BothCountsProps) {
  const { finalYear, settlementYear } = absenceLimitsOn(asOf);
  const like = withNearOf(limit, owner === 'citizenship' ? finalYear : settlementYear);
  return (
    <Stack spacing={1.5}>
      {(
        [
          [withTravelDays, days],
          [byHomeOffice, homeOfficeDays],
        ] as const
      )
        .map(([name, counted]) => ({ name, against: againstLimit(counted, like) }))
        .map(({ name, against }) => (
          <div key={name} role="group" aria-label={name}>
            <Note>{name}</Note>
            <Meter
              label={`${title}: ${name}`}
              total={against}
              owner={owner}
              whose={means}
              // Over by one count alone is no alarm.
              tone={toneOfLimit(against.standing, false)}
            />
          </div>
        ))}
    </Stack>
  );
}
