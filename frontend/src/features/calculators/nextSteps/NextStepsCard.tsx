import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { NextSteps } from '@settlewise/rules/nextSteps';
import type { ReactNode } from 'react';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { SectionCard } from '../../../ui/SectionCard';
import type { Step } from '../wizard/steps';
import { LeftOpen } from './LeftOpen';
import { WhereToApply } from './WhereToApply';

interface NextStepsCardProps<Key extends string> {
  /** Another one where the part of the page is called so already. */
  title?: string;
  steps: NextSteps<Key>;
  /** What each point that was left open is called. */
  nameOf: (key: Key) => string;
  /** Leads to a step of the calculator; left out where the form is not at hand. */
  onChange: ((step: Step) => void) | undefined;
  costs: ReactNode;
  documents: ReactNode;
  foldsTo?: string;
  /** What the last part is called, where its points can have been answered. */
  openTitle?: string;
  /** What is needed as well, and was not asked. */
  neverAsked?: string | undefined;
}

/** What to do after a result: where to apply, what it costs on that day, which documents, and what was left open. */
export function NextStepsCard<Key extends string>(props: NextStepsCardProps<Key>) {
  const { title = 'Next steps', steps, nameOf, onChange, costs, documents, foldsTo } = props;
  const { openTitle = 'What you left open', neverAsked } = props;
  return (
    <SectionCard title={title} foldsTo={foldsTo}>
      <Stack component="ol" spacing={2.5}>
        <Part title="Where to apply">
          <WhereToApply where={steps.where} />
        </Part>
        <Part title={`What it costs on ${formatLongDate(steps.costs.on)}`}>{costs}</Part>
        <Part title="Which documents">{documents}</Part>
        <Part title={openTitle}>
          <LeftOpen leftOpen={steps.leftOpen} nameOf={nameOf} onChange={onChange} neverAsked={neverAsked} />
        </Part>
      </Stack>
    </SectionCard>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="li" sx={{ breakInside: 'avoid' }}>
      <Typography variant="h6" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
