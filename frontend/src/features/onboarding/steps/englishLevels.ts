/** Levels of English as people know them, and who need not show one. */
export const englishLevels = [
  { value: 'none', label: 'None yet' },
  ...['A1', 'A2', 'B1', 'B2', 'C1', 'C2'].map((level) => ({ value: level, label: level })),
  { value: 'exempt', label: 'I do not have to show it' },
];

/** B1 and above, or nothing to show: what the tick beside it says. */
export const provesEnglish = (level: string) => !['none', 'A1', 'A2'].includes(level);
