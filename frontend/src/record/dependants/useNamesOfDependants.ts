import { useDependants } from './dependantQueries';
import { fullNameOf } from './labels';

/**
 * The dependants whom a thing of the record is about, by name: `Rui Silva, Ana Silva`. Null where it is the person's own, and
 * while the names are on their way; who was removed from the record is left out, unless nobody else is there.
 */
export function useNamesOfDependants(): (ids: readonly number[] | null) => string | null {
  const { data: dependants } = useDependants();
  return (ids) => {
    if (ids === null || dependants === undefined) return null;
    const names = dependants.filter(({ id }) => ids.includes(id)).map(fullNameOf);
    return names.length === 0 ? 'somebody who is no longer in your record' : names.join(', ');
  };
}
