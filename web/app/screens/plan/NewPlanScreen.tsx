import { IconClipboardText, IconSparkles } from '@tabler/icons-react';
import { useCreateJobDescription } from '../../features/jobDescriptions/useCreateJobDescription.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import classes from './NewPlanScreen.module.css';

const tiles = [
  {
    state: 'Optimizer',
    source: 'jdo',
    Icon: IconClipboardText,
    title: 'Copy & paste JD',
    text: 'Grab a job description from a document and edit it.',
  },
  {
    state: 'Creator',
    source: 'jdc',
    Icon: IconSparkles,
    title: 'Start from scratch',
    text: 'Create a job description guided by an AI assistant.',
  },
] as const;

/** The beginning of a new interview plan: with a job description one has, or with a new one. */
export function NewPlanScreen() {
  usePageTitle('New interview plan');
  const { create, isBusy } = useCreateJobDescription();
  return (
    <>
      <PageHeader
        title="New interview plan"
        back={<BackLink to="/plan/job-descriptions">Back to job descriptions page</BackLink>}
      />
      <div className={classes.page}>
        <p className={classes.prompt}>
          Build your interview plan from a job description in minutes:
        </p>
        <div className={classes.tiles}>
          {tiles.map(({ state, source, Icon, title, text }) => (
            <button
              key={state}
              type="button"
              className={classes.tile}
              disabled={isBusy}
              onClick={() => void create(state, `?stepperSource=${source}`)}
            >
              <Icon size={26} stroke={1.5} className={classes.icon} aria-hidden />
              <span className={classes.title}>{title}</span>
              <span className={classes.text}>{text}</span>
            </button>
          ))}
        </div>
      </div>
    </>
  );
}
