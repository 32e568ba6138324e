import { defaultJobDescriptionTitle } from '#shared/domain/plan.ts';
import { ChangedElsewhere } from '../../ui/ChangedElsewhere.tsx';
import classes from './AnalyzerNotices.module.css';
import type { JobDescriptionText } from './createJobDescriptionText.ts';

/** Another title was given meanwhile than the one this page began from. */
export function TitleConflict({ jobDescriptionText }: { jobDescriptionText: JobDescriptionText }) {
  const { title, other } = jobDescriptionText.title.useTitle();
  if (other === null) return null;
  return (
    <ChangedElsewhere
      className={classes.alert}
      title="The title was changed elsewhere"
      other="the other title"
      onKeepMine={jobDescriptionText.title.keepMine}
      onTakeOther={jobDescriptionText.title.takeOther}
    >
      It is “{other || defaultJobDescriptionTitle}” now; yours, “
      {title.trim() || defaultJobDescriptionTitle}”, is not saved.
    </ChangedElsewhere>
  );
}
