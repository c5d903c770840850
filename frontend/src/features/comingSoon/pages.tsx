import { ComingSoonPage, type ComingSoon } from './ComingSoonPage';

const comingSoon = {
  timeline: {
    title: 'UK Immigration Timeline Planner',
    icon: 'milestones',
    will: 'It will show your steps from visa to ILR to citizenship in one line, with their dates.',
    offersCalculator: true,
    meanwhile: { to: '/dashboard/timeline', words: 'See the days of your record, past and ahead' },
  },
} satisfies Record<string, ComingSoon>;

const pageOf = (page: ComingSoon) => () => <ComingSoonPage {...page} />;

export const TimelinePage = pageOf(comingSoon.timeline);
