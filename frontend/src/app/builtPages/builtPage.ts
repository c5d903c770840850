import { pageSaysVisitor } from '../../api/pageSaysVisitor';
import { nothingKept } from '../../record/drafts/draftStorage';

/** What the element of the page says of what stands in it: a page that was built before anybody asked for it. */
interface BuiltPage {
  readonly path: string;
  /** The day on which it was built, `yyyy-MM-dd`. */
  readonly day: string;
}

/**
 * The built page, where what this browser would draw first is the same: nothing in the address that it did not know,
 * nobody whom it took for a visitor, and nothing that somebody typed before. Else null: the page is then drawn anew.
 */
export function builtPageToTakeOver(root: HTMLElement): BuiltPage | null {
  const { page, day, visitor } = root.dataset;
  if (page === undefined || day === undefined) return null;
  const isSame =
    page === location.pathname &&
    location.search === '' &&
    (visitor !== undefined) === pageSaysVisitor() &&
    stateOfMove() === null &&
    nothingKept();
  return isSame ? { path: page, day } : null;
}

/** What came along with the move to this page, as the router keeps it: the page that somebody wanted before signing in. */
function stateOfMove(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'usr' in state ? (state.usr ?? null) : null;
}
