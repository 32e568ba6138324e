import { Navigate } from 'react-router';
import type { UpgradeProduct } from '../../lib/__generated__/graphql.ts';
import type { CurrentUser } from '../../features/session/useCurrentUser.ts';
import { useRequestUpgrade } from '../../features/session/useRequestUpgrade.ts';
import { UpgradePage } from './UpgradePage.tsx';

/** The insights that the organization is offered: all of them, or the advanced ones. */
export function InsightsUpgradeScreen({ user }: { user: CurrentUser }) {
  const offered = user.organization.featureAccess
    .filter(({ isVisible, marketingRedirect }) => isVisible && marketingRedirect)
    .map(({ name }) => name);
  if (!user.organization.interviewEnabled || offered.length === 0)
    return <Navigate to="/insights" replace />;
  return offered.includes('INSIGHTS') ? (
    <Offer
      of="INSIGHTS"
      product="Insights"
      title="See how your interviews are held."
      benefits={[
        {
          title: 'Better interviewers',
          text: 'Talk ratio, questions, punctuality and feedback, each with its good range and its moments.',
        },
        {
          title: 'Trends over time',
          text: 'Figures of teams and people, by position, stage and period.',
        },
        {
          title: 'Topics by keyword',
          text: 'How many interviews mention something, and where.',
        },
      ]}
    />
  ) : (
    <Offer
      of="ADVANCED_INSIGHTS"
      product="Advanced Insights"
      title="Hear what candidates tell you."
      benefits={[
        {
          title: 'What candidates ask and seek',
          text: 'Their questions and reasons by theme, with examples that open their moment.',
        },
        {
          title: 'What is said about pay',
          text: 'Ranges offered and asked for, by position.',
        },
        {
          title: 'Skill reports',
          text: 'What candidates say about a skill, side by side.',
        },
      ]}
    />
  );
}

function Offer({
  of,
  ...page
}: Omit<Parameters<typeof UpgradePage>[0], 'request'> & { of: UpgradeProduct }) {
  return <UpgradePage {...page} request={useRequestUpgrade(of)} />;
}
