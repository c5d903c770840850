import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LimitCheckResponse } from '@settlewise/contract/limits';
import { type IlrProgressResponse, wordsOfRequirement } from '@settlewise/contract/progress';
import { addDays, addYears } from '@settlewise/rules/calendar';
import { dayCount } from '../journeys/labels';
import { checkOf, limitTitles, whenCounted } from '../limits/labels';
import { LimitMeter } from '../limits/LimitMeter';
import { FactList } from '../../ui/FactList';
import { periodInWords } from '../journeys/picture/periodInWords';

/** Days away against the limit of the route: the worst 12 months first, then the last ones and the total. */
export function AbsenceNumbers({ ilr }: { ilr: IlrProgressResponse }) {
  const { limits, asOf, period, totalAbsences, absenceLast12Months } = ilr;
  const settlement = checkOf(limits, 'settlement');
  // Of somebody who has ILR, or needs none, a limit of citizenship decides.
  const [first] = limits;
  const check = settlement ?? (first?.decides === true ? first : undefined);
  const warned = whereWarned(ilr, settlement);
  const lastYear = { from: addDays(addYears(asOf, -1), 1), to: asOf };
  return (
    <Stack spacing={1.5}>
      {settlement === undefined && <p>{withoutLimit(ilr)}</p>}
      {check !== undefined && (
        <Stack spacing={1.5}>
          <Typography component="h3" color="textSecondary">
            {limitTitles[check.kind]}
          </Typography>
          <LimitMeter check={check} undecided={check === settlement ? undecidedYet(ilr, check) : undefined} />
          {warned !== null && (
            <Typography variant="body2" color="textSecondary">
              {warned}
            </Typography>
          )}
        </Stack>
      )}
      <FactList
        facts={[
          // Of somebody who has ILR they stand above already, as the limit of citizenship.
          ...(check?.kind === 'final_year'
            ? []
            : [
                {
                  name: 'Last 12 months, with your travel days',
                  value: dayCount(absenceLast12Months),
                  note: whenCounted(lastYear) ?? undefined,
                },
              ]),
          {
            name: `In ${period === null ? 'all your journeys' : `the ${periodInWords(period, asOf)}`}, with your travel days`,
            value: dayCount(totalAbsences),
            ...(period !== null && { note: whenCounted(period) ?? undefined }),
          },
        ]}
      />
    </Stack>
  );
}

/** The words of the requirement on this page, where it is not known yet: the meter must not say that the days are within the limit. */
function undecidedYet(
  { requirements }: IlrProgressResponse,
  { standing }: LimitCheckResponse,
): string | undefined {
  const requirement = requirements.find(({ key }) => key === 'absences');
  return requirement?.state === 'unknown' && standing === 'within'
    ? wordsOfRequirement(requirement)
    : undefined;
}

function withoutLimit({ hasILR, needsNoIlr, verdict }: IlrProgressResponse): string {
  if (hasILR) return 'You have ILR, so its limits no longer count. Citizenship has its own.';
  if (needsNoIlr) return 'You need no ILR, so no limit of ILR counts here. Citizenship has its own.';
  return verdict === 'no_route'
    ? 'This permission does not lead to ILR, so no limit of ILR counts here. Citizenship has its own.'
    : 'Your visa sets no limit on days away for ILR. Citizenship does.';
}

/** Days that are close to the limit and still within it: where we begin to warn is no line of the law. */
function whereWarned(
  { absenceWarningThreshold: threshold, absenceLimit: limit }: IlrProgressResponse,
  settlement: LimitCheckResponse | undefined,
): string | null {
  if (threshold === null || limit === null || settlement?.standing !== 'near') return null;
  return `We warn above ${threshold} days. The ILR limit is ${limit} days in any 12 months.`;
}
