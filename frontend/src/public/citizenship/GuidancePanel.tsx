import { finalYearLimit, fiveYearLimit, threeYearLimit } from '@settlewise/rules';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import styles from './GuidancePanel.module.css';
import { officialGuidance } from './labels';

/** What the law asks for, in short; folded away until somebody wants it. */
export function GuidancePanel() {
  const [open, setOpen] = useState(false);
  return (
    <section className={`card ${styles['panel']}`} aria-labelledby="guidance-title">
      <div className={styles['top']}>
        <h2 id="guidance-title" className={styles['title']}>
          <Icon name="info" /> Eligibility Guidance
        </h2>
        <Button
          look="plain"
          aria-expanded={open}
          aria-controls="guidance-details"
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide details' : 'Show details'}
        </Button>
      </div>
      <div id="guidance-details" hidden={!open}>
        <div className={styles['details']}>
          <div>
            <h3>Settlement status</h3>
            <p>
              You must be settled: indefinite leave to remain (ILR), settled status under the EU Settlement
              Scheme, or another status without a time limit. Most people must have had it for 12 months
              before they apply. Irish citizens and people with the right of abode need no settlement. The
              husband, wife or civil partner of a British citizen only has to have it on the day.
            </p>
          </div>
          <div>
            <h3>Residence periods</h3>
            <p>
              You look back {fiveYearLimit.years} years from the day you apply, or {threeYearLimit.years}{' '}
              years if you are married to a British citizen. You must have been in the UK on the first day of
              that time.
            </p>
          </div>
          <div>
            <h3>Absence limits</h3>
            <p>
              At most {fiveYearLimit.days} days outside the UK in the {fiveYearLimit.years} years, or{' '}
              {threeYearLimit.days} in the {threeYearLimit.years} years, and at most {finalYearLimit.days} in
              the last 12 months.
            </p>
          </div>
          <div>
            <h3>Other requirements</h3>
            <p>
              You are 18 or over, know English at level B1 or higher, have passed the Life in the UK test, and
              are of good character. English and the test are not asked at 65 and over. You mean to go on
              living in the UK; that is not asked of the spouse of a British citizen.
            </p>
          </div>
        </div>
        <p className={styles['link']}>
          <a href={officialGuidance}>Official guidance: become a British citizen (GOV.UK)</a>
        </p>
      </div>
    </section>
  );
}
