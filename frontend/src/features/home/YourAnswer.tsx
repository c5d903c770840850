import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UserResponse } from '@settlewise/contract/accounts';
import type { DashboardSummaryResponse } from '@settlewise/contract/dashboard';
import type { LimitCheckResponse } from '@settlewise/contract/limits';
import { ownerOfLimit, standingInWords } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import { Link } from 'react-router-dom';
import { messageFor } from '../../api/errors';
import { limitWithMarginInWords } from '../../record/limits/labels';
import { TravelMargin } from '../../record/limits/TravelMargin';
import {
  citizenshipInWords,
  hasNothing,
  ilrHeadline,
  ilrIsOpen,
  leftInWords,
  marginOfIlr,
  missingInWords,
  toOnboarding,
} from '../../record/summary/sentences';
import { ToAdministration } from '../../record/account/ToAdministration';
import { SharedWithYou } from '../../record/shared/SharedWithYou';
import { useDashboardSummary } from '../../record/summary/summaryQuery';
import { Bar } from '../../ui/Bar';
import { useToday } from '../../ui/dates/useToday';
import { LoadFailure } from '../../ui/LoadFailure';
import { Pill } from '../../ui/Pill';

/** Where the signed-in person stands, in a few lines; their dashboard has the rest. */
export function YourAnswer({ user }: { user: UserResponse }) {
  const { data: summary, error, isFetching, refetch } = useDashboardSummary();
  return (
    <Stack
      component="section"
      aria-labelledby="yourAnswer"
      className="card"
      spacing={2}
      sx={{ minHeight: { xs: 200, sm: 260 }, p: { xs: '16px', sm: '28px' } }}
    >
      <Typography id="yourAnswer" variant="body2" component="h2" color="textSecondary">
        Where you stand today
      </Typography>
      {summary !== undefined ? (
        <>
          {hasNothing(summary.firstSteps) && (
            <>
              {user.role === 'admin' && <ToAdministration />}
              <SharedWithYou />
            </>
          )}
          <Answer summary={summary} user={user} />
        </>
      ) : error === null || isFetching ? (
        <p role="status">Loading…</p>
      ) : (
        <LoadFailure act="Try again" onRetry={() => void refetch()}>
          {messageFor(error, 'We could not load your answer. Please try again.')}
        </LoadFailure>
      )}
    </Stack>
  );
}

function Answer({ summary, user }: { summary: DashboardSummaryResponse; user: UserResponse }) {
  const { ilrEligibility: ilr, citizenship, totalAbsenceDays, limits, nextAct } = summary;
  const [deciding] = limits;
  const today = useToday();
  const isSettled = ilr.hasILR || ilr.needsNoIlr;
  const { tone, headline } = ilrHeadline(ilr);
  const canApply = ilr.eligibleNow && !isSettled ? ilrIsOpen(ilr, nextAct, today) : null;
  const left = canApply === null ? null : leftInWords(nextAct);
  const onTheWay = !isSettled && ilr.outcomes.length === 0 && ilr.missing.length === 0;
  return (
    <>
      <Typography variant="h2" component="p" sx={{ textWrap: 'balance' }}>
        {canApply === null ? headline : canApply.headline}
      </Typography>
      {canApply !== null ? (
        <Typography color="textSecondary">{canApply.when}</Typography>
      ) : headline !== ilr.status ? (
        <div>
          <Pill tone={tone}>{ilr.status}</Pill>
        </div>
      ) : null}
      {!isSettled && <TravelMargin says={marginOfIlr(ilr)} />}
      {onTheWay && ilr.estimatedEligibilityDate !== null && (
        <Bar
          role="progressbar"
          label="Qualifying period that has passed"
          value={ilr.progress}
          max={100}
          words={`${ilr.progress}%`}
          thick
        />
      )}
      {ilr.missing.length > 0 && (
        <Typography color="textSecondary">
          Add {missingInWords(ilr.missing)}, and your date shows here.{' '}
          {user.onboarding === 'open' ? (
            <Link to="/onboarding">{toOnboarding(summary.firstSteps)}</Link>
          ) : (
            <Link to="/dashboard/immigration-profile">Add your visa</Link>
          )}
        </Typography>
      )}
      {citizenship !== null && (
        <>
          <Typography color="textSecondary">{citizenshipInWords(citizenship, today)}</Typography>
          <TravelMargin says={citizenship.travelMargin} />
        </>
      )}
      {left !== null && (
        <Typography color="textSecondary">
          {left} before you apply. <Link to="/dashboard">See them</Link>
        </Typography>
      )}
      {totalAbsenceDays > 0 && deciding !== undefined && (
        <Typography color="textSecondary">
          {standsInWords(deciding, today)} <Link to="/absence-tracker">Absence Tracker</Link>
        </Typography>
      )}
    </>
  );
}

const standsInWords = (check: LimitCheckResponse, today: CivilDate): string =>
  `${standingInWords(check, ownerOfLimit(check.kind), today)}. ${limitWithMarginInWords(check)}`;
