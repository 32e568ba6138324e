import { Navigate } from 'react-router';
import type { CurrentUser } from '../../features/session/useCurrentUser.ts';
import { useRequestUpgrade } from '../../features/session/useRequestUpgrade.ts';
import { UpgradePage } from './UpgradePage.tsx';

/** Recordings, candidates, guides and all that belongs to them, for an organization without them. */
export function InterviewUpgradeScreen({ user }: { user: CurrentUser }) {
  const request = useRequestUpgrade('INTERVIEW');
  if (user.organization.interviewEnabled) return <Navigate to="/" replace />;
  return (
    <UpgradePage
      product="Interview"
      title="Every interview, remembered word for word."
      benefits={[
        {
          title: 'Attention for the candidate',
          text: 'The words are written down while people talk, and notes follow for each planned question.',
        },
        {
          title: 'Decisions on evidence',
          text: 'Every sentence of a summary opens the moment it rests on.',
        },
        {
          title: 'The same questions for everybody',
          text: 'Guides and scorecards that a whole hiring team shares.',
        },
      ]}
      request={request}
    />
  );
}
