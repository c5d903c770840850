/** `act`: a deadline · `plan`: a coming event to prepare for · `news`: information. */
export const alertImportances = ['act', 'plan', 'news'] as const;
export type AlertImportance = (typeof alertImportances)[number];
