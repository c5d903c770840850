import { proofCheckResponse, type ProofCheckResponse, type ProofResponse } from '@settlewise/contract/admin';
import type { LogBreak, SignedTreeHead, StoredCheck } from '@settlewise/infra/proof';

export function presentBroken({ fault, event, position, what }: LogBreak): ProofCheckResponse['broken'] {
  return {
    fault,
    position,
    what,
    stream: event?.stream ?? null,
    revision: event === null ? null : Number(event.revision),
    eventId: event?.id ?? null,
    type: event?.type ?? null,
  };
}

export const presentCheck = ({
  startedAt,
  finishedAt,
  unsigned,
  broken,
  ...rest
}: StoredCheck): ProofCheckResponse => ({
  ...rest,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
  unsigned: unsigned === null ? null : { ...unsigned, since: unsigned.since?.toISOString() ?? null },
  // Stored in the form that `presentBroken` returned.
  broken: proofCheckResponse.shape.broken.parse(broken),
});

type TreeHeadResponse = NonNullable<ProofResponse['heads']>[number];

export const presentTreeHead = ({
  position,
  events,
  writtenAt,
  logHash,
}: SignedTreeHead): TreeHeadResponse => ({ position, events, writtenAt, logHash });
