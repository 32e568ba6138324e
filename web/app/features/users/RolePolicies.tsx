import { useMutation } from '@apollo/client/react';
import { Checkbox, Fieldset, Stack, Text } from '@mantine/core';
import {
  permissionsOfPolicy,
  type PolicyRole,
  type TeamPolicyPermission,
} from '#shared/domain/permissions.ts';
import type { RolesScreenQuery } from '../../lib/__generated__/graphql.ts';
import { PageSection } from '../../ui/PageSection.tsx';
import classes from './RolePolicies.module.css';
import { UpdateRolePolicyDocument } from './userDocuments.ts';
import { notifyFailure } from '../../ui/notify.ts';

const roleNames: Record<PolicyRole, string> = {
  HIRING_MANAGER: 'Hiring managers',
  INTERVIEWER: 'Interviewers of a team',
  MEMBER: 'Team members',
};
const permissionLabels: Record<TeamPolicyPermission, string> = {
  ACCESS_TEAM_PUBLIC_CALLS: 'See the hiring team interviews of their positions',
  ACCESS_TEAM_RESTRICTED_CALLS: 'See the restricted interviews of their positions',
  ACCESS_TEAM_PRIVATE_CALLS: 'See the private interviews of their positions',
  ACCESS_TEAM_NOTES: "See other people's notes in the interviews of their positions",
  SHARE_TEAM_RECORDINGS_EXTERNALLY:
    'Share their interviews of their positions outside the organization',
};

/** What people may do by their role in a hiring team; each change is saved at once. */
export function RolePolicies({ policies }: { policies: RolesScreenQuery['rolePolicies'] }) {
  const [update] = useMutation(UpdateRolePolicyDocument, {
    onError: (error) => notifyFailure(error),
  });
  const change = (
    { id, role, permissions }: RolesScreenQuery['rolePolicies'][number],
    permission: TeamPolicyPermission,
    isGiven: boolean,
  ) =>
    void update({
      variables: isGiven ? { role, grant: [permission] } : { role, revoke: [permission] },
      optimisticResponse: {
        updateRolePolicy: {
          ...{ __typename: 'RolePolicy', id, role },
          permissions: isGiven
            ? [...permissions, permission]
            : permissions.filter((item) => item !== permission),
        },
      },
    });
  return (
    <div className={classes.policies}>
      <PageSection title="Hiring teams">
        <Stack gap="md" maw={640}>
          <Text size="sm" c="dimmed">
            Interviewers always see their own interviews. Hiring team admins also see hiring team
            and restricted interviews. A hiring manager has this beside what the role in the team
            gives.
          </Text>
          {policies.map((policy) => (
            <Fieldset key={policy.id} legend={roleNames[policy.role]}>
              <Stack gap={8}>
                {permissionsOfPolicy(policy.role).map((permission) => (
                  <Checkbox
                    key={permission}
                    label={permissionLabels[permission]}
                    checked={policy.permissions.includes(permission)}
                    disabled={!policy.editablePermissions.includes(permission)}
                    onChange={(event) => change(policy, permission, event.currentTarget.checked)}
                  />
                ))}
              </Stack>
            </Fieldset>
          ))}
        </Stack>
      </PageSection>
    </div>
  );
}
