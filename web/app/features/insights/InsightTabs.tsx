import { NavLink } from 'react-router';
import { scrollToCurrent } from '../../ui/scrollToCurrent.ts';
import classes from './InsightTabs.module.css';

const areas = {
  overview: {
    label: 'Insights',
    tabs: [
      { to: '/insights', label: 'Overview' },
      { to: '/insights/topics', label: 'Topics' },
      { to: '/insights/shared', label: 'Shared reports' },
    ],
  },
  advanced: {
    label: 'Advanced insights',
    tabs: [
      { to: '/insights/topic-trends', label: 'Topic trends' },
      { to: '/insights/candidate-questions', label: 'Candidate questions' },
      { to: '/insights/compensation-trends', label: 'Compensation trends' },
      { to: '/insights/candidate-motivations', label: 'Candidate motivations' },
      { to: '/insights/skill-report/all', label: 'Skill reports' },
    ],
  },
} as const;

/** The pages of insights that stand beside each other. */
export function InsightTabs({ area = 'overview' }: { area?: keyof typeof areas }) {
  const { label, tabs } = areas[area];
  return (
    <nav aria-label={label} className={classes.tabs} ref={scrollToCurrent}>
      {tabs.map(({ to, label: title }) => (
        <NavLink key={to} to={to} end className={classes.tab}>
          {title}
        </NavLink>
      ))}
    </nav>
  );
}
