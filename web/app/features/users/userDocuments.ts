import { graphql } from '../../lib/__generated__/index.ts';

export const MemberRowFragment = graphql(`
  fragment MemberRow_member on OrganizationMember {
    id
    fullName
    email
    profilePicUrl
    createdAt
    status
    userRole {
      id
      name
    }
    planUserRole {
      id
      name
    }
    canChangeRole
    canChangePlanRole
    canDelete
    canReactivate
    canSendInvite
    canImpersonate
  }
`);

export const MembersDocument = graphql(`
  query UsersScreen($query: String!, $filter: OrganizationMemberFilter!, $page: Int!) {
    organizationMembers(query: $query, filter: $filter, page: $page, limit: 50) {
      id
      ...MemberRow_member
    }
  }
`);

export const MembersHeadDocument = graphql(`
  query UsersHead($query: String!, $filter: OrganizationMemberFilter!) {
    organizationMembersCount(query: $query, filter: $filter)
    userRoles {
      id
      name
      type
      canGrant
    }
    planUserRoles {
      id
      name
    }
    currentUser {
      id
      canInviteUsers
      canGivePlanRole
      organization {
        id
        planEnabled
      }
    }
  }
`);

export const InviteUsersDocument = graphql(`
  mutation InviteUsers($emails: [String!]!, $userRoleId: ID!, $planUserRoleId: ID) {
    inviteUsers(emails: $emails, userRoleId: $userRoleId, planUserRoleId: $planUserRoleId) {
      id
    }
  }
`);

export const SendInviteDocument = graphql(`
  mutation SendInvite($id: ID!) {
    sendInvite(id: $id)
  }
`);

export const ImpersonateUserDocument = graphql(`
  mutation ImpersonateUser($id: ID!) {
    impersonateUser(id: $id)
  }
`);

export const DeleteUsersDocument = graphql(`
  mutation DeleteUsers($ids: [ID!]!) {
    deleteUsers(ids: $ids) {
      id
      ...MemberRow_member
    }
  }
`);

export const ReactivateUserDocument = graphql(`
  mutation ReactivateUser($id: ID!) {
    reactivateUser(id: $id) {
      id
      ...MemberRow_member
    }
  }
`);

export const SetUserRolesDocument = graphql(`
  mutation SetUserRoles($users: [SetUserRoleInput!]!) {
    setUserRoles(users: $users) {
      id
      ...MemberRow_member
    }
  }
`);

export const SetPlanUserRolesDocument = graphql(`
  mutation SetPlanUserRoles($users: [SetPlanUserRoleInput!]!) {
    setPlanUserRoles(users: $users) {
      id
      ...MemberRow_member
    }
  }
`);

export const UserRolesDocument = graphql(`
  query RolesScreen {
    userRoles {
      id
      name
      type
      permissions
      formattedPermissions
      usersCount
      editablePermissions
      canEdit
      canDelete
    }
    currentUser {
      id
      canAddUserRole
      grantablePermissions
    }
    rolePolicies {
      id
      role
      permissions
      editablePermissions
    }
  }
`);

export const UpdateRolePolicyDocument = graphql(`
  mutation UpdateRolePolicy(
    $role: PolicyRole!
    $grant: [TeamPolicyPermission!]
    $revoke: [TeamPolicyPermission!]
  ) {
    updateRolePolicy(role: $role, grant: $grant, revoke: $revoke) {
      id
      role
      permissions
    }
  }
`);

export const AddUserRoleDocument = graphql(`
  mutation AddUserRole($name: String!, $type: UserRoleType!, $permissions: [String!]!) {
    addUserRole(name: $name, type: $type, permissions: $permissions) {
      id
    }
  }
`);

export const UpdateUserRoleDocument = graphql(`
  mutation UpdateUserRole($id: ID!, $name: String, $grant: [String!], $revoke: [String!]) {
    updateUserRole(id: $id, name: $name, grant: $grant, revoke: $revoke) {
      id
      name
      permissions
      formattedPermissions
    }
  }
`);

export const DeleteUserRoleDocument = graphql(`
  mutation DeleteUserRole($id: ID!) {
    deleteUserRole(id: $id)
  }
`);
