import type { DependantResponse } from '@settlewise/contract/dependants';
import type { Dependant } from '@settlewise/domain/immigrationProfile';

interface RecordedDependant extends Dependant {
  readonly dependantId: number;
}

/** A dependant of the record or of its event: both hold the fields of the answer and no others. */
export const presentDependant = ({
  dependantId,
  ownJourneys,
  ...dependant
}: RecordedDependant): DependantResponse => ({
  ...dependant,
  id: dependantId,
  ownJourneys: [...ownJourneys],
});
