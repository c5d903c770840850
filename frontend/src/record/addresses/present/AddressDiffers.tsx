import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useToday } from '../../../ui/dates/useToday';
import { Note } from '../../../ui/Note';
import { Notice } from '../../../ui/Notice';
import { usePersonalDetails } from '../../immigrationProfile/profileQueries';
import { addressQueries, placeInWords } from '../addressPart';
import { unansweredAddress } from './presentAddress';

/** Beside the address in a form of the profile: what it has to do with the address history, and whether the two agree. */
export function AddressDiffers() {
  const { data: list } = addressQueries.useList();
  const { data: details } = usePersonalDetails();
  const today = useToday();
  if (list === undefined || details === undefined || list.length === 0) return null;
  const unanswered = unansweredAddress(details.addressDetails, list, today);
  const addresses = (
    <Link component={RouterLink} to="/dashboard/addresses">
      address history
    </Link>
  );
  if (unanswered === null)
    return <Note>This is the address of now in your {addresses}. If you move, say there since when.</Note>;
  const { home } = unanswered;
  return (
    <Notice tone="soon" role="status" title="Which address is right?">
      <p>
        {home === null
          ? 'Your address history does not say where you live now. '
          : `Your address history says ${placeInWords(home)}. `}
        Answer in your {addresses}: it asks since when you live here.
      </p>
    </Notice>
  );
}
