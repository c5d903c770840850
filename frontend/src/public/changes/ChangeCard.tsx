import { isConfirmed, type ChangeOnDay, type CivilDate } from '@settlewise/rules';
import { useId } from 'react';
import { Pill } from '../../ui/Pill';
import { SourceNote } from '../../ui/sources/SourceNote';
import { statusPills } from '../../ui/sources/statusPills';
import styles from './ChangeCard.module.css';
import { doubtInWords, whenInWords } from './changeWords';

/** One change: from when, how it stands, what it says, and where that is written. */
export function ChangeCard({ change, today }: { change: ChangeOnDay; today: CivilDate }) {
  const titleId = useId();
  const { title, text, standing, confidence, source } = change;
  const { tone, word, icon } = statusPills[standing];
  const doubt = doubtInWords(change);
  return (
    <li aria-labelledby={titleId} className={styles['change']}>
      <h3 id={titleId} className={styles['title']}>
        {title}
      </h3>
      <p className={styles['when']}>
        <strong>{whenInWords(change, today)}</strong>
        <Pill tone={tone} {...(icon !== undefined && { icon })}>
          {word}
        </Pill>
      </p>
      <p>{text}</p>
      {doubt !== null && <p className={styles['doubt']}>{doubt}</p>}
      <p className={styles['source']}>
        Source: <SourceNote source={source} throughOthers={!isConfirmed(confidence)} />
      </p>
    </li>
  );
}
