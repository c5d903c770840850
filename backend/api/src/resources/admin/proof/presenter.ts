import type { ProofCheckResponse, ProofResponse } from '@settlewise/contract';
import type { LogBreak, SignedHead } from '@settlewise/infra/proof';

export function presentBroken({ fault, event, position, what }: LogBreak): ProofCheckResponse['broken'] {
  return {
    ...{ fault, position, what },
    stream: event?.stream ?? null,
    revision: event === null ? null : Number(event.revision),
    eventId: event?.id ?? null,
    type: event?.type ?? null,
  };
}

type HeadResponse = NonNullable<ProofResponse['heads']>[number];

export const presentHead = ({ position, events, writtenAt, logHash }: SignedHead): HeadResponse => ({
  ...{ position, events, writtenAt, logHash },
});
