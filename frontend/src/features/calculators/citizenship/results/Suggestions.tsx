import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CitizenshipCalculationResponse } from '@settlewise/contract';
import { StatusShape } from '../../../../ui/RequirementList';
import { SectionCard } from '../../../../ui/SectionCard';

/** What to do, or to wait for, before applying. */
export function Suggestions({ suggestions }: Pick<CitizenshipCalculationResponse, 'suggestions'>) {
  return (
    <SectionCard title="Suggestions to Become Eligible" lead="What to do next, in this order.">
      <Stack component="ol" spacing={2}>
        {suggestions.map(({ code, title, message }) => (
          <Stack component="li" key={code} direction="row" spacing={1.75} sx={{ breakInside: 'avoid' }}>
            <StatusShape icon="arrowRight" tone="quiet" />
            <div>
              <Typography variant="h6" component="h3">
                {title}
              </Typography>
              <Typography color="textSecondary">{message}</Typography>
            </div>
          </Stack>
        ))}
      </Stack>
    </SectionCard>
  );
}
