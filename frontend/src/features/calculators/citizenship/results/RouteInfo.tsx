import Box from '@mui/material/Box';
import type {
  CitizenshipCalculationRequest,
  CitizenshipCalculationResponse,
} from '@settlewise/contract/assessments';
import { formatDate } from '../../../../ui/dates/formatDate';
import { useNarrow } from '../../../../ui/useNarrow';
import { Accordion } from '../../results/Accordion';
import { FactsInRow } from '../../results/FactsInRow';
import { routeLabel, statusOptions } from '../labels';

interface RouteInfoProps {
  form: CitizenshipCalculationRequest;
  result: CitizenshipCalculationResponse;
}

/** By which way somebody came, by which way they apply, and when. */
export function RouteInfo({ form, result }: RouteInfoProps) {
  const { isSpouseRoute, minUkResidencyYears, isEligible } = result;
  const facts = [
    { name: 'Immigration route', value: routeLabel(result.immigrationRoute) },
    {
      name: 'Settlement status',
      value: statusOptions.find(({ value }) => value === form.statusType)?.label ?? 'N/A',
    },
    {
      name: 'Applies as',
      value: `${isSpouseRoute ? 'Spouse of a British citizen' : 'Standard applicant'}: ${minUkResidencyYears} years`,
    },
    { name: 'Planned application', value: formatDate(result.applicationDate) },
    ...(result.settlementLapse === null || result.settlementLapse.mayHaveLapsed
      ? []
      : [{ name: 'Keep your settlement: come back by', value: formatDate(result.settlementLapse.returnBy) }]),
    ...(isEligible
      ? []
      : [{ name: 'First day to apply', value: formatDate(result.suggestedEligibilityDate) }]),
  ];
  const narrow = useNarrow(640);
  if (narrow)
    return (
      <Accordion title="Your route">
        <FactsInRow facts={facts} />
      </Accordion>
    );
  return (
    <Box
      component="section"
      aria-label="Your route"
      sx={{ p: '16px 24px', border: 1, borderColor: 'divider', borderRadius: '14px', bgcolor: 'var(--sunk)' }}
    >
      <FactsInRow facts={facts} />
    </Box>
  );
}
