import { UnsoundAssessment } from '@settlewise/rules/assessment';

/** Null if the record's dates are inconsistent; the progress page explains it. */
export function nullIfInvalid<Answer>(work: () => Answer): Answer | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof UnsoundAssessment) return null;
    throw error;
  }
}
