import { messageFor } from '../../../api/errors';
import { paperQueries, type PaperStanding, type RecordedPaper } from '../../../record/papers/paperPart';
import { showToast } from '../../../ui/toasts/toastStore';

/** What was said of the lines of an applicant’s list, and how to say it. @param applicant `you`, or a dependant’s id */
export function usePapers(papers: readonly RecordedPaper[], applicant: string) {
  const [add, change, remove] = [paperQueries.useAdd(), paperQueries.useChange(), paperQueries.useRemove()];
  const saidOf = (requirement: string) =>
    papers.filter((paper) => paper.applicant === applicant && paper.requirement === requirement);

  /** Two open pages can each have said something of one line: what is said now takes the place of all of it. */
  async function say(requirement: string, standing: PaperStanding | undefined): Promise<void> {
    const [first, ...others] = saidOf(requirement);
    const gone = standing === undefined && first !== undefined ? [first, ...others] : others;
    if (standing !== undefined)
      await (first === undefined
        ? add.mutateAsync({ applicant, requirement, standing })
        : change.mutateAsync({ id: first.id, payload: { standing } }));
    for (const { id } of gone) await remove.mutateAsync(id);
  }

  return {
    standingOf: (requirement: string): PaperStanding | undefined => saidOf(requirement)[0]?.standing,
    mark: (requirement: string, standing: PaperStanding | undefined): void =>
      void say(requirement, standing).catch((error: unknown) =>
        showToast('Not saved', messageFor(error, notSaved), 'destructive'),
      ),
    busy: add.isPending || change.isPending || remove.isPending,
  };
}

const notSaved = 'We could not save this. Please try again.';
