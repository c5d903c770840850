import { findOwnItem } from '@settlewise/domain/collections';
import { documentDecider, documentStream } from '@settlewise/domain/documents';
import { immigrationProfileDecider, immigrationProfileStream } from '@settlewise/domain/immigrationProfile';
import type { JourneyDetails } from '@settlewise/domain/journeys';
import { DomainError } from '@settlewise/domain/kernel';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';

/** The dependants and documents that a journey names. */
type Named = Pick<JourneyDetails, 'travellers' | 'evidence'>;

/** The same in a request; null clears a field. */
interface NamedInRequest {
  readonly travellers?: readonly number[] | null | undefined;
  readonly evidence?: readonly string[] | null | undefined;
}

/** Looks up the dependants and documents that journeys name. */
export interface NamedInJourney {
  /**
   * Refuses dependants and documents that are not the person's own. Items that the journey already names may have been removed since.
   * @param before reads what the journey already names @throws DomainError invalid
   */
  refuseUnknown(userId: string, request: NamedInRequest, before: () => Promise<Named>): Promise<void>;
  /** The journey without dependants and documents that were removed. */
  withoutRemoved<Journey extends Named>(userId: string, journey: Journey): Promise<Journey>;
}

export function createNamedInJourney({ commands }: { readonly commands: CommandHandler }): NamedInJourney {
  async function findTravellers(userId: string, travellers: readonly number[]): Promise<readonly number[]> {
    if (travellers.length === 0) return [];
    const { state } = await commands.load(immigrationProfileDecider, immigrationProfileStream(userId));
    return travellers.filter((traveller) => state.dependants.has(traveller));
  }

  async function findDocuments(userId: string, documents: readonly string[]): Promise<readonly string[]> {
    const owned = await Promise.all(
      documents.map(async (documentId) => {
        const { state } = await commands.load(documentDecider, documentStream(documentId));
        return findOwnItem(state, userId) !== null;
      }),
    );
    return documents.filter((_, position) => owned[position]);
  }

  return {
    async refuseUnknown(userId, { travellers, evidence }, before) {
      const [people, documents] = await Promise.all([
        findTravellers(userId, travellers ?? []),
        findDocuments(userId, evidence ?? []),
      ]);
      const isComplete =
        people.length === (travellers?.length ?? 0) && documents.length === (evidence?.length ?? 0);
      if (isComplete) return;
      const named = await before();
      const known = new Set<number | string>([
        ...people,
        ...documents,
        ...(named.travellers ?? []),
        ...(named.evidence ?? []),
      ]);
      if (travellers?.some((traveller) => !known.has(traveller)) === true)
        throw refusal('unknown_traveller', 'Choose people from your list of dependants', 'travellers');
      if (evidence?.some((documentId) => !known.has(documentId)) === true)
        throw refusal('unknown_document', 'Choose documents from your vault', 'evidence');
    },

    async withoutRemoved(userId, journey) {
      const [travellers, evidence] = await Promise.all([
        findTravellers(userId, journey.travellers ?? []),
        findDocuments(userId, journey.evidence ?? []),
      ]);
      return {
        ...journey,
        travellers: travellers.length === 0 ? undefined : [...travellers],
        evidence: evidence.length === 0 ? undefined : [...evidence],
      };
    },
  };
}

const refusal = (code: string, message: string, field: string) =>
  new DomainError('invalid', code, message, field);
