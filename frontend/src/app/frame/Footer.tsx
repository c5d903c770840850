import { Link } from 'react-router-dom';
import styles from './Footer.module.css';

/** What the product is and is not, at the foot of every page. */
export function Footer() {
  return (
    <footer className={styles['footer']}>
      <div className="wrap">
        <p>
          Settlewise is not affiliated with UK Visas and Immigration. This tool gives guidance only.{' '}
          <a href="https://www.gov.uk/browse/visas-immigration">Official government guidance</a>
        </p>
        <p>
          <Link to="/changes">What is changing in the rules</Link>
        </p>
      </div>
    </footer>
  );
}
