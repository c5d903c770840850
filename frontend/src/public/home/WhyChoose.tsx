import styles from './WhyChoose.module.css';

interface Point {
  readonly title: string;
  readonly text: string;
}

const points: readonly Point[] = [
  {
    title: 'Rules kept up to date',
    text: 'Every limit and fee carries its source and the day it was last checked.',
  },
  {
    title: 'No fees lost to a rejection',
    text: 'See a problem months before you pay, and the date that avoids it.',
  },
  {
    title: '90, 180, 450 and 540 day rules',
    text: 'Days away are counted for you: with both travel days, and the way the Home Office counts.',
  },
  {
    title: 'From visa to ILR to citizenship',
    text: 'One record of your life in the UK answers all three.',
  },
  {
    title: 'Your route has its own requirements',
    text: 'Skilled Worker, Spouse and EU Settlement do not ask for the same things.',
  },
  {
    title: 'Sensitive data is encrypted',
    text: 'Your record is locked with a key of its own. Without the key nobody can read it.',
  },
];

export function WhyChoose() {
  return (
    <section aria-labelledby="why">
      <h2 id="why" className={styles['heading']}>
        Why choose Settlewise
      </h2>
      <ul className={styles['points']}>
        {points.map((point) => (
          <li key={point.title}>
            <h3 className={styles['title']}>{point.title}</h3>
            <p className={styles['text']}>{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
