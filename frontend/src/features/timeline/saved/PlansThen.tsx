import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SavedTimelineResponse } from '@settlewise/contract/assessments';
import type { Plan } from '@settlewise/contract/plans';
import { formatDate } from '../../../ui/dates/formatDate';
import { labelIn } from '../../../ui/labelIn';
import { SectionCard } from '../../../ui/SectionCard';
import { routeOptions, serviceOptions } from '../plans/planOptions';
import { PlanResult } from '../plans/PlanResult';
import { onePlan, plansBeside } from '../plans/plansBeside';

/** The plans that were compared, each with what was asked and what became of it. */
export function PlansThen({ saved: { form, result } }: { saved: SavedTimelineResponse }) {
  if (result.plans.length === 0) return null;
  return (
    <SectionCard title="Plans side by side" foldsTo={`${result.plans.length}`}>
      <Box sx={plansBeside}>
        {result.plans.map((plan, index) => (
          // A plan has no name but its place.
          <Stack key={index} spacing={1} sx={onePlan}>
            <Typography variant="h5" component="h3">
              Plan {index + 1}
            </Typography>
            {form.plans[index] !== undefined && (
              <Typography variant="body2" color="textSecondary">
                {askedInWords(form.plans[index])}
              </Typography>
            )}
            <PlanResult plan={plan} />
          </Stack>
        ))}
      </Box>
    </SectionCard>
  );
}

const routeLabel = labelIn(routeOptions);
const serviceLabel = labelIn(serviceOptions);

/** `Long residence. Priority service. You apply on 1 Mar 2027. Away from 3 Apr 2027 to 9 Apr 2027.` */
const askedInWords = ({ route, service, applyOn, journeys }: Plan): string =>
  [
    routeLabel(route),
    serviceLabel(service),
    ...(applyOn === null ? [] : [`You apply on ${formatDate(applyOn)}`]),
    ...journeys.map(
      ({ departureDate, returnDate }) =>
        `Away from ${formatDate(departureDate)} to ${formatDate(returnDate)}`,
    ),
  ]
    .map((part) => `${part}.`)
    .join(' ');
