import {
  type CitizenshipCalculationRequest,
  citizenshipCalculationResponse,
  type ilrCalculationRequest,
  ilrCalculationResponse,
} from '@settlewise/contract/assessments';
import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { callFor } from '../../api/client';

// Nothing is stored by either call, so a retry can do no harm and needs no key.

/** POST /api/calculate-ilr-eligibility */
export function useIlrCalculation() {
  return useMutation({
    mutationFn: (payload: z.input<typeof ilrCalculationRequest>) =>
      callFor(ilrCalculationResponse, 'POST', '/api/calculate-ilr-eligibility', { payload }),
  });
}

/** POST /api/calculate-eligibility */
export function useCitizenshipCalculation() {
  return useMutation({
    mutationFn: (payload: CitizenshipCalculationRequest) =>
      callFor(citizenshipCalculationResponse, 'POST', '/api/calculate-eligibility', { payload }),
  });
}
