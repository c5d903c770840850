import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { labelOfAppliedFor } from '@settlewise/contract/collections';
import type { ApplicationInTimeline } from '@settlewise/contract/waiting';
import { Bar } from '../../../ui/Bar';
import { Notice } from '../../../ui/Notice';
import { Pill } from '../../../ui/Pill';
import { SectionCard } from '../../../ui/SectionCard';
import { stageLabels } from './labels';
import { daysWaited, shareUsed, whenLate } from './sentences';
import { WhileWaiting } from './WhileWaiting';

interface WaitingCardProps {
  application: ApplicationInTimeline;
  /** Null where it is for the person themselves. */
  whose: string | null;
  /** Of several on a phone one stands open. */
  isOpen: boolean;
  /** As it was: nothing is added to it. */
  isThen?: boolean;
}

/** An application that waits: how far it has come, when it is late and whom to ask then, and what one may do meanwhile. */
export function WaitingCard({ application, whose, isOpen, isThen = false }: WaitingCardProps) {
  const { appliedFor, stage, waiting } = application;
  const { clock, percentUsed, isLate, toAsk } = waiting;
  const label = labelOfAppliedFor(appliedFor);
  const used = shareUsed(waiting);
  return (
    <SectionCard
      title={whose === null ? label : `${label}: ${whose}`}
      acts={
        <Pill tone={isLate ? 'over' : stage === 'asked_for_more' ? 'soon' : 'plain'}>
          {stageLabels[stage]}
        </Pill>
      }
      foldsTo={isLate ? 'Late' : stageLabels[stage]}
      oneOf="waiting"
      isOpen={isOpen}
      {...(!isThen && { more: { to: '/dashboard/applications', label: 'Add what happened' } })}
    >
      <Stack spacing={0.75}>
        <Typography sx={{ fontWeight: 650 }}>
          {[daysWaited(waiting), whenLate(waiting)].filter((words) => words !== null).join('. ')}
        </Typography>
        {percentUsed !== null && used !== null && clock.days !== null && (
          <>
            <Bar
              role="progressbar"
              label="How much of the time has passed"
              value={percentUsed}
              max={100}
              words={used}
              colour={isLate ? 'over' : 'action'}
            />
            <Typography variant="body2" color="textSecondary">
              {used}
            </Typography>
          </>
        )}
      </Stack>
      {toAsk.length > 0 && (
        <Notice tone="over" title="Whom to ask now">
          <Typography component="ol" sx={{ pl: 2.5, listStyle: 'decimal' }}>
            {toAsk.map((ask) => (
              <li key={ask.who}>{ask.message}</li>
            ))}
          </Typography>
        </Notice>
      )}
      <WhileWaiting waiting={waiting} />
    </SectionCard>
  );
}
