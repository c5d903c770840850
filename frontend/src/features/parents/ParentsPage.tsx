import { parents } from '@settlewise/contract/collections';
import { CollectionPage } from '../../record/collections/CollectionPage';
import { useNamesOfDependants } from '../../record/dependants/useNamesOfDependants';
import { parentForm } from '../../record/parents/parentForm';
import { parentQueries, sharedParentInWords } from '../../record/parents/parentPart';

/** The parents of the person, and of the dependants who have others. */
export function ParentsPage() {
  const namesOf = useNamesOfDependants();
  return (
    <CollectionPage
      collection={parents}
      queries={parentQueries}
      form={parentForm}
      inWords={(parent) => {
        const { title, lines } = sharedParentInWords(parent);
        const whose = namesOf(parent.dependants);
        return { title, lines: [...lines, ...(whose === null ? [] : [`Parent of ${whose}`])] };
      }}
      title="Parents"
      lead="Your parents, and those of your dependants. Forms ask who they are, whether they live or not. What nobody knows stays open."
      icon="people"
      empty="Here you will see your parents. Forms ask for each one’s full name, birthday, place of birth and nationality."
    />
  );
}
