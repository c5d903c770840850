import Stack from '@mui/material/Stack';
import type { SharedCount, SharedSnapshot } from '@settlewise/contract';
import { formatDate, formatLongDate, formatRange } from '../../../ui/dates/formatDate';
import { FactList } from '../../../ui/FactList';
import { SectionCard } from '../../../ui/SectionCard';
import { SimpleTable } from '../../../ui/SimpleTable';
import { RulesNote } from '../../../ui/sources/RulesNote';
import { calculatorLabels } from '../../../record/sharedResults/labels';
import { AbsenceProgress } from '../citizenship/steps/AbsenceProgress';
import { DaysBar } from '../ilr/results/DaysBar';
import { marginInWords } from '../../../record/limits/labels';
import { Columns } from '../results/Columns';
import { Figure, Note, NumberCard } from '../results/NumberCard';
import { ResultFrame } from '../results/ResultFrame';
import { VerdictCard } from '../results/VerdictCard';
import { WhyAndNext } from '../results/WhyAndNext';
import { decidingDays } from './parts';

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
      Worked out on {formatLongDate(calculatedOn)}, by rules {ruleSet.version}.{' '}
      <RulesNote ruleSet={ruleSet} />.
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

const isRed = (count: SharedCount): boolean => count.limit !== null && decidingDays(count) > count.limit;

interface CountProps {
  count: SharedCount;
  snapshot: SharedSnapshot;
  besideOver: boolean;
}

function Count({ count, snapshot, besideOver }: CountProps) {
  const { title, limit, from, to, means, owner = 'ILR' } = count;
  const { calculator, calculatedOn } = snapshot;
  const days = decidingDays(count);
  const margin = marginInWords({ days, limit, cautious: count });
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
        {margin !== null && <Note>{margin}</Note>}
      </Stack>
    </NumberCard>
  );
}
