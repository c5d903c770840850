import { yearsOfChild } from '@settlewise/rules/addressHistory';
import { formatDate } from '../../ui/dates/formatDate';
import { SectionCard } from '../../ui/SectionCard';
import { SimpleTable } from '../../ui/SimpleTable';
import type { FormCheck } from './checkForForm';
import { days } from './sentences';

/** Form T asks about each of the first years of life by itself. */
export function YearsOfChild({ check: { asked, period, checked } }: { check: FormCheck }) {
  if (asked.form !== 'T') return null;
  const years = yearsOfChild(period, checked.gaps);
  const missing = years.filter(({ missingDays }) => missingDays > 0).length;
  return (
    <SectionCard title="Year by year" foldsTo={missing === 0 ? 'complete' : `${missing} to complete`}>
      <SimpleTable
        columns={['Year of life', 'From', 'To', 'Addresses']}
        rows={years.map(({ year, from, to, missingDays }) => [
          `${year}`,
          formatDate(from),
          formatDate(to),
          missingDays === 0 ? 'complete' : `${days(missingDays)} missing`,
        ])}
      />
    </SectionCard>
  );
}
