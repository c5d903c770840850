import { paperQueries, type PaperStanding, type RecordedPaper } from '../../../record/papers/paperPart';
import { orSay, sayOnce } from './sayOnce';

/** What was said of the lines of an applicant’s list, and how to say it. @param applicant `you`, or a dependant’s id */
export function usePapers(papers: readonly RecordedPaper[], applicant: string) {
  const [add, change, remove] = [paperQueries.useAdd(), paperQueries.useChange(), paperQueries.useRemove()];
  const saidOf = (requirement: string) =>
    papers.filter((paper) => paper.applicant === applicant && paper.requirement === requirement);
  return {
    standingOf: (requirement: string): PaperStanding | undefined => saidOf(requirement)[0]?.standing,
    mark: (requirement: string, standing: PaperStanding | undefined): void =>
      orSay(
        sayOnce(saidOf(requirement), standing, {
          add: (said) => add.mutateAsync({ applicant, requirement, standing: said }),
          change: (id, said) => change.mutateAsync({ id, payload: { standing: said } }),
          remove: (id) => remove.mutateAsync(id),
        }),
      ),
    busy: add.isPending || change.isPending || remove.isPending,
  };
}
