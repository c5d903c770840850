import { useRef } from 'react';
import { ButtonLink } from '../../ui/Button';
import { lapseInWords } from '@settlewise/rules';
import { Notice } from '../../ui/Notice';
import { Pill } from '../../ui/Pill';
import { HomeOfficeCount } from '../../public/calculators/HomeOfficeCount';
import { OpenQuestions } from '../openQuestion/OpenQuestions';
import { BesideTheDates } from './BesideTheDates';
import { Meanwhile } from './Meanwhile';
import { ProgressBar } from './ProgressBar';
import styles from './ProgressStatus.module.css';
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
  const says = ilr.hasILR ? citizenship.homeOfficeSays : ilr.homeOfficeSays;
  return (
    <section aria-label="Where you stand" className={`card ${styles['status']} ${styles[tone] ?? ''}`}>
      <Pill tone={tone}>{status}</Pill>
      <h2 ref={headlineRef} tabIndex={-1} className={styles['headline']}>
        {headline}
      </h2>
      <p className={styles['why']}>{why}</p>
      {way !== null && (
        <div className={styles['way']}>
          <ProgressBar label={ilr.hasILR ? 'From ILR to citizenship' : 'Qualifying years for ILR'} {...way} />
        </div>
      )}
      {citizenship.settlementLapse?.mayHaveLapsed === false && (
        <Notice tone="soon" title="While you are outside the UK">
          <p>{lapseInWords(citizenship.settlementLapse)}</p>
        </Notice>
      )}
      {(ilr.hasILR || ilr.needsNoIlr) && (
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
      {says !== null && <HomeOfficeCount says={says} />}
      {fillIn && ownRecord && (
        <ButtonLink to={ilr.fillInAt} icon="edit">
          Update my immigration profile
        </ButtonLink>
      )}
    </section>
  );
}
