import { toDaySpan, uniteSpans } from '@settlewise/rules/absences';
import { addressProofKinds, addressProofName } from '@settlewise/rules/addressHistory';
import { BulletList } from '../../ui/BulletList';
import { Disclosure } from '../../ui/Disclosure';
import { Note } from '../../ui/Note';
import { SectionCard } from '../../ui/SectionCard';
import { LegendList } from '../../ui/yearStrips/LegendList';
import { stretchesInYear } from '../../ui/yearStrips/yearGeometry';
import { percent, stripHeight, YearRows } from '../../ui/yearStrips/YearRows';
import type { FormCheck } from './checkForForm';
import { MayProve } from './MayProve';
import type { ProvenAddress } from './proofs';
import { proofToCome, proofVerdict, withoutProof } from './proofSentences';
import styles from './AddressYears.module.css';

interface ProofOfAddressesProps {
  check: FormCheck;
  proven: readonly ProvenAddress[];
}

/** Which stretches of each home have a proof, what is missing, and which documents may serve. */
export function ProofOfAddresses({ check: { period }, proven }: ProofOfAddressesProps) {
  if (proven.length === 0) return null;
  const missing = proven.flatMap(withoutProof);
  const toCome = proven.flatMap(proofToCome);
  const undated = proven.flatMap((each) => each.undated);
  const verdict = proofVerdict(proven);
  const sets = [
    {
      look: 'home',
      words: 'has a proof',
      set: uniteSpans(proven.flatMap((each) => each.proven).map(toDaySpan)),
    },
    {
      look: 'gap',
      words: 'no proof',
      set: uniteSpans(proven.flatMap((each) => each.missing).map(toDaySpan)),
    },
    // The ground of the strip stands for it.
    {
      look: 'ground',
      words: 'to come',
      set: uniteSpans(proven.flatMap((each) => each.toCome).map(toDaySpan)),
    },
  ] as const;
  return (
    <SectionCard title="Proof of where you lived" lead={verdict.sentence} foldsTo={verdict.short}>
      <YearRows
        firstYear={Number(period.from.slice(0, 4))}
        lastYear={Number(period.to.slice(0, 4))}
        description={verdict.sentence}
        ground={() => <rect className={styles['ground']} y={2} width="100%" height={stripHeight} rx={3} />}
      >
        {(year) =>
          sets.flatMap(({ look, set }) =>
            stretchesInYear(set, year).map(({ from, start, width }) => (
              <rect
                key={`${look} ${from}`}
                className={styles[look]}
                x={percent(start)}
                width={percent(width)}
                y={3}
                height={stripHeight - 2}
                rx={2.5}
              />
            )),
          )
        }
      </YearRows>
      <LegendList>
        {sets.map(
          ({ look, words, set }) =>
            set.length > 0 && (
              <li key={look}>
                <svg width={18} height={14} aria-hidden>
                  <rect className={styles[look]} width={18} height={14} rx={2.5} />
                </svg>
                {words}
              </li>
            ),
        )}
      </LegendList>
      {missing.length + toCome.length > 0 && (
        <BulletList>
          {[...missing, ...toCome].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </BulletList>
      )}
      <MayProve proven={proven} />
      {undated.length > 0 && (
        <p>
          No day stands on {undated.map(({ title }) => title).join('; ')}: enter one, so that it counts here.
        </p>
      )}
      <Disclosure summary="What serves as a proof">
        <p>The strongest first:</p>
        <BulletList>
          {addressProofKinds.map((kind) => (
            <li key={kind}>{addressProofName(kind)}</li>
          ))}
        </BulletList>
        <Note>
          One every six to twelve months is plenty. This order is practice: no official list gives one. A
          document counts for an address once you say so, here or where you change the document.
        </Note>
      </Disclosure>
    </SectionCard>
  );
}
