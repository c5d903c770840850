import type { IlrCalculationResponse } from '@settlewise/contract';
import { isRouteKey, settlementIfAnnounced } from '@settlewise/rules';
import { useId, useState } from 'react';
import { Button } from '../../../ui/Button';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { Pill } from '../../../ui/Pill';
import styles from './TwoOutcomes.module.css';

/** What the announced changes would say, for who asks: never part of the answer, and printed only while it is open. */
export function IfAnnounced({ result: { route, calculationDate } }: { result: IlrCalculationResponse }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (route === null || !isRouteKey(route.key)) return null;
  const { says, notKnown, source, label } = settlementIfAnnounced(route.key, calculationDate);
  return (
    <section aria-label="Announced changes" className={open ? undefined : 'noPrint'}>
      <div className="noPrint">
        <Button look="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          If the announced changes became law
        </Button>
      </div>
      <div id={id}>
        {open && (
          <div className={`card ${styles['open']}`}>
            <p>
              <Pill icon="info">Announced, not the law</Pill>
            </p>
            <h3 className={styles['title']}>If the announced changes became law</h3>
            <p>{says}</p>
            <p className={styles['why']}>{label} Your answer above does not change.</p>
            <ul>
              {notKnown.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className={styles['why']}>
              <a href={source.url} target="_blank" rel="noopener noreferrer">
                {source.title}
                <span className="visuallyHidden"> (opens in a new tab)</span>
              </a>
              , checked on {formatLongDate(source.retrievedOn)}
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
