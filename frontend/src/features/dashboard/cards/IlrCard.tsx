import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DashboardSummaryResponse, IlrEligibility } from '@settlewise/contract/dashboard';
import { addYears } from '@settlewise/rules/calendar';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { NamedFact } from '../../../ui/NamedFact';
import { MoreLink } from '../../../ui/MoreLink';
import { Bar } from '../../../ui/Bar';
import { Pill } from '../../../ui/Pill';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { useToday } from '../../../ui/dates/useToday';
import { TravelMargin } from '../../../record/limits/TravelMargin';
import { OpenQuestions } from '../../../record/openQuestions/OpenQuestions';
import { BesideTheDates } from '../../../record/progress/BesideTheDates';
import { Meanwhile } from '../../../record/progress/Meanwhile';
import { ilrHeadline, marginOfIlr, missingInWords, saysVerdict } from '../../../record/summary/sentences';
import { SectionCard } from '../../../ui/SectionCard';
import { whatDayItIs } from '../../../record/progress/labels';
import { counted, formatFullDate, timeLeftInWords } from '../labels';
import { CitizenshipSection } from './CitizenshipSection';

interface IlrCardProps {
  summary: DashboardSummaryResponse;
}

/** The next act above says when; here stands how far somebody is, on what the date rests, and what comes after ILR. */
export function IlrCard({ summary }: IlrCardProps) {
  const { ilrEligibility: ilr, citizenship, nextAct } = summary;
  const mayHaveLapsed = nextAct.kind === 'settlement_may_have_lapsed';
  const titleRef = useRef<HTMLHeadingElement>(null);
  const isSettled = ilr.hasILR || ilr.needsNoIlr;
  const { tone, headline } = mayHaveLapsed ? lapsed : ilrHeadline(ilr);
  // The next act, above the card, has said when: a day, or now.
  const isSaid =
    !isSettled && saysVerdict(nextAct) && (ilr.eligibleNow || ilr.earliestApplicationDate !== null);
  return (
    <SectionCard title="ILR progress" titleRef={titleRef}>
      {!isSaid && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '10px 16px' }}>
          <Typography variant="h2" component="p">
            {headline}
          </Typography>
          {headline !== ilr.status && (
            <Pill tone={tone}>{mayHaveLapsed ? 'May have lapsed' : ilr.status}</Pill>
          )}
        </Stack>
      )}
      {ilr.hasILR ? (
        <Granted ilr={ilr} mayHaveLapsed={mayHaveLapsed} />
      ) : ilr.needsNoIlr ? (
        <Typography color="textSecondary">{ilr.note}</Typography>
      ) : (
        <OnTheWay ilr={ilr} said={nextAct.why} onAnswered={() => titleRef.current?.focus()} />
      )}
      {!mayHaveLapsed && <CitizenshipSection citizenship={citizenship} said={nextAct.why} />}
      <Stack
        component="p"
        direction="row"
        sx={{ flexWrap: 'wrap', gap: { xs: '0 18px', sm: '0 28px' }, mt: 'auto' }}
      >
        <MoreLink to="/dashboard/progress">View your progress</MoreLink>
        {isSettled ? (
          <MoreLink to="/citizenship?use=recorded">Citizenship calculator</MoreLink>
        ) : (
          <MoreLink to="/dashboard/ilr-calculator">ILR calculator</MoreLink>
        )}
      </Stack>
    </SectionCard>
  );
}

/** The next act above the card says why, and what to do. */
const lapsed = { tone: 'over', headline: 'Your settlement may have lapsed' } as const;

function Granted({ ilr, mayHaveLapsed }: { ilr: IlrEligibility; mayHaveLapsed: boolean }) {
  const granted =
    ilr.ilrGrantDate === null
      ? 'Your ILR has been granted.'
      : `Your ILR was granted on ${formatLongDate(ilr.ilrGrantDate)}.`;
  return (
    <Typography color="textSecondary">
      {mayHaveLapsed ? granted : `${granted} You can live in the UK without a time limit.`}
    </Typography>
  );
}

function requiredYearsInWords(years: number | null): string {
  if (years === null) return 'None leads to ILR';
  return years === 0 ? 'None asked' : counted(years, 'year');
}

