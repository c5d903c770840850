import { conflictInWords, type JourneyBesideAddresses } from '@settlewise/rules/addressHistory';
import { useToday } from '../../ui/dates/useToday';
import { MoreLink } from '../../ui/MoreLink';
import { Notice } from '../../ui/Notice';
import { useVisaDetails } from '../immigrationProfile/profileQueries';
import { addressQueries, placeInWords } from './addressPart';
import { abroadWithoutJourney } from './abroadWithoutJourney';

/** In the absence tools: an address abroad that no journey explains, since the days away may be counted too low. */
export function AbroadWithoutJourney({ journeys }: { journeys: readonly JourneyBesideAddresses[] }) {
  const { data: list = [] } = addressQueries.useList();
  const { data: visa, isPending } = useVisaDetails();
  const when = { today: useToday(), cameOn: visa?.ukEntryDate ?? null };
  const [first, ...others] = abroadWithoutJourney(list, journeys, when);
  // An address of before somebody came is nothing to mend: not told before that day is known.
  if (first === undefined || isPending) return null;
  return (
    <Notice
      tone="soon"
      title="An address outside the UK, and no journey"
      actions={<MoreLink to="/address">Open your address history</MoreLink>}
    >
      <p>
        {placeInWords(first.home)}: {conflictInWords(first)}
      </p>
      {others.length > 0 && (
        <p>
          {others.length === 1
            ? 'The same is so of one more address.'
            : `The same is so of ${others.length} more addresses.`}
        </p>
      )}
    </Notice>
  );
}
