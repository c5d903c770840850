import type { ChecklistResult } from '@settlewise/rules/documentChecklist';
import type { Ref } from 'react';
import Typography from '@mui/material/Typography';
import { ProgressBar } from '../../../record/progress/ProgressBar';
import { Note } from '../../../ui/Note';
import { SectionCard } from '../../../ui/SectionCard';

interface ReadyProps {
  list: ChecklistResult;
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** How much of what is needed is there. */
export function Ready({ list, heading, headingRef }: ReadyProps) {
  const { met, of } = list.readiness;
  const percent = of === 0 ? 100 : Math.floor((100 * met) / of);
  return (
    <SectionCard title={heading} {...(headingRef !== undefined && { titleRef: headingRef })}>
      <div role="status">
        <Typography component="p" variant="figure">
          {met} of {of}
        </Typography>
        <p>{met === of ? 'You have everything you need.' : 'requirements are there.'}</p>
      </div>
      <ProgressBar label="Requirements that are there" percent={percent} />
      <div className="noPrint">
        <Note>
          Only what you need counts, and one of each group. A document counts once it is in your vault.
        </Note>
      </div>
    </SectionCard>
  );
}
