import type { Requirement } from '../row';
import { citizenshipRows } from './citizenship';
import { familyRows } from './family';
import { generalRows } from './general';
import { residenceRows } from './residence';
import { workRows } from './work';

/** Every line of every checklist, in display order. */
export const checklistRows: readonly Requirement[] = [
  ...generalRows,
  ...workRows,
  ...familyRows,
  ...residenceRows,
  ...citizenshipRows,
];
