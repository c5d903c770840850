import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { AccessEnded, type Ending } from './AccessEnded';
import { OpenRecord } from './OpenRecord';
import { Verified } from './Verified';

/** Another person's record, for somebody whom they let look at it. */
export function SharedRecordPage() {
  const { grantId = '' } = useParams();
  return (
    <Verified>
      <WhileAccessLasts key={grantId} grantId={grantId} />
    </Verified>
  );
}

/** Once the server refuses, all that was on show goes: nothing of the record is left on the page. */
function WhileAccessLasts({ grantId }: { grantId: string }) {
  const [ending, setEnding] = useState<Ending | null>(null);
  return ending === null ? (
    <OpenRecord grantId={grantId} onEnded={setEnding} />
  ) : (
    <AccessEnded ending={ending} />
  );
}
