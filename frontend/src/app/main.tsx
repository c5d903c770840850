// First of all, so that the style sheets of pages come after it and can differ from it.
import '../ui/global.css';
import '../ui/fontsOfTheDevice.css';
import '../ui/print/print.css';
import '@fontsource-variable/public-sans/index.css';
import 'virtual:theme.css';
import { sealClearDrafts } from '../record/drafts/draftStorage';
import { startPage } from './startPage';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element for the page');

void startPage(root);
void sealClearDrafts();
