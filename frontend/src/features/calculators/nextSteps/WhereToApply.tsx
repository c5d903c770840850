import Typography from '@mui/material/Typography';
import type { WhereToApply as Where } from '@settlewise/rules/nextSteps';
import { SourceNote } from '../../../ui/sources/SourceNote';

/** The official page that leads to the form. */
export function WhereToApply({ where }: { where: Where | null }) {
  if (where === null)
    return <p>The result names no day to apply yet, so there is no form to fill in today.</p>;
  return (
    <>
      <Typography component="p" sx={{ '& a': { overflowWrap: 'anywhere' } }}>
        <SourceNote source={where.page} throughOthers />
        {where.form !== null && `. Form: ${where.form}`}.
      </Typography>
      <p className="printOnly">{where.page.url}</p>
    </>
  );
}
