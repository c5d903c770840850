/** `act`: a deadline · `plan`: what comes, and what can be prepared · `news`: good to know. */
export const alertImportances = ['act', 'plan', 'news'] as const;
export type AlertImportance = (typeof alertImportances)[number];
