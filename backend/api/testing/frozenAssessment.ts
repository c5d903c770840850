import { readFileSync } from 'node:fs';
import { assessmentSaved, type SavedAssessment } from '@settlewise/domain/assessments';

/** The folder of saved results of the calculators, byte by byte as the first versions wrote them to the log. */
export const frozenAssessments = new URL('../samples/', import.meta.url);

/** One of these results, as the data of an event. */
export function frozenAssessment(calculator: SavedAssessment['calculator']): SavedAssessment {
  const file = new URL(`savedAssessment.${calculator}.v1.json`, frozenAssessments);
  return assessmentSaved.parse(JSON.parse(readFileSync(file, 'utf8')));
}
