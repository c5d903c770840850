import Stack from '@mui/material/Stack';
import type { IlrCalculationRequest, IlrCalculationResponse, ReasonResponse } from '@settlewise/contract';
import { settlementByCount } from '../../../../record/limits/bothCounts';
import { TwoCounts } from '../../../../record/limits/TwoCounts';
import { DaysAway } from '../../../../record/journeys/picture/DaysAway';
import { ReasonList } from '../../../../record/assessments/reasons/ReasonList';
import { statusOf } from '../../../../record/assessments/reasons/reasonStatus';
import { Columns } from '../../results/Columns';
import { Sheet } from '../../results/Sheet';
import { SectionCard } from '../../../../ui/SectionCard';
import { TryTrip } from '../../tryTrip/TryTrip';
import { Checklist } from './Checklist';
import { ImportantDates } from './ImportantDates';
import { KeyNumbers } from './KeyNumbers';
import { decidesFor } from './mostDays';
import { canTryTrip, outcomeOf, outcomeWithTrip } from './tryATrip';
import { tripsOf } from './trips';
import { ofTheWait } from './verdict';
import { asksForIlr, wayToIlr } from './wayToIlr';

/** The numbers, what is met and what is not, the dates, and why. */
export function OverviewPanel({
  form,
  result,
}: {
  form: IlrCalculationRequest;
  result: IlrCalculationResponse;
}) {
  const { isEligible, suggestedEligibilityDate, homeOfficeDiffers, homeOfficeSays, cautious } = result;
  const trips = tripsOf(form);
  const worst = cautious?.settlement?.worstTwelveMonths ?? null;
  const why =
    suggestedEligibilityDate !== null ? 'Why not earlier' : isEligible ? 'Why this date' : 'Why this answer';
  const deciding = decisive(result.reasons);
  const toKnow = result.reasons.filter((reason) => statusOf(reason) === 'to_know');
  return (
    <Stack spacing={2}>
      {asksForIlr(result) && <KeyNumbers form={form} result={result} />}
      <Columns shares="3fr 2fr">
        <Checklist result={result} />
        {wayToIlr(result) !== 'not_needed' && <ImportantDates form={form} result={result} />}
      </Columns>
      <Columns shares={trips.length > 0 && deciding.length > 0 ? '4fr 3fr' : '1fr'}>
        {trips.length > 0 && (
          <SectionCard title="Your days away">
            <DaysAway
              trips={trips}
              counting="inclusive"
              asOf={result.calculationDate}
              period={result.period}
              worst={worst}
              // A limit that another rule puts aside is not drawn as one that was broken.
              limit={worst === null || !decidesFor(result, worst.days, worst.limit) ? null : worst.limit}
            />
          </SectionCard>
        )}
        {(deciding.length > 0 || homeOfficeSays !== null) && (
          <Sheet long>
            <ReasonList title={why} reasons={deciding} trips={trips} counting="inclusive" />
            {homeOfficeDiffers && homeOfficeSays !== null && (
              <TwoCounts counts={bothCounts(result)} says={homeOfficeSays} />
            )}
          </Sheet>
        )}
      </Columns>
      {canTryTrip(form, result) && (
        <TryTrip before={outcomeOf(result)} outcomeWith={(trip) => outcomeWithTrip(form, result, trip)} />
      )}
      {toKnow.length > 0 && (
        <Sheet>
          <ReasonList title="Good to know" reasons={toKnow} trips={trips} counting="inclusive" />
        </Sheet>
      )}
    </Stack>
  );
}

function bothCounts({ cautious, homeOffice, calculationDate }: IlrCalculationResponse) {
  const [ours, theirs] = [cautious?.settlement, homeOffice?.settlement];
  if (ours === null || ours === undefined || theirs === null || theirs === undefined) return null;
  const of = ({ earliestApplicationDate, worstTwelveMonths: worst }: typeof ours) =>
    settlementByCount({ earliestApplicationDate, worst }, calculationDate);
  return { cautious: of(ours), homeOffice: of(theirs) };
}

/** What decides: the obstacles first, the wait that follows from them after them, then what is met. */
function decisive(reasons: readonly ReasonResponse[]): ReasonResponse[] {
  const place = (reason: ReasonResponse) =>
    statusOf(reason) === 'met' ? 2 : ofTheWait.includes(reason.code) ? 1 : 0;
  return reasons
    .filter((reason) => statusOf(reason) !== 'to_know')
    .toSorted((one, other) => place(one) - place(other));
}
