/** The parts of a result that a person can share. */
export const resultPartKeys = ['verdict', 'reasons', 'counts', 'trips', 'details'] as const;
