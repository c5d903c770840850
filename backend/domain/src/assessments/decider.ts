import { DomainError } from '../kernel/domainError';
import type { CommandOf, Decider } from '../kernel/decider';
import { contentEqualityKey } from './contentEqualityKey';
import type { AssessmentEvent, SavedAssessment } from './events';

/** The most saved results of one person. */
export const mostSavedAssessments = 100;

export type AssessmentCommand =
  | CommandOf<'SaveAssessment', { assessment: SavedAssessment }>
  | CommandOf<'DiscardAssessment', { assessmentId: string }>;

/** The saved results of one person. The equality key of the content detects repeated requests. */
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
          if (existing === createContentKey(assessment)) return [];
          throw alreadyExists();
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
    else stored.set(event.data.assessmentId, createContentKey(event.data));
    return stored;
  },
};

/** Leaves out the instant, because a repeated request has another one. */
function createContentKey({ title, savedAt: _, ...content }: SavedAssessment): string {
  return contentEqualityKey({ ...content, title: title ?? null });
}

/** The same error for a missing result and for a result of another person. */
export function assessmentNotFound(): DomainError {
  return new DomainError('notFound', 'assessment_not_found', 'This saved result is not in your record.');
}

function alreadyExists(): DomainError {
  return new DomainError('conflict', 'assessment_exists', 'Another result is already saved under this id.');
}

function tooMany(): DomainError {
  return new DomainError(
    'invalid',
    'too_many_assessments',
    `You can keep up to ${mostSavedAssessments} saved results. Delete one first.`,
  );
}
