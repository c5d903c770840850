import type { ChecklistResponse } from '@settlewise/contract/checklist';
import type { ChecklistResult } from '@settlewise/rules/documentChecklist';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { sourceOf } from './presentedSource';

/** A list as POST /api/checklist answers with it, and as it is kept. */
export const presentChecklist = ({
  requirements,
  ...rest
}: ChecklistResult): DeepReadonly<ChecklistResponse> => ({
  requirements: requirements.map(({ source, ...line }) => ({ ...line, source: sourceOf(source) })),
  ...rest,
});
