import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ButtonLink } from '../../../ui/Button';
import { journeyCount } from '../labels';

const offers = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
  p: { xs: '20px', sm: '24px' },
} as const;

/** The ways from the recorded journeys into both calculators. */
export function CalculatorOffers({ journeys }: { journeys: number }) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} className="noPrint" sx={offers}>
      <div>
        <Typography variant="h4" component="h2" id={titleId}>
          Use my recorded journeys
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          Fill a calculator with {journeys === 1 ? 'this journey' : `these ${journeyCount(journeys)}`} and see
          the day you can apply.
        </Typography>
      </div>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ flexWrap: 'wrap', gap: 1.5, width: { xs: '100%', sm: 'auto' } }}
      >
        <ButtonLink look="quiet" iconAfter="arrowRight" to="/ilr?use=recorded">
          In the ILR calculator
        </ButtonLink>
        <ButtonLink look="quiet" iconAfter="arrowRight" to="/citizenship?use=recorded">
          In the citizenship calculator
        </ButtonLink>
      </Stack>
    </Card>
  );
}
