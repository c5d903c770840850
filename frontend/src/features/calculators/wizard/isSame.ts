/** Whether two forms hold the same answers, in the same order of fields: both are made by one function. */
export const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
