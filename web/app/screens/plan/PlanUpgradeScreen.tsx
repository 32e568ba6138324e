import { useMutation } from '@apollo/client/react';
import { Navigate } from 'react-router';
import { RequestPlanUpgradeDocument } from '../../features/jobDescriptions/jobDescriptionDocuments.ts';
import { useCurrentUser } from '../../features/session/useCurrentUser.ts';
import { UpgradePage } from '../upgrade/UpgradePage.tsx';

/** Job descriptions and interview plans, for an organization without them. */
export function PlanUpgradeScreen() {
  const { user } = useCurrentUser();
  const [request] = useMutation(RequestPlanUpgradeDocument);
  if (user?.organization.planEnabled) return <Navigate to="/plan" replace />;
  return (
    <UpgradePage
      product="Plan"
      title="Better job descriptions in a flash."
      benefits={[
        {
          title: 'Less bias',
          text: 'Words that put people off are marked, with alternatives.',
        },
        {
          title: 'Better content',
          text: 'A score that says why, and a plan of interviews made from your own words.',
        },
        {
          title: 'Improved readability',
          text: 'Shorter sentences and a length that is read to the end.',
        },
      ]}
      request={async () => (await request()).data?.requestPlanUpgrade.success === true}
    />
  );
}
