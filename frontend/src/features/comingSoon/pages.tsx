import { ComingSoonPage, type ComingSoon } from './ComingSoonPage';

const comingSoon = {
  documents: {
    title: 'Document Checklist Generator',
    icon: 'document',
    will: 'It will list the documents that your own application needs, and remember which ones you have.',
    offersCalculator: true,
  },
  timeline: {
    title: 'UK Immigration Timeline Planner',
    icon: 'milestones',
    will: 'It will show your steps from visa to ILR to citizenship in one line, with their dates.',
    offersCalculator: true,
  },
} satisfies Record<string, ComingSoon>;

const pageOf = (page: ComingSoon) => () => <ComingSoonPage {...page} />;

export const DocumentsPage = pageOf(comingSoon.documents);
export const TimelinePage = pageOf(comingSoon.timeline);
