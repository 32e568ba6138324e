import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { timeOfDay } from '#shared/domain/timeOfDay.ts';
import type { ScheduledInterview_FactsFragment } from '../../lib/__generated__/graphql.ts';
import shared from '../../ui/InterviewRow.module.css';
import classes from './ScheduledList.module.css';

interface ScheduledListProps {
  /** Earliest first. */
  interviews: readonly ScheduledInterview_FactsFragment[];
  /** IANA name of the reader's zone. */
  zone: string;
  onEdit: (interview: ScheduledInterview_FactsFragment) => void;
  onDelete: (interview: ScheduledInterview_FactsFragment) => void;
}

/** Interviews under the headings of their days. */
export function ScheduledList({ interviews, zone, onEdit, onDelete }: ScheduledListProps) {
  const days = Map.groupBy(interviews, ({ scheduledStart }) => dayOf(scheduledStart, zone));
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day}>
      <h2 className={classes.day}>{day}</h2>
      <ul className={classes.list}>
        {ofDay.map((interview) => {
          const title = titleOf(interview);
          const { position, callGuide, interviewers, meetingUrl, scheduledStart } = interview;
          return (
            <li key={interview.id} className={`${shared.row} ${classes.row}`}>
              <time className={classes.time} dateTime={scheduledStart ?? undefined}>
                {timesOf(interview, zone)}
              </time>
              <div className={classes.about}>
                <div className={classes.name} title={title}>
                  {title}
                </div>
                <div className={shared.second}>
                  {[position?.displayTitle, callGuide?.name].filter(Boolean).join(' · ')}
                </div>
              </div>
              <div className={`${shared.second} ${classes.people}`}>
                {interviewers.map(({ fullName }) => fullName).join(', ')}
              </div>
              <div className={classes.actions}>
                {meetingUrl && (
                  <Button
                    component="a"
                    href={meetingUrl}
                    target="_blank"
                    rel="noreferrer"
                    variant="default"
                    size="compact-sm"
                    aria-label={`Join: ${title}`}
                  >
                    Join
                  </Button>
                )}
                {interview.canEdit && (
                  <>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size={32}
                      aria-label={`Edit: ${title}`}
                      onClick={() => onEdit(interview)}
                    >
                      <IconPencil size={16} aria-hidden />
                    </ActionIcon>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size={32}
                      aria-label={`Delete: ${title}`}
                      onClick={() => onDelete(interview)}
                    >
                      <IconTrash size={16} aria-hidden />
                    </ActionIcon>
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

export const titleOf = ({ candidate, name }: ScheduledInterview_FactsFragment): string =>
  candidate?.fullName ?? name;

const dayOf = (start: string | null, zone: string): string =>
  new Date(start ?? 0).toLocaleDateString('en-US', {
    timeZone: zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });

function timesOf(
  { scheduledStart, scheduledEnd }: ScheduledInterview_FactsFragment,
  zone: string,
): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    ...timeOfDay(),
  });
  return format.formatRange(new Date(scheduledStart ?? 0), new Date(scheduledEnd ?? 0));
}
