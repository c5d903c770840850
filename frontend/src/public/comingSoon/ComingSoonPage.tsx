import { BackLink } from '../../ui/BackLink';
import { ButtonLink } from '../../ui/Button';
import { Icon, type IconName } from '../../ui/Icon';
import { PageTitle } from '../../ui/PageTitle';
import { Pill } from '../../ui/Pill';
import styles from './ComingSoonPage.module.css';

export interface ComingSoon {
  readonly title: string;
  readonly icon: IconName;
  /** What the page will do once it is there. */
  readonly will: string;
  /** Leads to the citizenship calculator, unless the page is that calculator. */
  readonly offersCalculator: boolean;
}

/** Says honestly that a page is still being built. */
export function ComingSoonPage({ title, icon, will, offersCalculator }: ComingSoon) {
  return (
    <div className={`wrap ${styles['page']}`}>
      <BackLink to="/">Back to tools</BackLink>
      <div className={styles['card']}>
        <span className={styles['icon']}>
          <Icon name={icon} size={36} />
        </span>
        <Pill tone="soon">Coming Soon</Pill>
        <PageTitle documentTitle={title}>{title}</PageTitle>
        <p className={styles['will']}>{will}</p>
        <p>This tool is currently under development and will be available shortly.</p>
        {offersCalculator && (
          <ButtonLink to="/citizenship-calculator" iconAfter="arrowRight">
            Go to the citizenship calculator
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
