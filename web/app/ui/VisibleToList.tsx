import { Text } from '@mantine/core';
import type { VisibilityReason } from '#shared/domain/visibility.ts';
import type { VisibleToList_CallFragment } from '../lib/__generated__/graphql.ts';
import { graphql } from '../lib/__generated__/index.ts';
import { PersonAvatar } from './PersonAvatar.tsx';
import classes from './VisibleToList.module.css';

export const VisibleToFragment = graphql(`
  fragment VisibleToList_call on Call {
    visibleTo(limit: 100) {
      resultCount
      results {
        role
        reason
        user {
          id
          fullName
          email
          profilePicUrl
        }
      }
    }
  }
`);

const reasonTexts: Record<VisibilityReason, string> = {
  OWNER: 'Owner of this interview',
  INTERVIEWER: 'Interviewer',
  INVITED: 'Invited',
  ORGANIZATION: 'Everyone at the company',
  ROLE: 'By role',
  TEAM: 'Hiring team',
};

/** Who can see an interview, and why. */
export function VisibleToList({
  call: { visibleTo },
  isBusy = false,
}: {
  call: VisibleToList_CallFragment;
  isBusy?: boolean;
}) {
  const { results, resultCount } = visibleTo;
  return (
    <section>
      <h2 className={classes.heading}>
        {resultCount === 1 ? '1 person can see it' : `${resultCount} people can see it`}
      </h2>
      <ul className={classes.people} aria-busy={isBusy}>
        {results.map(({ user, role, reason }) => (
          <li key={user.id} className={classes.person}>
            <PersonAvatar name={user.fullName} pictureUrl={user.profilePicUrl} />
            <span className={classes.who}>
              <span className={classes.name} title={user.email}>
                {user.fullName}
              </span>
              <span className={classes.why}>
                {reason === 'ROLE' ? `By role: ${role}` : reasonTexts[reason]}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {resultCount > results.length && (
        <Text size="sm" c="dimmed">
          +{resultCount - results.length} more
        </Text>
      )}
    </section>
  );
}
