import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { RoundUnderWay } from '../../../record/practice/keptPractice';
import { Button } from '../../../ui/Button';
import { useFocusOnArrival } from '../useFocusOnArrival';
import { questionCount } from '../labels';
import type { Bank } from '../useBank';

interface LookOverProps {
  round: RoundUnderWay;
  bank: Bank;
  move: (to: number) => void;
  end: () => void;
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(3.5rem, 1fr))',
  gap: 1,
} as const;

/** All questions of a mock test before it ends: each can be opened again, and those without an answer say so. */
export function LookOver({ round, bank, move, end }: LookOverProps) {
  const { questions, chosen } = round;
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const isAnswered = (id: string) => (chosen[id]?.length ?? 0) === (bank.byId.get(id)?.right.length ?? 1);
  const open = questions.filter((id) => !isAnswered(id)).length;
  return (
    <Stack spacing={2}>
      <h2 ref={heading} tabIndex={-1}>
        Look over your answers
      </h2>
      <p>
        {open === 0
          ? 'Every question has an answer. You can still change each of them.'
          : `${questionCount(open)} ${open === 1 ? 'has' : 'have'} no full answer yet. A guess costs nothing.`}
      </p>
      <Box component="ol" aria-label="Your questions" sx={grid}>
        {questions.map((id, index) => (
          <li key={id}>
            <Button
              look="quiet"
              fullWidth
              {...(isAnswered(id) ? {} : { icon: 'warning' as const })}
              aria-label={`Question ${index + 1}${isAnswered(id) ? '' : ', no full answer'}`}
              sx={{ minWidth: 0, px: 1, fontVariantNumeric: 'tabular-nums' }}
              onClick={() => move(index)}
            >
              {index + 1}
            </Button>
          </li>
        ))}
      </Box>
      <div>
        <Button onClick={end}>Finish the test</Button>
      </div>
    </Stack>
  );
}
