import type { FormSheetKey } from '@settlewise/contract/forms';

/** A form as people call it. */
export const shortLabels: Readonly<Record<FormSheetKey, string>> = {
  an: 'AN',
  mn1: 'MN1',
  'set-o': 'SET(O)',
  'set-m': 'SET(M)',
  'set-lr': 'SET(LR)',
  bno: 'BN(O)',
};
