import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BulletList } from '../../../../ui/BulletList';
import { SimpleTable } from '../../../../ui/SimpleTable';
import type { Letter } from './letter';

/** A letter as it is read. Its parts never change their order while it is on show. */
export function LetterText({ letter: { heading, parts } }: { letter: Letter }) {
  return (
    <Stack spacing={1.25}>
      <Typography variant="h6" component="h3">
        {heading}
      </Typography>
      {parts.map((part, place) =>
        'text' in part ? (
          <p key={place}>{part.text}</p>
        ) : 'points' in part ? (
          <BulletList key={place}>
            {part.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </BulletList>
        ) : (
          <SimpleTable key={place} columns={part.columns} rows={part.rows} />
        ),
      )}
    </Stack>
  );
}
