/** BNA 1981 s.1(4): a child may register from this age, and lived here up to it. */
export const yearsLivedHere = 10;

/** BNA 1981 s.1(3) and s.3: until they are so old. */
export const ageOfMajority = 18;

/** BNA 1981 s.41A: from this age good character is asked for. */
export const goodCharacterFrom = 10;
