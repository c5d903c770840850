import type { ChecklistResult } from '@settlewise/rules';
import { ProgressBar } from '../../../record/progress/ProgressBar';
import { Note } from '../../../ui/Note';
import { SectionCard } from '../../../ui/SectionCard';
import Typography from '@mui/material/Typography';

/** How much of what must be there is there. */
export function Ready({ list, heading }: { list: ChecklistResult; heading: string }) {
  const { met, of } = list.readiness;
  const percent = of === 0 ? 100 : Math.floor((100 * met) / of);
  return (
    <SectionCard title={heading}>
      <div role="status">
        <Typography component="p" variant="figure">
          {met} of {of}
        </Typography>
        <p>{met === of ? 'Everything that must be there is there.' : 'requirements are there.'}</p>
      </div>
      <ProgressBar label="Requirements that are there" percent={percent} />
      <Note>
        Only what must be there counts, and one of each group. A document counts once it is in your vault.
      </Note>
    </SectionCard>
  );
}
