import Stack from '@mui/material/Stack';
import type { AnswerTopics } from '@settlewise/rules/notices';
import { ruleSet } from '@settlewise/rules/parameters';
import { routeOfVisaType } from '@settlewise/rules/routes';
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
import { LawNews } from '../../../record/law/LawNews';
import { decidingDays } from './parts';
import type { CountInWords, SharedInWords } from './sayShared';

interface SharedResultProps {
  shared: SharedInWords;
  /** Until when the link works, in words. */
  until: string;
}

/** The parts of a result that its maker chose, drawn as on the page of the result itself. */
export function SharedResult({ shared, until }: SharedResultProps) {
  const { calculator, calculatedOn, rules, verdict, reasons, counts, details, name } = shared;
  const trips = shared.trips ?? [];
  const made = (
    <>
      Worked out on {formatLongDate(calculatedOn)}, by rules {rules}.
      {rules === ruleSet.version && (
        <>
          {' '}
          <RulesNote ruleSet={ruleSet} />.
        </>
      )}
    </>
  );
  return (
    <ResultFrame
      id="shared-result"
      title={calculatorLabels[calculator]}
      printHead={made}
      verdict={verdict !== undefined && <VerdictCard {...verdict} why={shared.margin ?? ''} />}
      footer={
        <>
          <p>
            {name === undefined
              ? 'The person who made this link'
              : `The person who made this link calls themselves “${name}”, and`}{' '}
            chose what it shows. There may be more to the calculation. We cannot read it, so we cannot confirm
            it. It is not legal advice. The Home Office decides each application.
          </p>
          <p>
            {made} The link works until {until}.
          </p>
        </>
      }
    >
      <LawNews {...topicsOf(shared)} />
      {verdict === undefined && shared.margin !== undefined && <p>{shared.margin}</p>}
      {reasons !== undefined && (
        <WhyAndNext
          title="Why"
          reasons={reasons}
          trips={trips.map(({ from, to }) => ({ departureDate: from, returnDate: to }))}
          said=""
          next={null}
        />
      )}
      {counts !== undefined && (
        <Columns shares={counts.length > 1 ? '1fr 1fr' : '1fr'}>
          {counts.map((count) => (
            <Count key={count.title} count={count} shared={shared} besideOver={counts.some(isRed)} />
          ))}
        </Columns>
      )}
      {shared.trips !== undefined && (
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

/** What news about the law would concern: of ILR the route, where the visa type is shown. */
function topicsOf({ calculator, visaType }: SharedInWords): AnswerTopics {
  if (calculator === 'citizenship') return { topics: ['citizenship'], canApplyNow: [] };
  const route = visaType === undefined ? null : routeOfVisaType(visaType);
  return { topics: route === null ? [] : [{ settlementOn: route }], canApplyNow: [] };
}

const isRed = (count: CountInWords): boolean => count.limit !== null && decidingDays(count) > count.limit;

interface CountProps {
  count: CountInWords;
  shared: SharedInWords;
  besideOver: boolean;
}

function Count({ count, shared, besideOver }: CountProps) {
  const { title, limit, from, to, means, owner } = count;
  const { calculator, calculatedOn } = shared;
  const days = decidingDays(count);
  const margin = marginInWords({ days, limit, cautious: count });
  return (
    <NumberCard title={title}>
      <Stack spacing={1}>
        {limit === null ? (
          <Figure number={days.toLocaleString('en-GB')} rest={days === 1 ? 'day' : 'days'} />
        ) : calculator === 'ilr' ? (
          <DaysBar
            label={title}
            days={days}
            limit={limit}
            besideOver={besideOver}
            owner={owner}
            asOf={calculatedOn}
          />
        ) : (
          <AbsenceProgress
            label={title}
            days={days}
            limit={limit}
            besideOver={besideOver}
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
