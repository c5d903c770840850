import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CivilDate } from '@settlewise/rules/calendar';
import { type ChangeOnDay, isConfirmed } from '@settlewise/rules/parameters';
import { doubtInWords, partsOf, whenInWords } from '../../ui/changes/sentences';
import { useChanges } from '../../ui/changes/useChanges';
import { useToday } from '../../ui/dates/useToday';
import { Disclosure } from '../../ui/Disclosure';
import { MoreLink } from '../../ui/MoreLink';
import { SectionCard } from '../../ui/SectionCard';
import { SourceNote } from '../../ui/sources/SourceNote';

/** What the news by email is about, to be read at once: what will change, and for those who ask what is only announced. */
export function VisitorChanges() {
  const today = useToday();
  const { toCome, announced } = partsOf(useChanges(today), today);
  return (
    <SectionCard title="What will change" lead="These days are known. The soonest is first.">
      {toCome.length === 0 ? (
        <p>No change with a day is known.</p>
      ) : (
        <Changes label="What will change" changes={toCome} today={today} />
      )}
      {announced.length > 0 && (
        <Disclosure summary="Announced, not the law">
          <p>These are plans. They change no date, no fee and no answer here.</p>
          <Changes label="Announced, not the law" changes={announced} today={today} />
        </Disclosure>
      )}
      <MoreLink to="/changes">What has changed, and what each change says</MoreLink>
    </SectionCard>
  );
}

interface ChangesProps {
  label: string;
  changes: readonly ChangeOnDay[];
  today: CivilDate;
}

function Changes({ label, changes, today }: ChangesProps) {
  return (
    <Stack component="ul" aria-label={label} spacing={1.5} sx={{ my: 1 }}>
      {changes.map((change) => {
        const { key, title, source, confidence } = change;
        const doubt = doubtInWords(change);
        return (
          <li key={key}>
            <strong>{whenInWords(change, today)}</strong>: {title}
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {doubt !== null && 'Not confirmed. '}Source:{' '}
              <SourceNote source={source} throughOthers={!isConfirmed(confidence)} />
            </Typography>
          </li>
        );
      })}
    </Stack>
  );
}
