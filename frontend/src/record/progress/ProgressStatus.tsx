import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { lapseInWords } from '@settlewise/rules/progress';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { EdgeCard } from '../../ui/EdgeCard';
import { Pill } from '../../ui/Pill';
import { TravelMargin } from '../limits/TravelMargin';
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
  /** The next act stands above and has said the verdict: only what else there is to know is said. */
  below?: boolean;
  /** False where the next act above leads to what is missing. */
  fillsIn?: boolean;
}

/** Where the person stands: the status in a word, then since when or from when, then why, then how far they have come. */
export function ProgressStatus({
  progress,
  ownRecord = true,
  below = false,
  fillsIn = true,
}: ProgressStatusProps) {
  const { tone, status, headline, why, beside = why, margin, way, fillIn } = statusLabels(progress);
  const { ilr, citizenship } = progress;
  const said = below ? beside : why;
  const headlineRef = useRef<HTMLHeadingElement>(null);
  const settled = ilr.hasILR || ilr.needsNoIlr;
  return (
    <EdgeCard tone={tone} label="Where you stand">
      {!below && <Pill tone={tone}>{status}</Pill>}
      <Typography
        ref={headlineRef}
        tabIndex={-1}
        component="h2"
        variant="h2"
        sx={{ fontSize: below ? '1.25rem' : 'clamp(1.625rem, 1.35rem + 1.4vw, 2.125rem)' }}
      >
        {below ? 'Where you stand' : headline}
      </Typography>
      {said !== '' && <Typography variant={below ? 'body1' : 'lead'}>{said}</Typography>}
      <TravelMargin says={margin} />
      {way !== null && (
        <Box sx={{ width: '100%', pt: 1 }}>
          <ProgressBar label={ilr.hasILR ? 'From ILR to citizenship' : 'Qualifying years for ILR'} {...way} />
        </Box>
      )}
      <Lapse citizenship={citizenship} />
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
      {fillIn && fillsIn && ownRecord && (
        <ButtonLink to={ilr.fillInAt} icon="edit">
          Update my immigration profile
        </ButtonLink>
      )}
    </EdgeCard>
  );
}

/** Where the lapse is not the verdict above: while it is still to come, and while an application waits all the same. */
function Lapse({ citizenship: { settlementLapse: lapse, application } }: Pick<Progress, 'citizenship'>) {
  if (lapse === null || (lapse.mayHaveLapsed && application === null)) return null;
  return (
    <Notice
      tone="soon"
      title={lapse.mayHaveLapsed ? 'Your settlement may have lapsed' : 'While you are outside the UK'}
    >
      <p>{lapseInWords(lapse)}</p>
    </Notice>
  );
}
