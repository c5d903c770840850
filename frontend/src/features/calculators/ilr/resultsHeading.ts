/** Id of the heading of a result. */
export const resultsHeading = 'ilr-results';
