import { always } from './parameter';
import { sources } from './sources';
import { anAge, inYears } from './units';

/** What registration of a child as British asks beside days away. */
export const registrationRules = {
  /** BNA 1981 s.1(4): a child may register from this age, and lived here up to it. */
  yearsLivedHere: always(
    'Registration of a child, section 1(4): years lived here since birth',
    inYears,
    10,
    sources.childRegistration,
  ),
  /** BNA 1981 s.1(3) and s.3: applications are made before this age. */
  beforeAge: always(
    'Registration of a child, sections 1(3) and 3: before the age of',
    anAge,
    18,
    sources.childRegistration,
  ),
  /** BNA 1981 s.41A. */
  goodCharacterFrom: always(
    'Registration of a child: good character is asked for from the age of',
    anAge,
    10,
    sources.childRegistration,
  ),
} as const;
