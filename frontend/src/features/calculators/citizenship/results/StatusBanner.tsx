import Typography from '@mui/material/Typography';
import type { CitizenshipCalculationResponse } from '@settlewise/contract/assessments';
import { TravelMargin } from '../../../../record/limits/TravelMargin';
import { VerdictCard } from '../../results/VerdictCard';
import { verdictOf } from './verdict';

interface StatusBannerProps {
  result: CitizenshipCalculationResponse;
  /** Something was ticked that may speak against good character, whatever the verdict. */
  hasCharacterIssues: boolean;
}

/** Where somebody stands, in words. */
export function StatusBanner({ result, hasCharacterIssues }: StatusBannerProps) {
  return (
    <VerdictCard {...verdictOf(result)}>
      <TravelMargin says={result.travelMargin} />
      {hasCharacterIssues && (
        <Typography variant="lead">
          <strong>Take advice before you apply:</strong> what you ticked under good character can lead to a
          refusal.
        </Typography>
      )}
    </VerdictCard>
  );
}
