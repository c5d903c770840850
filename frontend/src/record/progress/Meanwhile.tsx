import Stack from '@mui/material/Stack';
import type { ReasonResponse } from '@settlewise/contract/assessments';
import { useId } from 'react';

/** What holds for somebody who has applied, until the decision. */
export function Meanwhile({ reasons }: { reasons: readonly ReasonResponse[] }) {
  const id = useId();
  if (reasons.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby={id} spacing={1} sx={{ maxWidth: '68ch' }}>
      <h3 id={id}>Until you have the decision</h3>
      <Stack component="ul" spacing={1.25} sx={{ pl: 2.5, listStyle: 'disc' }}>
        {reasons.map(({ code, message, source }) => (
          <li key={code}>
            {message} <a href={source.url}>{source.title}</a>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
