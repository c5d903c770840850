import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract';
import { formatDate } from '../../../ui/dates/formatDate';
import { Pill } from '../../../ui/Pill';
import { AbsenceNumbers } from '../AbsenceNumbers';
import { FactList } from '../../../ui/FactList';
import { ProgressBar } from '../ProgressBar';
import { ProgressCard } from '../ProgressCard';
import { ProgressRequirements } from '../ProgressRequirements';
import type { Progress } from '../useProgress';
import { countdown, eligibilityDate, yearCount } from '../labels';
import { eligibilityFacts } from './CitizenshipPanel';
import styles from './Panels.module.css';

/** ILR, days away and citizenship at a glance, and what the next step asks for. */
export function OverviewPanel({ progress }: { progress: Progress }) {
  const { ilr, citizenship } = progress;
  return (
    <div className={styles['panel']}>
      <div className={styles['cards']}>
        <ProgressCard title="ILR Progress">
          {ilr.hasILR ? <Granted ilr={ilr} /> : ilr.needsNoIlr ? <p>{ilr.note}</p> : <TowardsIlr ilr={ilr} />}
        </ProgressCard>
        <ProgressCard
          title="Absence Tracking"
          more={{ to: '/dashboard/absences', label: 'View Absence Tracker' }}
        >
          <AbsenceNumbers ilr={ilr} />
        </ProgressCard>
        <ProgressCard title="Citizenship Progress">
          {ilr.hasILR || ilr.needsNoIlr ? (
            <TowardsCitizenship citizenship={citizenship} />
          ) : (
            <>
              <p>ILR is required first.</p>
              <p className={styles['note']}>
                Once you have it, this card counts the time and the days away that citizenship asks for.
              </p>
            </>
          )}
        </ProgressCard>
      </div>
      <ProgressCard title="Immigration Journey Requirements">
        <p className={styles['note']}>
          {ilr.hasILR || ilr.needsNoIlr
            ? 'What citizenship asks for.'
            : 'What indefinite leave to remain (ILR) asks for.'}
        </p>
        <ProgressRequirements
          requirements={ilr.hasILR || ilr.needsNoIlr ? citizenship.requirements : ilr.requirements}
        />
      </ProgressCard>
    </div>
  );
}

export function Granted({ ilr: { ilrGrantDate } }: { ilr: IlrProgressResponse }) {
  return (
    <div className={styles['granted']}>
      <Pill tone="within">Granted</Pill>
      <p>
        You have indefinite leave to remain (ILR)
        {ilrGrantDate === null ? '.' : `, granted on ${formatDate(ilrGrantDate)}.`}
      </p>
    </div>
  );
}

function TowardsIlr({ ilr }: { ilr: IlrProgressResponse }) {
  const unsettled = ilr.outcomes.length > 0 || ilr.verdict === 'not_enough';
  return (
    <>
      {unsettled ? (
        <p>
          <Pill>{ilr.ilrStatus}</Pill>
        </p>
      ) : (
        <ProgressBar label="Progress towards ILR" percent={ilr.progress} />
      )}
      <FactList
        facts={[
          { name: 'Visa type', value: ilr.visaTypeLabel ?? 'Not added yet' },
          {
            name: 'Required years',
            value: ilr.requiredYears === null ? 'Does not lead to ILR' : yearCount(ilr.requiredYears),
          },
          ...(ilr.outcomes.length > 0
            ? ilr.outcomes.map(({ supposing, eligibilityDate: date }) => ({
                name: `Estimated eligibility: ${supposing}`,
                value: date === null ? 'No date can be named yet' : eligibilityDate(date),
              }))
            : [{ name: 'Estimated eligibility', value: eligibilityDate(ilr.ilrEligibilityDate) }]),
          ...(ilr.timeLeft === null ? [] : [{ name: 'Time left', value: countdown(ilr.timeLeft) }]),
        ]}
      />
      {ilr.eligibleNow && <Pill tone="within">You are now eligible to apply</Pill>}
    </>
  );
}

function TowardsCitizenship({ citizenship }: { citizenship: CitizenshipEligibilityResponse }) {
  return (
    <>
      {citizenship.outcomes.length === 0 && (
        <ProgressBar label="Progress towards citizenship" percent={citizenship.citizenshipProgress} />
      )}
      <FactList
        facts={[
          { name: 'Status', value: citizenship.citizenshipStatus },
          ...(citizenship.outcomes.length > 0
            ? eligibilityFacts(citizenship)
            : [
                {
                  name: 'Estimated eligibility',
                  value: eligibilityDate(citizenship.citizenshipEligibilityDate),
                },
              ]),
          ...(citizenship.timeLeft === null
            ? []
            : [{ name: 'Time left', value: countdown(citizenship.timeLeft) }]),
        ]}
      />
    </>
  );
}
