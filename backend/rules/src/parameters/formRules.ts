import { always, practice } from './parameter';
import { sources } from './sources';
import { inDays, inYears } from './units';

/** The figures of the online form AN. The current form was not seen. */
export const formRules = {
  workGoesBack: practice(
    always('Form AN: work and study go back', inYears, 10, sources.onlineFormAn, 'secondary'),
  ),
  /** As the Home Office counts the days of a journey. */
  shortJourney: practice(
    always('Form AN: a journey may be left out with up to', inDays, 2, sources.onlineFormAn, 'secondary'),
  ),
} as const;
