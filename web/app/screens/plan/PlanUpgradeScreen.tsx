import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Navigate } from 'react-router';
import { useRequestPlanUpgrade } from '../../features/jobDescriptions/useRequestPlanUpgrade.ts';
import { useCurrentUser } from '../../features/session/useCurrentUser.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import classes from './PlanUpgradeScreen.module.css';

const benefits = [
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
];

/** What the plan product is, for an organization that does not have it; anybody may ask for it. */
export function PlanUpgradeScreen() {
  usePageTitle('Upgrade to Plan');
  const { user } = useCurrentUser();
  const { request, isBusy, isRequested } = useRequestPlanUpgrade();
  if (user?.organization.planEnabled) return <Navigate to="/plan" replace />;
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>Better job descriptions in a flash.</h1>
      <ul className={classes.benefits}>
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <IconCircleCheck size={22} stroke={1.6} className={classes.icon} aria-hidden />
            <span>
              <strong>{title}</strong>
              <span className={classes.text}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        {isRequested ? (
          <p className={classes.thanks}>
            Thank you for your interest. We&apos;ll be in touch with you shortly.
          </p>
        ) : (
          <Button size="md" loading={isBusy} onClick={() => void request()}>
            Upgrade to Plan today
          </Button>
        )}
      </div>
    </div>
  );
}
