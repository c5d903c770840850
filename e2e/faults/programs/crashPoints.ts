/** Names of the points at which the API or the worker can be made to die. */
export const pointsOfApi = ['appended', 'file half stored', 'file stored'] as const;
export const pointsOfWorker = [
  'rows written',
  'views swapped',
  'issued',
  'mail sent',
  'mail recorded',
] as const;
export const crashPoints = [...pointsOfApi, ...pointsOfWorker] as const;
export type CrashPoint = (typeof crashPoints)[number];
