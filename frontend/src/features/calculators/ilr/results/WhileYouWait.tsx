import type { IlrCalculationResponse } from '@settlewise/contract/assessments';
import { splitExtensionReasons } from '@settlewise/rules/settlement';
import { Notice } from '../../../../ui/Notice';

/** What holds for somebody who has applied and waits for the decision. */
export function WhileYouWait({ result }: { result: IlrCalculationResponse }) {
  const { appliedOn, route } = result;
  if (appliedOn === null) return <WithExtension result={result} />;
  const underEuScheme = route?.key === 'eu_settled_status';
  return (
    <Notice title="While you wait for the decision">
      <ul>
        {underEuScheme ? (
          <li>Travel does not withdraw an application under the EU Settlement Scheme.</li>
        ) : (
          <>
            <li>
              If you applied before your permission ended, the law keeps it alive until the decision, with the
              same conditions (section 3C). These days count as residence.
            </li>
            <li>
              <strong>
                If you leave the Common Travel Area (the UK, Ireland, the Channel Islands and the Isle of
                Man), your application is withdrawn.
              </strong>{' '}
              The protection of section 3C ends as well (not confirmed).
            </li>
          </>
        )}
        <li>
          Show employers and landlords your share code. If you have none, they can use the Employer or
          Landlord Checking Service (not confirmed).
        </li>
      </ul>
    </Notice>
  );
}

/** The same for somebody whose extension has no decision. */
function WithExtension({ result: { reasons } }: { result: IlrCalculationResponse }) {
  const { extension } = splitExtensionReasons(reasons);
  if (extension.length === 0) return null;
  return (
    <Notice title="While you wait for the decision on your extension">
      <ul>
        {extension.map(({ code, message, source }) => (
          <li key={code}>
            {message} <a href={source.url}>{source.title}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
