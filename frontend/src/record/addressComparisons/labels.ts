/** What each of two people is shown of the other: said before anybody agrees, and in the same words afterwards. */
export const whatIsShown =
  'Each of you sees the other’s addresses and their days, for the time that the form asks about. Nothing else of the record is shown, and nothing is copied.';

export const comparisonFailed = 'This could not be done. Please try again.';
