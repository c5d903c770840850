import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CivilDate } from '@settlewise/rules/calendar';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/Button';
import type { ShownChange } from '../../../ui/changes/sentences';
import { FoldsOnPhone } from '../../../ui/FoldsOnPhone';
import { SwitchField } from '../../../ui/form/SwitchField';
import { Note } from '../../../ui/Note';
import { SectionCard } from '../../../ui/SectionCard';
import type { LifeLine } from './lineOf';
import { LineList } from './LineList';
import { Picture } from './Picture';
import styles from './Picture.module.css';
import { RulesList } from './rules/RulesList';
import { rulesAhead, rulesInWords, showsRules, withRules, type RuleOnLine } from './rules/rulesLine';
import { lineInWords } from './sentences';
import { useZoom } from './useZoom';

/** A year of a line that is looked at as closely as possible is so many times as wide as its window. */
const yearAtClosest = 2;

interface LineCardProps {
  line: LifeLine;
  today: CivilDate;
  /** On a phone the list is opened by those who want it: something above the line counts more. */
  isListClosed: boolean;
  /** The changes of the rules as they stood that day, of a line as it was. */
  changesThen?: readonly ShownChange[];
}

/** The line, with the ways to look at it more closely, and the same as a list. */
export function LineCard({ line, today, isListClosed, changesThen }: LineCardProps) {
  const years = Number(line.to.slice(0, 4)) - Number(line.from.slice(0, 4)) + 1;
  const box = useRef<HTMLDivElement>(null);
  const zoom = useZoom(box, years * yearAtClosest);
  const [search, setSearch] = useSearchParams();
  const isSecondShown = showsRules(search);
  const rules = isSecondShown ? rulesAhead(today, changesThen) : [];
  const description = [lineInWords(line), ...(isSecondShown ? [rulesInWords(rules)] : [])].join(' ');
  const list = <LineList people={line.people} today={today} />;
  return (
    <SectionCard title="Your line">
      <Stack direction="row" className="noPrint" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button look="quiet" icon="plus" busy={zoom.isClosest} onClick={zoom.closer}>
          Closer
        </Button>
        <Button look="quiet" icon="minus" busy={zoom.isWhole} onClick={zoom.further}>
          Further away
        </Button>
        <Button look="plain" busy={zoom.isWhole} onClick={zoom.whole}>
          Whole line
        </Button>
      </Stack>
      <Box
        ref={box}
        className={styles['window']}
        role="group"
        aria-label="The line. Arrow keys move it, plus and minus look closer and further away."
        tabIndex={0}
        onKeyDown={zoom.onKeyDown}
      >
        <div className={styles['drawing']} style={{ width: `${(100 * zoom.factor).toFixed(1)}%` }}>
          <Picture line={line} today={today} factor={zoom.factor} rules={rules} description={description} />
        </div>
      </Box>
      <FoldsOnPhone summary="How to read the line">
        <Stack spacing={1.75}>
          <Key line={line} rules={rules} />
          <Note>
            The broken line is today. The numbers are those of the list.
            {line.people.some(({ points }) => points.some(({ isSupposed }) => isSupposed)) &&
              ' Days with a broken circle suppose that the step before comes on its day: none is a promise.'}
          </Note>
        </Stack>
      </FoldsOnPhone>
      <div className="noPrint">
        <SwitchField
          id="line-rules"
          label="Show changes of the rules, coming or announced"
          checked={isSecondShown}
          onChange={({ target }) =>
            setSearch((now) => withRules(now, target.checked), { replace: true, preventScrollReset: true })
          }
        />
      </div>
      {isListClosed ? <FoldsOnPhone summary="The same as a list">{list}</FoldsOnPhone> : list}
      {isSecondShown && <RulesList rules={rules} today={today} />}
    </SectionCard>
  );
}

const kinds = [
  ['by_law', 'Permission goes on by law (section 3C)'],
  ['application', 'Application until today or its decision'],
  ['expected', 'Until the last day of the standard, no promise'],
  ['journey', 'Journey'],
  ['settled', 'Settled'],
  ['rule', 'Change of the rules, by its letter in the list'],
  ['announced', 'Announced, not the law; without a day from today on'],
] as const;

/** What the bars without words stand for, as far as they are there. */
function Key({ line, rules }: { line: LifeLine; rules: readonly RuleOnLine[] }) {
  const there = new Set<string>(line.people.flatMap(({ bars }) => bars.map(({ kind }) => kind)));
  if (rules.some(({ change }) => change.standing !== 'announced')) there.add('rule');
  if (rules.some(({ change }) => change.standing === 'announced')) there.add('announced');
  const shown = kinds.filter(([kind]) => there.has(kind));
  return (
    <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: '4px 20px' }}>
      {shown.map(([kind, words]) => (
        <Typography
          key={kind}
          component="li"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'flex', gap: 1, alignItems: 'center' }}
        >
          <span aria-hidden className={[styles['swatch'], styles[`${kind}Swatch`]].join(' ')} />
          {words}
        </Typography>
      ))}
    </Stack>
  );
}
