import { adviser } from '@settlewise/rules';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../ui/Button';
import { PageTitle } from '../../ui/PageTitle';
import { Costs } from './Costs';
import { HeroExample } from './HeroExample';
import styles from './HomePage.module.css';
import { ToolCard } from './ToolCard';
import { tools } from './tools';
import { WhyChoose } from './WhyChoose';

export function HomePage() {
  return (
    <div className={`wrap ${styles['page']}`}>
      <section className={styles['hero']} aria-labelledby="hero">
        <div>
          <PageTitle>
            <span id="hero">Know where you stand on the way to settling in the UK</span>
          </PageTitle>
          <p className={styles['lead']}>
            Record your visas and journeys once. See the first day you can apply for indefinite leave to
            remain (ILR) and citizenship, why it is that day, and what would move it.
          </p>
          <div className={styles['acts']}>
            <ButtonLink to="/ilr">Check ILR eligibility</ButtonLink>
            <ButtonLink to="/citizenship" look="quiet">
              Check citizenship
            </ButtonLink>
          </div>
        </div>
        <HeroExample />
      </section>

      <section aria-labelledby="tools">
        <h2 id="tools" className={styles['heading']}>
          Tools
        </h2>
        <ul className={styles['available']}>
          {tools
            .filter((tool) => tool.status === 'available')
            .map((tool) => (
              <ToolCard key={tool.path} tool={tool} />
            ))}
        </ul>
        <ul className={styles['comingSoon']}>
          {tools
            .filter((tool) => tool.status === 'coming_soon')
            .map((tool) => (
              <ToolCard key={tool.path} tool={tool} />
            ))}
        </ul>
      </section>

      <WhyChoose />
      <Costs />

      <section aria-label="Disclaimer" className={styles['disclaimer']}>
        <p>These calculations are guidance, not legal advice. For your own case, ask {adviser}.</p>
        <p className={styles['links']}>
          <Link to="/changes">What is changing in the rules</Link>
          <a href="https://www.gov.uk/browse/visas-immigration">Official visa guidance</a>
          <a href="https://www.gov.uk/find-an-immigration-adviser">Find an immigration adviser</a>
        </p>
      </section>
    </div>
  );
}
