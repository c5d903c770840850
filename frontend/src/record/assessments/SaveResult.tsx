import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SaveAssessmentRequest } from '@settlewise/contract/assessments';
import { Link, useLocation } from 'react-router-dom';
import { useUser } from '../account/accountQueries';
import { useSaveAssessment } from './assessmentQueries';
import { addressOf } from './savedResult';
import { messageFor } from '../../api/errors';
import { Button, ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import type { WantedPage } from '../account/wantedPage';

interface SaveResultProps {
  request: SaveAssessmentRequest;
  /** `result`, `list`, `check`, `sheet` or `timeline`. */
  one?: string;
}

/** Keeps a calculator's result in the person's account; a visitor is told how to. */
export function SaveResult({ request, one = 'result' }: SaveResultProps) {
  const { data: user } = useUser();
  const { pathname, search } = useLocation();
  if (user === undefined) return null;
  if (user === null) {
    const backHere: WantedPage = { wanted: `${pathname}${search}` };
    return (
      <Typography className="noPrint" sx={{ py: 1.25 }}>
        <Link to="/auth" state={backHere}>
          Log in or sign up
        </Link>{' '}
        to save this {one}.
      </Typography>
    );
  }
  // Another result is another thing to save, whatever became of the one before.
  return <SaveButton key={JSON.stringify(request)} request={request} one={one} />;
}

/** The button goes when its work is done; who pressed it is then on what stands in its place. */
function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

function SaveButton({ request, one }: Required<SaveResultProps>) {
  const { mutate, isPending, data: saved, error } = useSaveAssessment();
  return (
    <Stack
      direction="row"
      className="noPrint"
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' }}
    >
      {saved === undefined ? (
        <Button look="quiet" busy={isPending} onClick={() => mutate(request)}>
          {isPending ? 'Saving…' : `Save this ${one}`}
        </Button>
      ) : (
        <ButtonLink ref={takeLostFocus} look="quiet" icon="check" to={addressOf(saved)}>
          Open the saved {one}
        </ButtonLink>
      )}
      <Typography
        role="status"
        {...(saved === undefined
          ? { className: 'visuallyHidden' }
          : { sx: { color: 'success.main', fontWeight: 600 } })}
      >
        {isPending && 'Saving…'}
        {saved !== undefined && 'Saved.'}
      </Typography>
      {error !== null && !isPending && (
        <Notice tone="over" role="alert" title={`This ${one} is not saved`}>
          <p>{messageFor(error, 'Something went wrong. Please try again.')}</p>
        </Notice>
      )}
    </Stack>
  );
}
