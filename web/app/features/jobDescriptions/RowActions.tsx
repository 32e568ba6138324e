import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconShare3, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { JobDescriptionRow_JobDescriptionFragment } from '../../lib/__generated__/graphql.ts';
import { pathOf } from './jobDescriptionPath.ts';
import classes from './JobDescriptionRow.module.css';

interface RowActionsProps {
  jobDescription: JobDescriptionRow_JobDescriptionFragment;
  title: string;
  onShare: () => void;
  onDelete: () => void;
}

/** The buttons of a row: what the person may not do is not there, what is not ready says why. */
export function RowActions({ jobDescription, title, onShare, onDelete }: RowActionsProps) {
  const { planId, canShare, canDelete, jobDescriptionState } = jobDescription;
  return (
    <>
      <div className={classes.icons}>
        {canShare && (
          <Tooltip label="Share">
            <ActionIcon onClick={onShare} aria-label={`Share ${title}`} size={32}>
              <IconShare3 size={18} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        {canDelete && (
          <Tooltip label="Delete">
            <ActionIcon onClick={onDelete} aria-label={`Delete ${title}`} size={32}>
              <IconTrash size={18} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      <div className={classes.opens}>
        <Button
          component={Link}
          to={pathOf(jobDescription)}
          variant="default"
          className={classes.open}
          aria-label={`${jobDescriptionState === 'Creator' ? 'Job Creator' : 'Job Description'}: ${title}`}
        >
          {jobDescriptionState === 'Creator' ? 'Job Creator' : 'Job Description'}
        </Button>
        {planId ? (
          <Button
            component={Link}
            to={`/plan/interview_plan/${planId}`}
            variant="default"
            className={classes.open}
            aria-label={`Interview Plan: ${title}`}
          >
            Interview Plan
          </Button>
        ) : (
          <Tooltip label="No interview plan yet">
            <Button
              variant="default"
              className={classes.open}
              aria-disabled
              data-disabled
              aria-label={`Interview Plan: ${title}. No interview plan yet`}
              onClick={(event) => event.preventDefault()}
            >
              Interview Plan
            </Button>
          </Tooltip>
        )}
      </div>
    </>
  );
}
