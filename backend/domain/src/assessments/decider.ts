import { DomainError } from '../kernel/domainError';
import type { CommandOf, Decider } from '../kernel/decider';
import { contentEqualityKey } from './contentEqualityKey';
import type { AssessmentEvent, SavedAssessment } from './events';

/** The most that one person can have saved. */
export const mostSavedAssessments = 100;

export type AssessmentCommand =
  | CommandOf<'SaveAssessment', { assessment: SavedAssessment }>
  | CommandOf<'DiscardAssessment', { assessmentId: string }>;

/** The saved results of one person that are kept: for each id the equality key of its content, by which a repeat is known. */
export type AssessmentState = ReadonlyMap<string, string>;

export const assessmentsStream = (userId: string) => `assessments-${userId}`;

export const assessmentDecider: Decider<AssessmentCommand, AssessmentState, AssessmentEvent> = {
  initialState: new Map(),

  decide(command, state) {
    switch (command.type) {
      case 'SaveAssessment': {
        const { assessment } = command;
        const existing = state.get(assessment.assessmentId);
        if (existing !== undefined) {
          if (existing === contentKeyOf(assessment)) return [];
          throw alreadyThere();
        }
        if (state.size >= mostSavedAssessments) throw tooMany();
        return [{ type: 'AssessmentSaved', data: assessment }];
      }
      case 'DiscardAssessment': {
        const { assessmentId } = command;
        if (!state.has(assessmentId)) throw assessmentNotFound();
        return [{ type: 'AssessmentDiscarded', data: { assessmentId } }];
      }
    }
  },

  evolve(state, event) {
    const stored = new Map(state);
    if (event.type === 'AssessmentDiscarded') stored.delete(event.data.assessmentId);
    else stored.set(event.data.assessmentId, contentKeyOf(event.data));
    return stored;
  },
};

/** The same whenever it is sent: a repeat comes at another moment. */
function contentKeyOf({ title, savedAt: _, ...content }: SavedAssessment): string {
  return contentEqualityKey({ ...content, title: title ?? null });
}

/** One sentence for a result that is not there and for one that is somebody else's. */
export function assessmentNotFound(): DomainError {
  return new DomainError('notFound', 'assessment_not_found', 'This saved result is not in your record.');
}

function alreadyThere(): DomainError {
  return new DomainError('conflict', 'assessment_exists', 'Another result is already saved under this id.');
}

function tooMany(): DomainError {
  return new DomainError(
    'invalid',
    'too_many_assessments',
    `You can keep up to ${mostSavedAssessments} saved results. Delete one first.`,
  );
}
