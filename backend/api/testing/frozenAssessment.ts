import { readFileSync } from 'node:fs';
import { assessmentSaved, type SavedAssessment } from '@settlewise/domain';

/** Where saved results of both calculators are kept, byte by byte, as they stood in the log when they were first written. */
export const frozenAssessments = new URL('../samples/', import.meta.url);

/** One of them, as an event's data. */
export function frozenAssessment(calculator: 'ilr' | 'citizenship'): SavedAssessment {
  const file = new URL(`savedAssessment.${calculator}.v1.json`, frozenAssessments);
  return assessmentSaved.parse(JSON.parse(readFileSync(file, 'utf8')));
}
