import { plural } from '#shared/domain/plural.ts';
import type { GuideRow_GuideFragment } from '../../lib/__generated__/graphql.ts';
import { TeamVisibility } from '../../ui/TeamVisibility.tsx';
import classes from './GuideFacts.module.css';

/** Where a guide belongs, whose it is and who sees it, in one line. */
export function GuideFacts({ guide }: { guide: GuideRow_GuideFragment }) {
  const { position, interviewStage, creator, cuesCount } = guide;
  return (
    <ul className={classes.facts}>
      {position && <li>{position.displayTitle}</li>}
      {interviewStage && <li>{interviewStage.title}</li>}
      <li>{plural(cuesCount, 'question')}</li>
      <li>by {creator.fullName}</li>
      <li>
        <TeamVisibility visibility={guide.visibility} />
      </li>
    </ul>
  );
}
