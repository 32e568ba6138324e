import { Anchor } from '@mantine/core';
import { useExpanded } from '../../ui/useExpanded.ts';
import classes from './GroupCard.module.css';
import type { GroupNode } from './planTree.ts';

const sources = {
  Static: 'Standard question',
  UserFocusArea: 'User-requested focus area',
  UserManuallyAdded: 'Manually added by user',
  JobDescription: 'From the job description',
} as const;

/** Where a competency came from; what the posting says of it unfolds in place. */
export function GroupSource({
  source,
  referenceText,
}: Pick<GroupNode, 'source' | 'referenceText'>) {
  const { isOpen, contentId, toggleProps } = useExpanded();
  return (
    <>
      <p className={classes.source}>
        <span className={classes.tag}>{sources[source]}</span>
        {referenceText && (
          <Anchor component="button" size="sm" className={classes.unfold} {...toggleProps}>
            {isOpen ? 'Hide reference' : 'Show reference'}
          </Anchor>
        )}
      </p>
      {isOpen && referenceText && (
        <blockquote id={contentId} className={classes.reference}>
          <span className={classes.referenceLabel}>Referenced from job description:</span>
          <mark>{referenceText}</mark>
        </blockquote>
      )}
    </>
  );
}
