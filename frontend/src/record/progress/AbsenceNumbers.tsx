import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { wordsOfRequirement, type IlrProgressResponse, type LimitCheckResponse } from '@settlewise/contract';
import {
  addDays,
  addYears,
  againstLimit,
  standingsApart,
  standingTitle,
  toneOfLimit,
  twoCountsOfIlr,
} from '@settlewise/rules';
import { dayCount } from '../journeys/labels';
import { byHomeOffice, checkOf, limitTitles, whenCounted, withTravelDays } from '../limits/labels';
import { LimitMeter } from '../limits/LimitMeter';
import { Pill } from '../../ui/Pill';
import { FactList, type Fact } from '../../ui/FactList';
import { periodInWords } from '../journeys/picture/periodInWords';

/** Days away against the limit of the route: the worst 12 months first, then the last ones and the total. */
export function AbsenceNumbers({ ilr }: { ilr: IlrProgressResponse }) {
  const { limits, asOf } = ilr;
  const settlement = checkOf(limits, 'settlement');
  // Of somebody who has ILR, or needs none, a limit of citizenship decides.
  const [first] = limits;
  const check = settlement ?? (first?.decides === true ? first : undefined);
  const lastYear = { from: addDays(addYears(asOf, -1), 1), to: asOf };
  return (
    <Stack spacing={1.5}>
      {settlement === undefined && <p>{withoutLimit(ilr)}</p>}
      {check !== undefined && (
        <Stack spacing={1.5}>
          <Typography component="h3" color="textSecondary">
            {limitTitles[check.kind]}
          </Typography>
          {/* Where both days stand above, why they differ stands there as well. */}
          <LimitMeter
            check={check}
            why={twoCountsOfIlr(ilr) === null}
            undecided={check === settlement ? undecidedYet(ilr, check) : undefined}
          />
        </Stack>
      )}
      <FactList
        facts={[
          // Of somebody who has ILR they stand above already, as the limit of citizenship.
          ...(check?.kind === 'final_year'
            ? []
            : [
                {
                  name: 'Last 12 months',
                  value: <LastYear ilr={ilr} />,
                  note: [whenCounted(lastYear), whereWarned(ilr)].filter(Boolean).join('. '),
                },
              ]),
          ...inTheYears(ilr),
        ]}
      />
    </Stack>
  );
}

/** The days away in the qualifying years. Where the counts come to two answers, each has years of its own. */
function inTheYears(ilr: IlrProgressResponse): readonly Fact[] {
  const { period, homeOffice, totalAbsences, asOf } = ilr;
  if (twoCountsOfIlr(ilr) !== null && homeOffice !== null && homeOffice.period !== null && period !== null)
    return [
      {
        ...{ name: `${byHomeOffice}, in its qualifying years`, value: dayCount(homeOffice.totalAbsences) },
        note: whenCounted(homeOffice.period) ?? undefined,
      },
      {
        ...{ name: `${withTravelDays}, in their qualifying years`, value: dayCount(totalAbsences) },
        note: whenCounted(period) ?? undefined,
      },
    ];
  return [
    {
      name: period === null ? 'In all your journeys' : `In the ${periodInWords(period, asOf)}`,
      value: dayCount(totalAbsences),
      ...(period !== null && { note: whenCounted(period) ?? undefined }),
    },
  ];
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

/** Which of the two lines is the law's, and which is where we begin to warn. */
function whereWarned({
  absenceLast12Months: days,
  absenceWarningThreshold: threshold,
  absenceLimit: limit,
  hasILR,
}: IlrProgressResponse): string | undefined {
  if (threshold === null || limit === null || hasILR || days <= threshold) return undefined;
  const law = `The ILR limit is ${limit} days in any 12 months.`;
  return days > limit ? law : `We warn above ${threshold} days. ${law}`;
}

/** What the last twelve months are against the limit of ILR, once they are above the line from which we warn. */
function LastYear({
  ilr: { absenceLast12Months: days, absenceWarningThreshold: threshold, absenceLimit, hasILR, limits },
}: {
  ilr: IlrProgressResponse;
}) {
  if (threshold === null || absenceLimit === null || hasILR || days <= threshold) return dayCount(days);
  const against = againstLimit(days, { days: absenceLimit, nearDays: threshold });
  const settlement = checkOf(limits, 'settlement');
  // No twelve months are over by the other count, so these are not either.
  if (against.standing === 'over' && settlement !== undefined && standingsApart(settlement))
    return (
      <span>
        {dayCount(days)} <Pill tone="soon">{standingTitle(against, 'ILR')} with your travel days</Pill>
      </span>
    );
  return (
    <span>
      {dayCount(days)} <Pill tone={toneOfLimit(against.standing)}>{standingTitle(against, 'ILR')}</Pill>
    </span>
  );
}
