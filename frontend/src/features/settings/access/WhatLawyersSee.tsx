import { Notice } from '../../../ui/Notice';

/** Before somebody is let in: what they will see, and that the person can follow it. */
export function WhatLawyersSee() {
  return (
    <Notice title="What a lawyer sees">
      <p>
        Your timeline, in which your tasks stand too, your progress, absences, visa history and dependants,
        and your documents, which they can open and download. They can change nothing, and do not see your
        notifications or settings. What you tick below they see too. They can download all of it as one file.
        Identity data, such as names and passport numbers, is left out of all of it unless you allow it below.
        Your own name is always shown.
      </p>
      <p>
        Each time they open or download something, that is recorded. You see it below, under “Who has seen my
        record”.
      </p>
    </Notice>
  );
}
