import type { Projection } from '../runner/projection';
import { accountsProjection } from './accounts';
import { assessmentsProjection } from './assessments';
import { documentsProjection } from './documents';
import { forgettingErasedPeople } from './erasure';
import { immigrationProfileProjection } from './immigrationProfile';
import { journeysProjection } from './journeys';
import { personStreamsProjection } from './personStreams';
import { tasksProjection } from './tasks';

/** Every read model there is. A new one: a folder beside this file, and a line here. */
export const readModels: readonly Projection[] = [
  accountsProjection,
  assessmentsProjection,
  documentsProjection,
  journeysProjection,
  immigrationProfileProjection,
  personStreamsProjection,
  tasksProjection,
].map(forgettingErasedPeople);
