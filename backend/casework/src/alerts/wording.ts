/** The note of each day that the rules calculate. */
export const calculatedNote = 'Worked out from visas and journeys. The day moves when they change.';

/** A title that a person entered, in quotation marks. */
export const quoted = (text: string) => `“${text}”`;
