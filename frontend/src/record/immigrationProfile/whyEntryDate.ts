/** Beside the day of entry, wherever it is asked. */
export const whyEntryDate =
  'Your first day here with your first visa. Days between the start of the visa and this day count as days away.';
