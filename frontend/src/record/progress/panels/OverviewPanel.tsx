import Stack from '@mui/material/Stack';
import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract/progress';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { Pill } from '../../../ui/Pill';
import { firstInShort } from '../../limits/labels';
import { AbsenceNumbers } from '../AbsenceNumbers';
import { FactList } from '../../../ui/FactList';
import { SectionCard } from '../../../ui/SectionCard';
import { Note } from '../../../ui/Note';
import { OwnRequirements } from '../OwnRequirements';
import type { Progress } from '../useProgress';
import { countdown, eligibilityDate, metInWords, whatDayItIs, yearCount } from '../labels';
import { eligibilityFacts } from './CitizenshipPanel';
import { CardRow } from './CardRow';

/** ILR, days away and citizenship at a glance, and what the next step asks for. */
export function OverviewPanel({ progress }: { progress: Progress }) {
  const { ilr, citizenship } = progress;
  const requirements = ilr.hasILR || ilr.needsNoIlr ? citizenship.requirements : ilr.requirements;
  return (
    <Stack spacing={2.25}>
      <CardRow>
        <SectionCard title="ILR Progress">
          {ilr.hasILR ? <Granted ilr={ilr} /> : ilr.needsNoIlr ? <p>{ilr.note}</p> : <TowardsIlr ilr={ilr} />}
        </SectionCard>
        <SectionCard
          title="Absence Tracking"
          foldsTo={firstInShort(ilr.limits)}
          more={{ to: '/dashboard/absences', label: 'View Absence Tracker' }}
        >
          <AbsenceNumbers ilr={ilr} />
        </SectionCard>
        <SectionCard
          title="Citizenship Progress"
          foldsTo={ilr.hasILR || ilr.needsNoIlr ? undefined : 'after ILR'}
        >
          {ilr.hasILR || ilr.needsNoIlr ? (
            <TowardsCitizenship citizenship={citizenship} />
          ) : (
            <>
              <p>ILR is required first.</p>
              <Note>
                Once you have it, this card counts the time and the days away that citizenship asks for.
              </Note>
            </>
          )}
        </SectionCard>
      </CardRow>
      <SectionCard title="Immigration Journey Requirements" foldsTo={metInWords(requirements)}>
        <Note>
          {ilr.hasILR || ilr.needsNoIlr
            ? 'What citizenship asks for.'
            : 'What indefinite leave to remain (ILR) asks for.'}
        </Note>
        <OwnRequirements progress={progress} requirements={requirements} />
      </SectionCard>
    </Stack>
  );
}

export function Granted({ ilr: { ilrGrantDate } }: { ilr: IlrProgressResponse }) {
  return (
    <Stack spacing={1.25} sx={{ alignItems: 'flex-start' }}>
      <Pill tone="within">Granted</Pill>
      <p>
        You have indefinite leave to remain (ILR)
        {ilrGrantDate === null ? '.' : `, granted on ${formatLongDate(ilrGrantDate)}.`}
      </p>
    </Stack>
  );
}

function TowardsIlr({ ilr }: { ilr: IlrProgressResponse }) {
  const dayNote = whatDayItIs(
    {
      complete: ilr.ilrEligibilityDate,
      earliest: ilr.ilrApplicationEarliestDate,
      appliedOn: ilr.awaitingDecisionSince,
    },
    ilr.asOf,
  );
  return (
    <>
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
            : [
                {
                  name: 'Estimated eligibility',
                  value: eligibilityDate(ilr.ilrEligibilityDate),
                  note: dayNote,
                },
              ]),
          ...(ilr.timeLeft === null
            ? []
            : [
                {
                  name: 'Time left',
                  value: countdown(ilr.timeLeft),
                  note: ilr.requiredYears === 0 ? 'Until you can apply.' : 'Until your years are complete.',
                },
              ]),
        ]}
      />
      {ilr.eligibleNow && (
        <p>
          <Pill tone="within">You are now eligible to apply</Pill>
        </p>
      )}
    </>
  );
}

function TowardsCitizenship({ citizenship }: { citizenship: CitizenshipEligibilityResponse }) {
  return (
    <>
      <FactList
        facts={[
          { name: 'Status', value: citizenship.citizenshipStatus },
          ...(citizenship.outcomes.length > 0
            ? eligibilityFacts(citizenship)
            : eligibilityFacts(citizenship, 'Estimated eligibility')),
          ...(citizenship.timeLeft === null
            ? []
            : [{ name: 'Time left', value: countdown(citizenship.timeLeft), note: 'Until you can apply.' }]),
        ]}
      />
    </>
  );
}
