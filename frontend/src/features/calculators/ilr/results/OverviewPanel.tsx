import Stack from '@mui/material/Stack';
import type {
  IlrCalculationRequest,
  IlrCalculationResponse,
  ReasonResponse,
} from '@settlewise/contract/assessments';
import { addDays } from '@settlewise/rules/calendar';
import { splitExtensionReasons } from '@settlewise/rules/settlement';
import { DaysAway } from '../../../../record/journeys/picture/DaysAway';
import { statusOf } from '../../../../record/assessments/reasons/reasonStatus';
import { Columns } from '../../results/Columns';
import { leavesRoom, WhyAndNext } from '../../results/WhyAndNext';
import { SectionCard } from '../../../../ui/SectionCard';
import { usePrinting } from '../../../../ui/print/usePrinting';
import { useNarrow } from '../../../../ui/useNarrow';
import { TryTrip } from '../../tryTrip/TryTrip';
import { Checklist } from './Checklist';
import { withoutEnglish } from './englishWords';
import { ImportantDates } from './ImportantDates';
import { KeyNumbers } from './KeyNumbers';
import { decidesFor } from './mostDays';
import { canTryTrip, outcomeOf, outcomeWithTrip } from './tryATrip';
import { tripsOf } from './trips';
import { ofTheWait, verdictOf, whyBeforeComplete } from './verdict';
import { WhatToDoNext } from './WhatToDoNext';
import { asksForIlr, wayToIlr } from './wayToIlr';
import { daysBeforeEntry, daysThatCount, whatCounts, yearsNamed } from './whatCounts';

interface OverviewPanelProps {
  form: IlrCalculationRequest;
  result: IlrCalculationResponse;
  /** Opens the next steps. */
  onNextSteps: () => void;
}

/** The deciding numbers, why, and what to do next; then what is met and what is not, the dates, and the days away. */
export function OverviewPanel({ form, result, onNextSteps }: OverviewPanelProps) {
  const trips = tripsOf(form);
  const narrow = useNarrow(640);
  const printing = usePrinting();
  const dates = wayToIlr(result) !== 'not_needed' && <ImportantDates form={form} result={result} />;
  // What holds while an extension waits stands above.
  const { others } = splitExtensionReasons(result.reasons);
  const reasons = decisiveFirst(result.suggestedEligibilityDate === null ? others : withoutEnglish(others));
  const alwaysShown = reasonAlwaysShown(result);
  // On paper what lies beside each other is cut in worse places.
  const datesBeside = !narrow && !printing && leavesRoom(reasons, alwaysShown);
  return (
    <Stack spacing={{ xs: 1.25, sm: 2 }}>
      {asksForIlr(result) && <KeyNumbers form={form} result={result} />}
      <WhyAndNext
        title={hasDate(result) ? 'Why this date' : 'Why this answer'}
        reasons={reasons}
        trips={trips}
        alwaysShown={alwaysShown}
        said={verdictOf(result).why}
        next={<WhatToDoNext result={result} onNextSteps={onNextSteps} />}
        below={datesBeside && dates}
      />
      <Columns shares={datesBeside ? '1fr' : '3fr 2fr'}>
        <Checklist result={result} />
        {!datesBeside && dates}
      </Columns>
      {!narrow && <DaysAndTrip form={form} result={result} />}
    </Stack>
  );
}

/** The reason that is not folded away; undefined where all are alike. */
function reasonAlwaysShown(result: IlrCalculationResponse): string | undefined {
  if (result.reasons.some(({ code }) => code === soonerWay)) return soonerWay;
  // The day at the top is before the day on which the years are complete.
  return whyBeforeComplete(result) === '' ? undefined : 'counted_back_from_later_day';
}

const soonerWay = 'sooner_by_long_residence';

/** The days away as pictures, and a trip to try. On a phone they stand with the absences. */
export function DaysAndTrip({ form, result }: Pick<OverviewPanelProps, 'form' | 'result'>) {
  const trips = tripsOf(form);
  const worst = result.homeOffice?.settlement?.worstTwelveMonths ?? null;
  return (
    <>
      {trips.length > 0 && (
        <SectionCard title="Your days away" foldsTo="in pictures">
          <DaysAway
            trips={trips}
            counting="whole_days"
            asOf={result.calculationDate}
            period={yearsNamed(result)}
            lineFrom={result.period?.from}
            beforeEntry={asJourney(daysBeforeEntry(form))}
            countedInYears={daysThatCount(form, result)}
            countedWords={whatCounts(form, result)}
            worst={worst}
            // A limit that another rule puts aside is not drawn as one that was broken.
            limit={worst === null || !decidesFor(result, worst.days, worst.limit) ? null : worst.limit}
          />
        </SectionCard>
      )}
      {canTryTrip(form, result) && (
        <TryTrip before={outcomeOf(result)} outcomeWith={(trip) => outcomeWithTrip(form, result, trip)} />
      )}
    </>
  );
}

const hasDate = ({ isEligible, suggestedEligibilityDate }: IlrCalculationResponse) =>
  isEligible || suggestedEligibilityDate !== null;

/** The picture leaves out the first and the last day of a journey, and both of these days count. */
const asJourney = (span: ReturnType<typeof daysBeforeEntry>) =>
  span && { from: addDays(span.from, -1), to: addDays(span.to, 1) };

/** The obstacles first, the wait that follows from them after them, then what is met; what is only to know last. */
function decisiveFirst(reasons: readonly ReasonResponse[]): readonly ReasonResponse[] {
  const place = (reason: ReasonResponse) =>
    reason.code === 'counted_back_from_later_day'
      ? // Beside the day on which the years are complete.
        placeOf(reasons.find(({ code }) => code === 'qualifying_period'))
      : placeOf(reason);
  return reasons.toSorted((one, other) => place(one) - place(other));
}

function placeOf(reason: ReasonResponse | undefined): number {
  if (reason === undefined || statusOf(reason) === 'to_know') return 3;
  if (statusOf(reason) === 'met') return 2;
  return ofTheWait.includes(reason.code) ? 1 : 0;
}
