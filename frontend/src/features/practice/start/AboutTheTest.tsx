import { lifeInTheUkTestOn } from '@settlewise/rules/parameters';
import { BulletList } from '../../../ui/BulletList';
import { useToday } from '../../../ui/dates/useToday';
import { Note } from '../../../ui/Note';
import { SectionCard } from '../../../ui/SectionCard';
import { SourceNote } from '../../../ui/sources/SourceNote';

/** What the test is, and how it is booked. */
export function AboutTheTest() {
  const test = lifeInTheUkTestOn(useToday());
  return (
    <SectionCard title="About the test" foldsTo="Booking and rules">
      <BulletList>
        <li>{`${test.questions} questions on a computer, in ${test.minutes} minutes. ${test.toPass} right answers pass.`}</li>
        <li>{`Book it on GOV.UK alone, at least ${test.bookedBefore} days before.`}</li>
        <li>{`If you do not pass, you can try again after ${test.betweenAttempts} days, as often as you like.`}</li>
        <li>A pass never runs out. You need its reference number when you apply.</li>
        <li>Bring the same identity document that you book with.</li>
      </BulletList>
      <Note>
        <SourceNote source={test.source} throughOthers />
      </Note>
      <Note>
        The questions here are our own, from open sources. None is copied from the official book, which the
        test is based on: read it as well.
      </Note>
    </SectionCard>
  );
}