interface OnTheWayProps {
  ilr: IlrEligibility;
  /** Why, as the next act above says it: no sentence of it is said again. */
  said: string;
  /** The buttons go with the question that they answer. */
  onAnswered: () => void;
}

function OnTheWay({ ilr, said, onAnswered }: OnTheWayProps) {
  const { estimatedEligibilityDate: date, earliestApplicationDate: earliest } = ilr;
  const unsettled = ilr.outcomes.length > 0 || ilr.verdict === 'not_enough';
  const today = useToday();
  return (
    <>
      {!unsettled && <Way ilr={ilr} />}
      <OpenQuestions questions={ilr.questions} outcomes={ilr.outcomes} onAnswered={onAnswered} />
      <Box component="dl" sx={facts}>
        <NamedFact name="Visa type">{ilr.visaType ?? 'Not added yet'}</NamedFact>
        <NamedFact name="Required years">{requiredYearsInWords(ilr.requiredYears)}</NamedFact>
        <NamedFact
          name="Estimated eligibility date"
          note={
            ilr.requiredYears === 0
              ? undefined
              : whatDayItIs({ complete: date, earliest, appliedOn: ilr.awaitingDecisionSince }, today)
          }
        >
          {date !== null ? formatFullDate(date) : noDateWords(ilr)}
        </NamedFact>
        {ilr.timeLeft !== null && (
          <NamedFact
            name="Time left"
            note={ilr.requiredYears === 0 ? 'until you can apply' : 'until your years are complete'}
          >
            {timeLeftInWords(ilr.timeLeft)}
          </NamedFact>
        )}
        {ilr.eligibleNow && <NamedFact name="Today">You are now eligible to apply</NamedFact>}
      </Box>
      {ilr.missing.length > 0 && (
        <Typography color="textSecondary">
          Add {missingInWords(ilr.missing)}, and your date shows here.{' '}
          <Link to="/dashboard/immigration-profile">Add your visa</Link>
        </Typography>
      )}
      {ilr.verdict === 'not_enough' && (
        <Typography color="textSecondary">
          {ilr.missingFacts
            .map(({ message }) => message)
            .filter((message) => !said.includes(message))
            .join(' ')}{' '}
          <Link to="/dashboard/immigration-profile">Add it to your immigration profile</Link>
        </Typography>
      )}
      <TravelMargin says={marginOfIlr(ilr)} />
      <BesideTheDates dates={ilr} />
      <Meanwhile reasons={ilr.meanwhile} />
      {ilr.eligibleNow && (
        <Typography color="textSecondary">
          {earliest !== null && earliest < today && `The first day was ${formatLongDate(earliest)}. `}
          What else an application asks for is on your progress page.
        </Typography>
      )}
      {ilr.note !== null && ilr.verdict !== 'not_enough' && !said.includes(ilr.note) && (
        <Typography color="textSecondary">{ilr.note}</Typography>
      )}
    </>
  );
}

const noDateWords = ({ verdict, outcomes }: IlrEligibility) =>
  verdict === 'no_route'
    ? 'None on this permission'
    : outcomes.length > 0
      ? 'Depends on your answer'
      : 'Not known yet';

const facts = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '14px 24px',
  fontVariantNumeric: 'tabular-nums',
};

/** How much of the qualifying period has passed, in whole percent, and which period that is. */
function Way({
  ilr: { progress: percent, requiredYears: years, estimatedEligibilityDate: until },
}: Pick<OnTheWayProps, 'ilr'>) {
  const ofYears =
    years === null || until === null || percent === 100
      ? null
      : `of the ${counted(years, 'year')} from ${formatLongDate(addYears(until, -years))}`;
  return (
    <div>
      <Stack direction="row" spacing={1.75} sx={{ alignItems: 'center', fontVariantNumeric: 'tabular-nums' }}>
        <Box sx={{ flex: 1 }}>
          <Bar role="progressbar" label="Qualifying period that has passed" value={percent} max={100} thick />
        </Box>
        <strong>{percent}%</strong>
      </Stack>
      {ofYears !== null && (
        <Typography variant="body2" color="textSecondary">
          {ofYears}
        </Typography>
      )}
    </div>
  );
}
