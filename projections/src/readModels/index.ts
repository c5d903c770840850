import type { Projection } from '../runner/projection';
import { accountsProjection } from './accounts';
import { assessmentsProjection } from './assessments';
import { documentsProjection } from './documents';
import { immigrationProfileProjection } from './immigrationProfile';
import { journeysProjection } from './journeys';
import { tasksProjection } from './tasks';

/** Every read model there is. A new one: a folder beside this file, and a line here. */
export const readModels: readonly Projection[] = [
  accountsProjection,
  assessmentsProjection,
  documentsProjection,
  journeysProjection,
  immigrationProfileProjection,
  tasksProjection,
];
