import { Button } from '@mantine/core';
import { openTab } from '../../platform/browserParts.ts';
import { text } from '../../platform/text.ts';
import type { ScheduledInterview } from './scheduledInterviews.ts';
import classes from './TodayList.module.css';
import type { TodaysInterviews } from './useTodaysInterviews.ts';

interface TodayListProps {
  today: TodaysInterviews;
  serverUrl: string;
  /** Fills the start of the meeting in front with this interview; absent while there is no such start. */
  onChoose?: ((interview: ScheduledInterview) => void) | undefined;
}

/** The interviews of today that have not begun, and the way to the meeting of each. */
export function TodayList({ today, serverUrl, onChoose }: TodayListProps) {
  const { interviews, problem, reload } = today;
  return (
    <section className={classes.today} aria-label={text('todaysInterviews')}>
      <h2 className={classes.head}>{text('today')}</h2>
      {problem && (
        <p className={classes.note} role="alert">
          {problem}{' '}
          <Button variant="subtle" size="compact-sm" onClick={reload}>
            {text('tryAgain')}
          </Button>
        </p>
      )}
      {!interviews && !problem && <p className={classes.note}>{text('loading')}</p>}
      {interviews?.length === 0 && <p className={classes.note}>{text('nothingToday')}</p>}
      <ul className={classes.list}>
        {interviews?.map((interview) => (
          <li key={interview.id} className={classes.item}>
            <time className={classes.time} dateTime={new Date(interview.startMs).toISOString()}>
              {timeOf(interview.startMs)}
            </time>
            <div className={classes.about}>
              <p className={classes.name}>{titleOf(interview)}</p>
              <p className={classes.second}>{aboutOf(interview)}</p>
            </div>
            <Act interview={interview} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <p className={classes.schedule}>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => void openTab(`${serverUrl}/interviews`)}
        >
          {text('scheduleInterview')}
        </Button>
      </p>
    </section>
  );
}

function Act({
  interview,
  onChoose,
}: Pick<TodayListProps, 'onChoose'> & { interview: ScheduledInterview }) {
  const { meetingUrl } = interview;
  const label = titleOf(interview);
  if (onChoose)
    return (
      <Button
        variant="default"
        size="compact-sm"
        aria-label={text('useInterviewHere', { interview: label })}
        onClick={() => onChoose(interview)}
      >
        {text('useHere')}
      </Button>
    );
  return (
    meetingUrl && (
      <Button
        variant="default"
        size="compact-sm"
        aria-label={text('joinInterview', { interview: label })}
        onClick={() => void openTab(meetingUrl)}
      >
        {text('join')}
      </Button>
    )
  );
}

export const titleOf = ({ candidate, name }: ScheduledInterview): string =>
  candidate?.label ?? name;

const aboutOf = ({ position, guide }: ScheduledInterview): string =>
  [position?.label, guide?.label].filter(Boolean).join(' · ') || text('noPositionOrGuide');

/** The time of day as the person's own clock shows it. */
export const timeOf = (ms: number): string =>
  new Date(ms).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
