import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { poundsOfPence } from '@settlewise/rules/parameters';
import { Link } from 'react-router-dom';
import { useSavedAssessments } from '../../../record/assessments/assessmentQueries';
import { addressOf } from '../../../record/assessments/savedResult';
import { formatInstant } from '../../../ui/dates/formatInstant';
import { SectionCard } from '../../../ui/SectionCard';

/** The sums that the person saved; nothing where there is none. */
export function SavedSums() {
  const { data: saved = [] } = useSavedAssessments();
  const sums = saved.flatMap((each) => (each.calculator === 'fees' ? [each] : []));
  if (sums.length === 0) return null;
  return (
    <SectionCard
      title="Your saved sums"
      className="noPrint"
      lead="Each stays as it was. You are told when fees change that are part of it."
      foldsTo={String(sums.length)}
    >
      <Stack component="ul" spacing={1}>
        {sums.map((sum) => (
          <li key={sum.id}>
            <Link to={addressOf(sum)}>{poundsOfPence(sum.totalPence)}</Link>
            <Typography component="span" variant="body2" color="textSecondary">
              {' '}
              saved on {formatInstant(sum.savedAt)}
            </Typography>
          </li>
        ))}
      </Stack>
    </SectionCard>
  );
}
