import Stack from '@mui/material/Stack';
import { useUser } from '../../record/account/accountQueries';
import { TwoStepSection } from '../../record/secondFactor/TwoStepSection';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { PageTitle } from '../../ui/PageTitle';
import { columnPage } from '../../ui/theme/tokens';

const why = {
  everything: 'This site asks for two-step sign-in. Turn it on here, and everything else opens.',
  administration:
    'Administrators see other people’s records, so this site asks them for two-step sign-in. Turn it on here, and the administration opens.',
} as const;

/** Where somebody is led who has to turn it on before what they wanted to open. */
export function TwoStepPage() {
  const { data: user } = useUser();
  const shut = user?.shutWithoutSecondFactor;
  return (
    <Stack className="wrap" spacing={3} sx={{ maxWidth: columnPage, pt: 4 }}>
      <PageTitle documentTitle="Two-step sign-in">One more step</PageTitle>
      {shut === undefined ? (
        <Notice
          tone="within"
          title="Nothing stands in your way"
          actions={
            <ButtonLink
              to={user?.role === 'admin' ? '/admin' : '/dashboard'}
              look="quiet"
              iconAfter="arrowRight"
            >
              Go on
            </ButtonLink>
          }
        />
      ) : (
        <Notice>
          <p>{why[shut]}</p>
        </Notice>
      )}
      <TwoStepSection />
    </Stack>
  );
}
