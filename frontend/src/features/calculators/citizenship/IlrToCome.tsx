import { isCivilDate } from '@settlewise/rules/calendar';
import { Link } from 'react-router-dom';
import { formatLongDate } from '../../../ui/dates/formatDate';

/** Said where a record is filled in that has no ILR: what comes first, and from when citizenship can follow. */
export function IlrToCome({ citizenshipFrom }: { citizenshipFrom: string }) {
  return (
    <>
      You have no ILR yet, and it comes before citizenship.
      {isCivilDate(citizenshipFrom) &&
        ` By your record citizenship can follow from ${formatLongDate(citizenshipFrom)}.`}{' '}
      <Link to="/dashboard/ilr-calculator">See your answer for ILR</Link>
    </>
  );
}
