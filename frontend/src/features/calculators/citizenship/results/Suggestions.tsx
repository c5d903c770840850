import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CitizenshipCalculationResponse } from '@settlewise/contract/assessments';
import { Disclosure } from '../../../../ui/Disclosure';
import { StatusShape } from '../../../../ui/RequirementList';
import { SectionCard } from '../../../../ui/SectionCard';
import { useNarrow } from '../../../../ui/useNarrow';

type Shown = Pick<CitizenshipCalculationResponse, 'suggestions'>;

/** On a phone the others are opened by those who are as far. */
const firstOnPhone = 1;

/** What to do, or to wait for, before applying. */
export function Suggestions({ suggestions }: Shown) {
  const narrow = useNarrow(640);
  const first = narrow && suggestions.length > firstOnPhone + 2 ? firstOnPhone : suggestions.length;
  const others = suggestions.slice(first);
  return (
    <SectionCard title="Suggestions to Become Eligible" lead="What to do next, in this order.">
      <InOrder suggestions={suggestions.slice(0, first)} />
      {others.length > 0 && (
        <Disclosure summary={`After that (${others.length})`}>
          <InOrder suggestions={others} start={first + 1} />
        </Disclosure>
      )}
    </SectionCard>
  );
}

function InOrder({ suggestions, start = 1 }: Shown & { start?: number }) {
  return (
    <Stack component="ol" start={start} spacing={2}>
      {suggestions.map(({ code, title, message }) => (
        <Stack component="li" key={code} direction="row" spacing={1.75} sx={{ breakInside: 'avoid' }}>
          <StatusShape icon="arrowRight" tone="quiet" />
          <div>
            <Typography variant="h6" component="h3">
              {title}
            </Typography>
            <Typography color="textSecondary">{message}</Typography>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
