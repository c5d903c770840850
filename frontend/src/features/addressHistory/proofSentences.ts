import { findAddressProofKind, addressProofName } from '@settlewise/rules/addressHistory';
import { placeInWords } from '../../record/addresses/addressPart';
import type { ProvenAddress } from './proofs';
import { fromTo } from './sentences';

/** A sentence for each stretch of a home that has no proof. */
export const withoutProof = ({ address, missing }: ProvenAddress): readonly string[] =>
  missing.map((stretch) => `${placeInWords(address)}: no proof ${fromTo(stretch)}.`);

/** A sentence for each stretch of days to come that no proof covers yet. */
export const proofToCome = ({ address, toCome }: ProvenAddress): readonly string[] =>
  toCome.map((stretch) => `${placeInWords(address)}: nothing to prove yet ${fromTo(stretch)}.`);

/** Whether every stretch has a proof: in a sentence, and in as few words as the edge of a closed card has room for. */
export function proofVerdict(proven: readonly ProvenAddress[]): { sentence: string; short: string } {
  const homes = proven.filter(({ missing }) => missing.length > 0).length;
  if (homes === 0)
    return proven.some(({ toCome }) => toCome.length > 0)
      ? { sentence: 'Each of your addresses has a proof for all its days so far.', short: 'up to date' }
      : { sentence: 'Each of your addresses has a proof for all its days.', short: 'complete' };
  const of = proven.length === 1 ? 'Your address' : `${homes} of your ${proven.length} addresses`;
  const has = proven.length === 1 || homes === 1 ? 'has' : 'have';
  return { sentence: `${of} ${has} days without a proof.`, short: `${homes} without` };
}

/** `Council tax 2025 (a council tax bill)`: what each proof is. */
export const proofsInWords = ({ proofs }: Pick<ProvenAddress, 'proofs'>): string =>
  proofs
    .map(({ title, documentType }) => {
      const kind = findAddressProofKind(documentType, title);
      return kind === null ? title : `${title} (${addressProofName(kind)})`;
    })
    .join('; ');
