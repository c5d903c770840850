import type { Confidence } from './confidence';
import { always, type Parameter } from './parameter';
import { sources } from './sources';
import type { Source } from './source';
import { inMonths } from './units';

/**
 * How far back each form asks where somebody lived. None of these was read in a form of the day. Form T
 * asks about the years that registration asks for: `registrationRules`.
 */
const goesBack = (
  form: string,
  months: number,
  source: Source,
  confidence: Confidence,
): Parameter<number> => ({
  ...always(`Addresses: ${form} goes back`, inMonths, months, source, confidence),
  // A figure that is not known cannot be called practice.
  ...(confidence !== 'unknown' && { nature: 'practice' as const }),
});

export const addressRules = {
  AN: goesBack('form AN', 60, sources.guideAn, 'secondary'),
  /** The form asks for the child's addresses, and no number of years is known: as many as for AN are looked at. */
  MN1: goesBack('form MN1', 60, sources.childRegistration, 'derived'),
  'SET(M)': goesBack('form SET(M)', 30, sources.govUkPartnerSettlement, 'secondary'),
  'FLR(M)': goesBack('form FLR(M)', 30, sources.govUkPartnerSettlement, 'secondary'),
  'SET(O)': goesBack('form SET(O)', 24, sources.govUkWorkSettlement, 'unknown'),
  'SET(LR)': goesBack('form SET(LR)', 120, sources.govUkLongResidence, 'unknown'),
  BNO: goesBack('settlement on the BN(O) route', 24, sources.govUkBno, 'unknown'),
  /** No list of addresses: evidence of living in the UK. */
  EUSS: goesBack('the EU Settlement Scheme', 60, sources.govUkEuSettlement, 'quoted'),
  DBS: goesBack('a DBS check', 60, sources.govUkDbs, 'secondary'),
} as const;
