import Stack from '@mui/material/Stack';
import type { IlrProgressResponse } from '@settlewise/contract/progress';
import { markLeftOut } from '../../journeys/countedJourney';
import { DaysAway } from '../../journeys/picture/DaysAway';
import { formatDate } from '../../../ui/dates/formatDate';
import { AbsenceNumbers } from '../AbsenceNumbers';
import { FactList, type Fact } from '../../../ui/FactList';
import { SectionCard } from '../../../ui/SectionCard';
import { Note } from '../../../ui/Note';
import { OwnRequirements } from '../OwnRequirements';
import { ProgressRequirements } from '../ProgressRequirements';
import type { Progress } from '../useProgress';
import { eligibilityDate, metInWords, yearCount } from '../labels';
import { Granted } from './OverviewPanel';
import { CardRow } from './CardRow';
import { Reasons } from './Reasons';

interface IlrPanelProps {
  progress: Progress;
  /** False for a reader who is shown somebody else's: the ways to the person's own pages, and the journeys, are left out. */
  ownRecord?: boolean;
}

/** Everything about ILR: dates and years, days away with their picture, requirements, and why. */
export function IlrPanel({ progress, ownRecord = true }: IlrPanelProps) {
  const { ilr, journeys } = progress;
  return (
    <Stack spacing={2.25}>
      <CardRow halves>
        <SectionCard
          title="Eligibility details"
          foldsTo={ilr.ilrStatus}
          {...(ownRecord &&
            !ilr.hasILR &&
            !ilr.needsNoIlr && {
              more: { to: '/dashboard/ilr-calculator', label: 'Open in the ILR calculator' },
            })}
        >
          {ilr.hasILR && <Granted ilr={ilr} />}
          <FactList facts={factsOf(ilr)} />
          {ilr.countedFrom !== null && (
            <Note>
              Your earlier visas of the same route count as well: the years run from{' '}
              {formatDate(ilr.countedFrom)}.
            </Note>
          )}
        </SectionCard>
        <SectionCard title="Requirements" foldsTo={metInWords(ilr.requirements)}>
          {ilr.needsNoIlr ? (
            <p>{ilr.note}</p>
          ) : ilr.hasILR ? (
            <p>Everything that ILR asks for is behind you.</p>
          ) : ownRecord ? (
            <OwnRequirements progress={progress} requirements={ilr.requirements} />
          ) : (
            <ProgressRequirements requirements={ilr.requirements} />
          )}
        </SectionCard>
      </CardRow>
      <SectionCard
        title="Absence records"
        foldsTo="in numbers and a picture"
        {...(ownRecord && { more: { to: '/dashboard/absences', label: 'View Absence Tracker' } })}
      >
        <AbsenceNumbers ilr={ilr} />
        {ownRecord && <Journeys progress={progress} />}
      </SectionCard>
      <Reasons title={reasonsTitle(ilr)} reasons={ilr.reasons} journeys={journeys} />
    </Stack>
  );
}

/** While a question is open, the reasons are those of one outcome, and say of which. */
function reasonsTitle({ reasonsSuppose, ilrEligibilityDate }: IlrProgressResponse): string {
  if (reasonsSuppose !== null) return `${reasonsSuppose}: why`;
  return ilrEligibilityDate === null ? 'Why this answer' : 'Why this date';
}

function Journeys({ progress: { ilr, journeys } }: { progress: Progress }) {
  if (journeys.length === 0)
    return (
      <Note>You have recorded no journeys yet. Record each one, and the dates on this page follow.</Note>
    );
  return (
    <DaysAway
      trips={markLeftOut(journeys, ilr.permittedReasons)}
      counting="whole_days"
      asOf={ilr.asOf}
      period={ilr.period}
      // The twelve months that broke earlier years lie before those of the application.
      lineFrom={
        [ilr.period?.from, ilr.worstTwelveMonths?.from].filter((day) => day !== undefined).toSorted()[0]
      }
      worst={ilr.worstTwelveMonths}
      limit={ilr.absenceLimit}
    />
  );
}

/** While the date hangs on an answer, the days of both outcomes. */
function datesOf(ilr: IlrProgressResponse): readonly Fact[] {
  if (ilr.outcomes.length > 0)
    return ilr.outcomes.map(({ supposing, earliestApplicationDate }) => ({
      name: `Earliest application: ${supposing}`,
      value: eligibilityDate(earliestApplicationDate),
    }));
  const { practicalEarliestApplicationDate: practical, applyBy } = ilr;
  return [
    {
      name: practical === null ? 'Earliest application' : 'Earliest application, the safe day',
      value: eligibilityDate(ilr.ilrApplicationEarliestDate),
    },
    ...(practical === null
      ? []
      : [{ name: 'Earliest application by GOV.UK', value: eligibilityDate(practical) }]),
    ...(applyBy === null ? [] : [{ name: 'Apply by', value: eligibilityDate(applyBy) }]),
    {
      name: 'Eligibility date',
      value: eligibilityDate(ilr.ilrEligibilityDate),
      ...(ilr.ilrEligibilityDate !== null &&
        ilr.requiredYears !== 0 && { note: 'On this day your years are complete.' }),
    },
  ];
}

/** From which day the time so far is counted: the first visa whose years can count. */
function sinceWhenCounted({ countedFrom, visaStartDate }: IlrProgressResponse): string | undefined {
  const since = countedFrom ?? visaStartDate;
  return since === null ? undefined : `Since ${formatDate(since)}, whether each day counts or not.`;
}

function factsOf(ilr: IlrProgressResponse): readonly Fact[] {
  const visa = [
    { name: 'Visa type', value: ilr.visaTypeLabel ?? 'Not added yet' },
    { name: 'Visa start', value: eligibilityDate(ilr.visaStartDate) },
    // Neither has ILR an end, nor what takes its place: that of the visa before would read as one.
    ...(ilr.hasILR || ilr.needsNoIlr ? [] : [{ name: 'Visa end', value: eligibilityDate(ilr.visaEndDate) }]),
  ];
  if (ilr.needsNoIlr) return [...visa, { name: 'Status', value: ilr.ilrStatus }];
  if (ilr.hasILR) return [...visa, { name: 'ILR granted', value: eligibilityDate(ilr.ilrGrantDate) }];
  return [
    ...visa,
    { name: 'Status', value: ilr.ilrStatus },
    {
      name: 'Time so far',
      value: yearCount(ilr.currentTimeInUK),
      // Where days away moved the years, this is more than what the percent above counts.
      note: ilr.currentTimeInUK === null ? undefined : sinceWhenCounted(ilr),
    },
    {
      name: 'Required years',
      value: ilr.requiredYears === null ? 'Does not lead to ILR' : yearCount(ilr.requiredYears),
    },
    ...datesOf(ilr),
  ];
}
