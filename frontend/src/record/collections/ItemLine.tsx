import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { IconButton } from '../../ui/Button';
import { oneLineOnly, twoLinesOnly } from '../../ui/theme/clamped';
import { Mark, type ItemInWords } from './ItemCard';

interface ItemLineProps extends ItemInWords {
  /** What is done so often that it does not wait until the line is open. */
  oftenDone: ReactNode;
  /** The other things that can be done. */
  acts: ReactNode;
}

/** A thing of a collection in a few lines of a phone, pressed anywhere to see all of it and what can be done. */
export function ItemLine({ title, lines, mark, oftenDone, acts }: ItemLineProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const [first, ...others] = lines;
  return (
    // The focus comes here when the lines after it were asked for.
    <Card component="li" tabIndex={-1} sx={line}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h6" component="h2" sx={{ lineHeight: 1.3, ...(!open && twoLinesOnly) }}>
          {mark !== undefined && <Mark>{mark}</Mark>}
          {title}
        </Typography>
        {first !== undefined && (
          <Typography variant="body2" color="textSecondary" sx={open ? undefined : oneLineOnly}>
            {first}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', mr: -1 }}>
        <Box sx={above}>{oftenDone}</Box>
        <IconButton
          icon="chevronDown"
          label={`${open ? 'Less' : 'More'} about: ${title}`}
          title={open ? 'Less' : 'More'}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          sx={{ ...pressedAnywhere, '& > svg': { transform: open ? 'rotate(180deg)' : 'none' } }}
          onClick={() => setOpen(!open)}
        />
      </Box>
      {open && (
        <Box id={id} sx={{ ...above, gridColumn: '1 / -1' }}>
          {others.map((words) => (
            <Typography key={words} color="textSecondary">
              {words}
            </Typography>
          ))}
          <Box sx={{ display: 'flex', ml: -1 }}>{acts}</Box>
        </Box>
      )}
    </Card>
  );
}

const line = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1,
  px: 1.5,
  py: 1,
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
} as const;
/** What lies over the line takes a press for itself. */
const above = { position: 'relative', zIndex: 1 } as const;
const pressedAnywhere = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
