import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CitizenshipOutlook, IlrEligibility } from '@settlewise/contract';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { NamedFact } from '../../../ui/NamedFact';
import { MoreLink } from '../../../ui/MoreLink';
import { Bar } from '../../../ui/Bar';
import { Pill } from '../../../ui/Pill';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { useToday } from '../../../ui/dates/useToday';
import { OpenQuestions } from '../../../record/openQuestions/OpenQuestions';
import { BesideTheDates } from '../../../record/progress/BesideTheDates';
import { Meanwhile } from '../../../record/progress/Meanwhile';
import { ilrHeadline, missingInWords } from '../../../record/summary/sentences';
import { SectionCard } from '../../../ui/SectionCard';
import { whyEarlier } from '../../../record/progress/labels';
import { counted, formatFullDate, timeLeftInWords } from '../labels';
import { CitizenshipSection } from './CitizenshipSection';

interface IlrCardProps {
  ilr: IlrEligibility;
  citizenship: CitizenshipOutlook | null;
}

/** The one idea first: when can I apply for ILR? Then how far, on what, and what comes after it. */
export function IlrCard({ ilr, citizenship }: IlrCardProps) {
  const { tone, headline } = ilrHeadline(ilr);
  const headlineRef = useRef<HTMLParagraphElement>(null);
  return (
    <SectionCard title="ILR progress">
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '10px 16px' }}>
        <Typography ref={headlineRef} tabIndex={-1} variant="h2" component="p">
          {headline}
        </Typography>
        <Pill tone={tone}>{ilr.status}</Pill>
      </Stack>
      {ilr.hasILR ? (
        <Granted ilr={ilr} />
      ) : ilr.needsNoIlr ? (
        <Typography color="textSecondary">{ilr.note}</Typography>
      ) : (
        <OnTheWay ilr={ilr} onAnswered={() => headlineRef.current?.focus()} />
      )}
      <CitizenshipSection citizenship={citizenship} />
      <Stack
        component="p"
        direction="row"
        sx={{ flexWrap: 'wrap', gap: { xs: '0 18px', sm: '0 28px' }, mt: 'auto' }}
      >
        <MoreLink to="/dashboard/progress">View your progress</MoreLink>
        <MoreLink to="/dashboard/ilr-calculator">ILR calculator</MoreLink>
      </Stack>
    </SectionCard>
  );
}

function Granted({ ilr }: { ilr: IlrEligibility }) {
  return (
    <Typography color="textSecondary">
      {ilr.ilrGrantDate === null
        ? 'Your ILR has been granted. You can live in the UK without a time limit.'
        : `Your ILR was granted on ${formatLongDate(ilr.ilrGrantDate)}. You can live in the UK without a time limit.`}
    </Typography>
  );
}

interface OnTheWayProps {
  ilr: IlrEligibility;
  /** The buttons go with the question that they answer. */
  onAnswered: () => void;
}

function OnTheWay({ ilr, onAnswered }: OnTheWayProps) {
  const { estimatedEligibilityDate: date, earliestApplicationDate: earliest } = ilr;
  const unsettled = ilr.outcomes.length > 0 || ilr.verdict === 'not_enough';
  const today = useToday();
  return (
    <>
      {!unsettled && <Way percent={ilr.progress} />}
      <OpenQuestions questions={ilr.questions} outcomes={ilr.outcomes} onAnswered={onAnswered} />
      <Box component="dl" sx={facts}>
        <NamedFact name="Visa type">{ilr.visaType ?? 'Not added yet'}</NamedFact>
        <NamedFact name="Required years">
          {ilr.requiredYears === null ? 'None leads to ILR' : counted(ilr.requiredYears, 'year')}
        </NamedFact>
        <NamedFact name="Estimated eligibility date" note={whyEarlier({ complete: date, earliest }, today)}>
          {date !== null ? formatFullDate(date) : noDateWords(ilr)}
        </NamedFact>
        {ilr.timeLeft !== null && <NamedFact name="Time left">{timeLeftInWords(ilr.timeLeft)}</NamedFact>}
      </Box>
      {ilr.missing.length > 0 && (
        <Typography color="textSecondary">
          Add {missingInWords(ilr.missing)} and your date shows here.{' '}
          <Link to="/dashboard/immigration-profile">Add your visa</Link>
        </Typography>
      )}
      {ilr.verdict === 'not_enough' && (
        <Typography color="textSecondary">
          {ilr.missingFacts.map(({ message }) => message).join(' ')}{' '}
          <Link to="/dashboard/immigration-profile">Add it to your immigration profile</Link>
        </Typography>
      )}
      <BesideTheDates dates={ilr} />
      <Meanwhile reasons={ilr.meanwhile} />
      {ilr.eligibleNow && (
        <Typography color="textSecondary">
          {earliest !== null && `You could apply since ${formatLongDate(earliest)}. `}By your time here and
          your days away. What else an application asks for is on your progress page.
        </Typography>
      )}
      {ilr.note !== null && ilr.verdict !== 'not_enough' && (
        <Typography color="textSecondary">{ilr.note}</Typography>
      )}
      {ilr.homeOfficeSays !== null && <Typography color="textSecondary">{ilr.homeOfficeSays}</Typography>}
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

/** How much of the qualifying period has passed, in whole percent. */
function Way({ percent }: { percent: number }) {
  return (
    <Stack direction="row" spacing={1.75} sx={{ alignItems: 'center', fontVariantNumeric: 'tabular-nums' }}>
      <Box sx={{ flex: 1 }}>
        <Bar role="progressbar" label="Qualifying period that has passed" value={percent} max={100} thick />
      </Box>
      <strong>{percent}%</strong>
    </Stack>
  );
}
