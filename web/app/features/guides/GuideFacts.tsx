import type { GuideRow_GuideFragment } from '../../lib/__generated__/graphql.ts';
import classes from './GuideFacts.module.css';
import { GuideVisibility } from './GuideList.tsx';

/** Where a guide belongs, whose it is and who sees it, in one line. */
export function GuideFacts({ guide }: { guide: GuideRow_GuideFragment }) {
  const { position, interviewStage, creator, cuesCount } = guide;
  return (
    <ul className={classes.facts}>
      {position && <li>{position.displayTitle}</li>}
      {interviewStage && <li>{interviewStage.title}</li>}
      <li>{cuesCount === 1 ? '1 question' : `${cuesCount} questions`}</li>
      <li>by {creator.fullName}</li>
      <li>
        <GuideVisibility visibility={guide.visibility} />
      </li>
    </ul>
  );
}
