/** Said of a day that the rules calculate. */
export const workedOut = 'Worked out from visas and journeys. The day moves when they change.';

/** A name that a person gave, as part of a sentence. */
export const quoted = (text: string) => `“${text}”`;
