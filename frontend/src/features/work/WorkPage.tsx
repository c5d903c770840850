import { jobs } from '@settlewise/contract/collections';
import { CollectionPage } from '../../record/collections/CollectionPage';
import { useNamesOfDependants } from '../../record/dependants/useNamesOfDependants';
import { jobForm } from '../../record/jobs/jobForm';
import { jobQueries, sharedJobInWords } from '../../record/jobs/jobPart';

/** What the person, or a dependant, did and from when to when. */
export function WorkPage() {
  const namesOf = useNamesOfDependants();
  return (
    <CollectionPage
      collection={jobs}
      queries={jobQueries}
      form={jobForm}
      inWords={(job) => {
        const { title, lines } = sharedJobInWords(job);
        const whose = namesOf(job.dependants);
        return { title, lines: [...lines, ...(whose === null ? [] : [`Of ${whose}`])] };
      }}
      title="Work and study"
      lead="Each job and course, and each time without either. Forms ask for ten years of it, without a gap."
      icon="form"
      empty="Here you will see what you did, the newest first. Add what you do now, and then what came before it."
    />
  );
}
