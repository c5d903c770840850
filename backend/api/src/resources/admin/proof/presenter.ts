import type { ProofCheckResponse, ProofResponse } from '@settlewise/contract';
import type { LogBreak, SignedTreeHead } from '@settlewise/infra/proof';

export function presentBroken({ fault, event, position, what }: LogBreak): ProofCheckResponse['broken'] {
  return {
    ...{ fault, position, what },
    stream: event?.stream ?? null,
    revision: event === null ? null : Number(event.revision),
    eventId: event?.id ?? null,
    type: event?.type ?? null,
  };
}

type TreeHeadResponse = NonNullable<ProofResponse['heads']>[number];

export const presentTreeHead = ({
  position,
  events,
  writtenAt,
  logHash,
}: SignedTreeHead): TreeHeadResponse => ({
  ...{ position, events, writtenAt, logHash },
});
