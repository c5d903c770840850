import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { characterAdvice } from '@settlewise/rules/forms';
import { useState } from 'react';
import { usePrinting } from '../../ui/print/usePrinting';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import type { Copying } from './copying';
import { Question } from './Question';
import { countsInWords, countsOf, type SheetBlock, type SheetCounts } from './sheetCounts';

interface BlockCardProps {
  block: SheetBlock;
  /** Its place in the form; null on a preparation sheet, which has no order. */
  number: number | null;
  applicant: 'you' | number;
  /** Null where it is only shown, as it was. */
  copying: Copying | null;
}

/** A block of a form, folded to its title and what is missing of it; on paper it stands open. */
export function BlockCard({ block, number, applicant, copying }: BlockCardProps) {
  const { title, questions } = block;
  const printing = usePrinting();
  const [isOpen, setOpen] = useState(false);
  const counts = countsOf(questions);
  const done = questions.filter(({ id }) => copying?.copied.has(id)).length;
  const shown = isOpen || printing;
  return (
    <Card>
      <Box
        component="details"
        open={shown}
        onToggle={({ currentTarget }) => {
          if (!printing) setOpen(currentTarget.open);
        }}
        sx={fold}
      >
        <summary>
          <Box component="span" sx={words}>
            <Typography variant="h4" component="h2">
              {number !== null && `${number}. `}
              {title}
            </Typography>
            <Typography component="span" variant="body2" sx={{ fontWeight: 600, color: colourOf(counts) }}>
              {countsInWords(counts)}
              {done > 0 && ` · ${done} copied`}
            </Typography>
          </Box>
          <Icon name="chevronDown" size={20} />
        </summary>
        {shown && questions.some(({ id }) => id.startsWith('ever_')) && (
          <Notice tone="soon">
            <p>{characterAdvice}</p>
          </Notice>
        )}
        {shown && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {questions.map((question) => (
              <Question key={question.id} question={question} applicant={applicant} copying={copying} />
            ))}
          </Box>
        )}
      </Box>
    </Card>
  );
}

const colourOf = ({ conflicting, missing }: SheetCounts): string => {
  if (conflicting > 0) return 'var(--over)';
  return missing > 0 ? 'var(--soon)' : 'var(--ink2)';
};

/** The title, and beside it or under it what is left. */
const words = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  minWidth: 0,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
} as const;

const fold = {
  px: { xs: 2, sm: 3 },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 56,
    py: 1,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg:last-child': { flex: 'none', color: 'var(--action)' },
  },
  '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' },
  '@media print': { '& > summary > svg': { display: 'none' } },
} as const;
