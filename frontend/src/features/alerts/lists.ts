/** Alerts that wait are told in full: a few of them fill a phone. */
export const waitingAtATime = 4;

/** So many lines are shown at first, and with each wish for more. */
export const shownAtATime = 8;

export const loadFailure = {
  title: 'Error Loading Alerts',
  text: 'There was a problem loading your alerts. Please try again.',
} as const;
