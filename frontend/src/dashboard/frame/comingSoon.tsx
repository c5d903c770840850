import { ComingSoonInDashboard } from './ComingSoonInDashboard';

const page = (title: string, will: string) => () => <ComingSoonInDashboard title={title} will={will} />;

export const DocumentsPage = page('Documents', 'It will keep your documents safe, with their expiry dates.');
export const TasksPage = page('Tasks', 'It will list what you have to do, and by when.');
export const DependantsPage = page('Dependants', 'It will keep the visas of your family beside your own.');
export const ProgressPage = page(
  'ILR and Citizenship Progress',
  'It will show how far you have come, and what is missing.',
);
export const ImmigrationProfilePage = page(
  'Immigration Profile',
  'It will keep your personal details and your visas.',
);
export const SettingsPage = page(
  'Settings',
  'It will let you change your profile, notifications and password.',
);
