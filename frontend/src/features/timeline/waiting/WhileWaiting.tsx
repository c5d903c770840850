import type { WaitingResponse } from '@settlewise/contract/waiting';
import { Disclosure } from '../../../ui/Disclosure';
import { ReasonLines } from '../ReasonLines';

/** What one may do until the decision, and why its days are those. What costs somebody the application stands open. */
export function WhileWaiting({
  waiting: { meanwhile, reasons },
}: {
  waiting: Pick<WaitingResponse, 'meanwhile' | 'reasons'>;
}) {
  const first = meanwhile.filter(({ code }) => code.endsWith('_travel'));
  const others = meanwhile.filter((reason) => !first.includes(reason));
  return (
    <>
      <ReasonLines of={first} />
      {others.length > 0 && (
        <Disclosure summary="What you may do until the decision">
          <ReasonLines of={others} />
        </Disclosure>
      )}
      <Disclosure summary="Why these days">
        <ReasonLines of={reasons} />
      </Disclosure>
    </>
  );
}
