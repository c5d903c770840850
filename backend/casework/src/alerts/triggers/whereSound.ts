import { UnsoundAssessment } from '@settlewise/rules/assessment';

/** Null where the record's dates are inconsistent: the progress page says why. */
export function whereSound<Answer>(work: () => Answer): Answer | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof UnsoundAssessment) return null;
    throw error;
  }
}
