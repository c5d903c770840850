/** A number with its thousands apart: `12,345`. */
export const formatCount = (count: number): string => count.toLocaleString('en-GB');
