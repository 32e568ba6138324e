import { Anchor } from '@mantine/core';
import { useState } from 'react';
import classes from './GroupCard.module.css';
import type { GroupNode } from './planTree.ts';

const sources = {
  Static: 'Automatically included by the product',
  UserFocusArea: 'User-requested focus area',
  UserManuallyAdded: 'Manually added by user',
  JobDescription: 'From the job description',
} as const;

/** Where a competency came from; what the posting says of it unfolds in place. */
export function GroupSource({
  source,
  referenceText,
}: Pick<GroupNode, 'source' | 'referenceText'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p className={classes.source}>
        <span className={classes.tag}>{sources[source]}</span>
        {referenceText && (
          <Anchor
            component="button"
            type="button"
            size="sm"
            className={classes.unfold ?? ''}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Hide reference' : 'Show reference'}
          </Anchor>
        )}
      </p>
      {isOpen && referenceText && (
        <blockquote className={classes.reference}>
          <span className={classes.referenceLabel}>Referenced from job description:</span>
          <mark>{referenceText}</mark>
        </blockquote>
      )}
    </>
  );
}
