/** The parts of a result that somebody can choose to show. */
export const resultPartKeys = ['verdict', 'reasons', 'counts', 'trips', 'details'] as const;
