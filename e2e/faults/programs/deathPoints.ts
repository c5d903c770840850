/** Names of the points at which the API or the worker can be made to die. */
export const pointsOfApi = ['appended', 'file half kept', 'file kept'] as const;
export const pointsOfWorker = [
  ...(['rows written', 'views swapped'] as const),
  ...(['issued', 'mail sent', 'mail recorded'] as const),
] as const;
export const deathPoints = [...pointsOfApi, ...pointsOfWorker] as const;
export type DeathPoint = (typeof deathPoints)[number];
