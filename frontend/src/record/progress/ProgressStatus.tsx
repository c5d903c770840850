import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { ButtonLink } from '../../ui/Button';
import { lapseInWords } from '@settlewise/rules';
import { Notice } from '../../ui/Notice';
import { EdgeCard } from '../../ui/EdgeCard';
import { Pill } from '../../ui/Pill';
import { applyFrom, settlementByCount } from '../limits/bothCounts';
import { TwoCounts } from '../limits/TwoCounts';
import { OpenQuestions } from '../openQuestions/OpenQuestions';
import { BesideTheDates } from './BesideTheDates';
import { Meanwhile } from './Meanwhile';
import { ProgressBar } from './ProgressBar';
import { statusLabels } from './statusLabels';
import type { Progress } from './useProgress';

interface ProgressStatusProps {
  progress: Progress;
  /** False for a reader who is shown somebody else's, and cannot fill in what is missing. */
  ownRecord?: boolean;
}

/** Where the person stands: the status in a word, then since when or from when, then why, then how far they have come. */
export function ProgressStatus({ progress, ownRecord = true }: ProgressStatusProps) {
  const { tone, status, headline, why, way, fillIn } = statusLabels(progress);
  const { ilr, citizenship } = progress;
  const headlineRef = useRef<HTMLHeadingElement>(null);
  const settled = ilr.hasILR || ilr.needsNoIlr;
  const says = settled ? citizenship.homeOfficeSays : ilr.homeOfficeSays;
  return (
    <EdgeCard tone={tone} label="Where you stand">
      <Pill tone={tone}>{status}</Pill>
      <Typography
        ref={headlineRef}
        tabIndex={-1}
        component="h2"
        variant="h2"
        sx={{ fontSize: 'clamp(1.625rem, 1.35rem + 1.4vw, 2.125rem)' }}
      >
        {headline}
      </Typography>
      <Typography variant="lead">{why}</Typography>
      {way !== null && (
        <Box sx={{ width: '100%', pt: 1 }}>
          <ProgressBar label={ilr.hasILR ? 'From ILR to citizenship' : 'Qualifying years for ILR'} {...way} />
        </Box>
      )}
      {citizenship.settlementLapse?.mayHaveLapsed === false && (
        <Notice tone="soon" title="While you are outside the UK">
          <p>{lapseInWords(citizenship.settlementLapse)}</p>
        </Notice>
      )}
      {settled && (
        <OpenQuestions
          questions={citizenship.questions}
          outcomes={citizenship.outcomes}
          ownRecord={ownRecord}
          onAnswered={() => headlineRef.current?.focus()}
        />
      )}
      {!ilr.hasILR && (
        <>
          <OpenQuestions
            questions={ilr.questions}
            outcomes={ilr.outcomes}
            ownRecord={ownRecord}
            // The buttons go with the question.
            onAnswered={() => headlineRef.current?.focus()}
          />
          <BesideTheDates dates={ilr} />
          <Meanwhile reasons={ilr.meanwhile} />
        </>
      )}
      {says !== null && (
        <TwoCounts counts={settled ? citizenshipCounts(citizenship) : ilrCounts(ilr)} says={says} />
      )}
      {fillIn && ownRecord && (
        <ButtonLink to={ilr.fillInAt} icon="edit">
          Update my immigration profile
        </ButtonLink>
      )}
    </EdgeCard>
  );
}

function ilrCounts({
  homeOffice,
  ilrApplicationEarliestDate: day,
  worstTwelveMonths: worst,
  asOf,
}: Progress['ilr']) {
  if (homeOffice === null) return null;
  const { ilrApplicationEarliestDate: otherDay, worstTwelveMonths: otherWorst } = homeOffice;
  return {
    cautious: settlementByCount({ earliestApplicationDate: day, worst }, asOf),
    homeOffice: settlementByCount({ earliestApplicationDate: otherDay, worst: otherWorst }, asOf),
  };
}

const citizenshipCounts = ({
  citizenshipEligibilityDate: day,
  homeOfficeEligibilityDate: otherDay,
  asOf,
}: Progress['citizenship']) => ({
  cautious: { answer: applyFrom(day, asOf) },
  homeOffice: { answer: applyFrom(otherDay, asOf) },
});
