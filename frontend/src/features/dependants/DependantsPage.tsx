import { DependantList } from '../../record/dependants/DependantList';
import { useDependants } from '../../record/dependants/dependantQueries';
import { Note } from '../../ui/Note';
import { ResourcePage } from '../../ui/resource/ResourcePage';
import { RulesNote } from '../../ui/sources/RulesNote';

/** The same list as in the immigration profile, on a page of its own. */
export function DependantsPage() {
  return (
    <ResourcePage
      title="Dependants"
      lead="Manage your dependants and their immigration journey."
      query={useDependants()}
      many="dependants"
    >
      {(dependants) => (
        <>
          <DependantList dependants={dependants} />
          {dependants.length > 0 && (
            <Note>
              <RulesNote />.
            </Note>
          )}
        </>
      )}
    </ResourcePage>
  );
}
