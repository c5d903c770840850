import { always, publishAs } from './parameter';
import { sources } from './sources';
import { belowAge, fromAge, inDays, inYears } from './units';

/** What registration of a child as British asks, except days away in each year. */
export const registrationRules = {
  /** BNA 1981 s.1(4): a child may register from this age, and lived here up to it. */
  yearsLivedHere: always(
    'Registration of a child, section 1(4): years lived here since birth',
    inYears,
    10,
    sources.childRegistration,
  ),
  /** BNA 1981 s.1(3) and s.3: applications are made before this age. */
  beforeAge: publishAs(
    'child_registration',
    always(
      'Registration of a child, sections 1(3) and 3: before the age of',
      belowAge,
      18,
      sources.childRegistration,
    ),
  ),
  /** BNA 1981 s.3(3)(c) and s.3(5)(b) and (c). */
  yearsByDescent: always(
    'Registration of a child, sections 3(2) and 3(5): years in the UK',
    inYears,
    3,
    sources.childRegistration,
  ),
  /** BNA 1981 s.3(3)(c) and s.3(5)(b) and (c). */
  daysAwayByDescent: always(
    'Registration of a child, sections 3(2) and 3(5): days away in these years',
    inDays,
    270,
    sources.childRegistration,
  ),
  /** BNA 1981 s.41A. */
  goodCharacterFrom: publishAs(
    'child_registration_good_character',
    always(
      'Registration of a child: good character is asked for from the age of',
      fromAge,
      10,
      sources.childRegistration,
    ),
  ),
} as const;
