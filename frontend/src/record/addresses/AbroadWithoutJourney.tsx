import { conflictInWords, type JourneyBesideAddresses } from '@settlewise/rules';
import { useToday } from '../../ui/dates/useToday';
import { MoreLink } from '../../ui/MoreLink';
import { Notice } from '../../ui/Notice';
import { addressQueries, placeInWords } from './addressPart';
import { abroadWithoutJourney } from './abroadWithoutJourney';

/** In the absence tools: an address abroad that no journey explains, since the days away may be counted too low. */
export function AbroadWithoutJourney({ journeys }: { journeys: readonly JourneyBesideAddresses[] }) {
  const { data: list = [] } = addressQueries.useList();
  const [first, ...others] = abroadWithoutJourney(list, journeys, useToday());
  if (first === undefined) return null;
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
