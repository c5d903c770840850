import { Note } from '../../ui/Note';
import { useDependants } from './dependantQueries';
import { lacksTravelAnswer } from './journeysOfDependant';
import { fullNameOf } from './labels';

/** Names the dependants for whom no journey counts yet, and the question that comes first. */
export function TravelNotAnswered() {
  const { data = [] } = useDependants();
  const names = data.filter(lacksTravelAnswer).map(fullNameOf);
  if (names.length === 0) return null;
  return (
    <Note>
      Not offered: {names.join(', ')}. First answer “Journeys out of the UK” for them on the Dependants page.
      Until then no journey counts for them.
    </Note>
  );
}
