import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CivilDate } from '@settlewise/rules';
import { useRef } from 'react';
import { Button } from '../../../ui/Button';
import { Note } from '../../../ui/Note';
import { SectionCard } from '../../../ui/SectionCard';
import type { LifeLine } from './lineOf';
import { LineList } from './LineList';
import { Picture } from './Picture';
import styles from './Picture.module.css';
import { lineInWords } from './sentences';
import { useZoom } from './useZoom';

/** A year of a line that is looked at as closely as possible is so many times as wide as its window. */
const yearAtClosest = 2;

/** The line, with the ways to look at it more closely, and the same as a list. */
export function LineCard({ line, today }: { line: LifeLine; today: CivilDate }) {
  const years = Number(line.to.slice(0, 4)) - Number(line.from.slice(0, 4)) + 1;
  const box = useRef<HTMLDivElement>(null);
  const zoom = useZoom(box, years * yearAtClosest);
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
          <Picture line={line} today={today} factor={zoom.factor} description={lineInWords(line)} />
        </div>
      </Box>
      <Key line={line} />
      <Note>
        The broken line is today. The numbers are those of the list.
        {line.people.some(({ points }) => points.some(({ isSupposed }) => isSupposed)) &&
          ' Days with a broken circle suppose that the step before comes on its day: none is a promise.'}
      </Note>
      <LineList people={line.people} today={today} />
    </SectionCard>
  );
}

const kinds = [
  ['by_law', 'Permission goes on by law (section 3C)'],
  ['application', 'Application until today or its decision'],
  ['expected', 'Until the last day of the standard, no promise'],
  ['journey', 'Journey'],
  ['settled', 'Settled'],
] as const;

/** What the bars without words stand for, as far as they are there. */
function Key({ line }: { line: LifeLine }) {
  const there = new Set(line.people.flatMap(({ bars }) => bars.map(({ kind }) => kind)));
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
