import { settlementAbsences } from './settlementAbsences';
import { settlementDates } from './settlementDates';
import { settlementPermissions } from './settlementPermissions';
import { settlementRequirements } from './settlementRequirements';
import { settlementService } from './settlementService';

/** The sentences of an answer about settlement. */
export const settlementSentences = {
  ...settlementDates,
  ...settlementAbsences,
  ...settlementPermissions,
  ...settlementRequirements,
  ...settlementService,
} as const;
