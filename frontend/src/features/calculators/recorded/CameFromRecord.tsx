import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FoldsOnPhone } from '../../../ui/FoldsOnPhone';
import { Notice } from '../../../ui/Notice';
import { listed } from './foundInRecord';

interface CameFromRecordProps {
  /** What came, as the draft keeps it. */
  words: readonly string[];
  /** What else is good to know of it. */
  children?: ReactNode;
}

/** On the first step: what came along from the person's record, and that changes here do not go back there. */
export function CameFromRecord({ words, children }: CameFromRecordProps) {
  return (
    <Notice role="status" title="Filled in from your record">
      <p>Change anything here: your record stays as it is. {children}</p>
      <FoldsOnPhone summary="What came from your record">
        <p>
          From <Link to="/dashboard/immigration-profile">your record</Link> came {listed(words)}.
        </p>
      </FoldsOnPhone>
    </Notice>
  );
}
