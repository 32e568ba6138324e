import { Button } from '@mantine/core';
import { IconFileText, IconListDetails } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { JobDescriptionState } from '#shared/domain/plan.ts';
import classes from './ActionTiles.module.css';

/** What one can begin from the list. */
export function ActionTiles({
  onCreate,
  isBusy,
}: {
  onCreate: (state: JobDescriptionState) => void;
  isBusy: boolean;
}) {
  return (
    <div className={classes.tiles}>
      <section className={classes.tile} aria-labelledby="tile-job-descriptions">
        <IconFileText size={22} stroke={1.5} className={classes.icon} aria-hidden />
        <h2 id="tile-job-descriptions" className={classes.title}>
          Job descriptions
        </h2>
        <div className={classes.buttons}>
          <Button variant="default" disabled={isBusy} onClick={() => onCreate('Creator')}>
            Start from scratch
          </Button>
          <Button variant="default" disabled={isBusy} onClick={() => onCreate('Optimizer')}>
            Optimize existing
          </Button>
        </div>
      </section>
      <section className={classes.tile} aria-labelledby="tile-interview-plans">
        <IconListDetails size={22} stroke={1.5} className={classes.icon} aria-hidden />
        <h2 id="tile-interview-plans" className={classes.title}>
          Interview plans
        </h2>
        <div className={classes.buttons}>
          <Button component={Link} to="/plan/new">
            Create interview plan
          </Button>
        </div>
      </section>
    </div>
  );
}
