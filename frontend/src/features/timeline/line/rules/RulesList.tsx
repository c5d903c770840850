import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CivilDate } from '@settlewise/rules/calendar';
import { isConfirmed } from '@settlewise/rules/parameters';
import { doubtInWords, whenInWords } from '../../../../ui/changes/sentences';
import { entriesInWords } from '../../../../record/timeline/sentences';
import { Disclosure } from '../../../../ui/Disclosure';
import { FoldsOnPhone } from '../../../../ui/FoldsOnPhone';
import { MoreLink } from '../../../../ui/MoreLink';
import { Note } from '../../../../ui/Note';
import { Pill } from '../../../../ui/Pill';
import { SourceNote } from '../../../../ui/sources/SourceNote';
import { statusPills } from '../../../../ui/sources/statusPills';
import { itemsDress } from '../LineList';
import type { RuleOnLine } from './rulesLine';

/** The second line in words: what each letter stands for, from when it is meant to hold, and where that is written. */
export function RulesList({ rules, today }: { rules: readonly RuleOnLine[]; today: CivilDate }) {
  return (
    <FoldsOnPhone
      summary={`Changes of the rules: ${entriesInWords(rules.length)}`}
      heading={
        <Typography variant="h5" component="h3">
          Changes of the rules
        </Typography>
      }
    >
      <Note>Not all of them are about you. What is only announced changes none of your dates.</Note>
      <Box component="ol" aria-label="Changes of the rules, on a line of their own" sx={itemsDress}>
        {rules.map((rule) => (
          <Rule key={rule.sign} {...rule} today={today} />
        ))}
      </Box>
      <MoreLink to="/changes">What is changing</MoreLink>
    </FoldsOnPhone>
  );
}

const item = {
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  py: 1,
  borderTop: '1px dashed var(--line)',
  breakInside: 'avoid',
} as const;

function Rule({ sign, change, today }: RuleOnLine & { today: CivilDate }) {
  const { title, text, standing, confidence, source } = change;
  const { tone, word, icon } = statusPills[standing];
  const doubt = doubtInWords(change);
  return (
    <Box component="li" sx={item}>
      <Typography aria-hidden sx={{ fontWeight: 650 }}>
        {sign}
      </Typography>
      <div>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
          <Typography variant="body2" color="textSecondary" component="span">
            {whenInWords(change, today)}
          </Typography>
          <Pill tone={tone} {...(icon !== undefined && { icon })}>
            {word}
          </Pill>
        </Stack>
        <Disclosure summary="What it says">
          <Typography variant="body2" sx={{ maxWidth: '68ch' }}>
            {text} {doubt}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            Source: <SourceNote source={source} throughOthers={!isConfirmed(confidence)} />
          </Typography>
        </Disclosure>
      </div>
    </Box>
  );
}
