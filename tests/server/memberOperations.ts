/** People and roles that a stranger might name. */
export interface KnownMemberIds {
  memberId: string;
  roleId: string;
  excludedUserId: string;
}

const memberFields = `id fullName email status userRole { id name } planUserRole { id }`;
const roleFields = `id name permissions usersCount`;

/** The fields of people and roles, for the same trial as all others. */
export const memberOperations = ({
  memberId,
  roleId,
  excludedUserId,
}: KnownMemberIds): Record<string, string> => ({
  organizationMembers: `{ organizationMembers(query: "secret.test", filter: { userRoleId: "${roleId}" }) { ${memberFields} } }`,
  excludedUsers: `{ excludedUsers(query: "secret") { id email } }`,
  createOrUpdateExcludedUser: `mutation { createOrUpdateExcludedUser(email: "taken@else.test") { id email } }`,
  deleteExcludedUser: `mutation { deleteExcludedUser(id: "${excludedUserId}") }`,
  sendPhoneNumberCode: `mutation { sendPhoneNumberCode(phoneNumber: "+15550100999") }`,
  verifyPhoneNumber: `mutation { verifyPhoneNumber(phoneNumber: "+15550100999", code: "AAAAAA") { id phoneNumber } }`,
  removePhoneNumber: `mutation { removePhoneNumber { id phoneNumber } }`,
  organizationMembersCount: `{ organizationMembersCount(query: "secret.test") }`,
  userRoles: `{ userRoles { ${roleFields} } }`,
  planUserRoles: `{ planUserRoles { id permissions } }`,
  inviteUsers: `mutation { inviteUsers(emails: ["taken@secret.test"], userRoleId: "${roleId}") { ${memberFields} } }`,
  sendInvite: `mutation { sendInvite(id: "${memberId}") }`,
  reactivateUser: `mutation { reactivateUser(id: "${memberId}") { ${memberFields} } }`,
  deleteUsers: `mutation { deleteUsers(ids: ["${memberId}"]) { ${memberFields} } }`,
  impersonateUser: `mutation { impersonateUser(id: "${memberId}") }`,
  setUserRoles: `mutation { setUserRoles(users: [{ userId: "${memberId}", userRoleId: "${roleId}" }]) { ${memberFields} } }`,
  setPlanUserRoles: `mutation { setPlanUserRoles(users: [{ userId: "${memberId}", planUserRoleId: "ADMIN" }]) { ${memberFields} } }`,
  addUserRole: `mutation { addUserRole(name: "Taken", type: BASIC, permissions: []) { ${roleFields} } }`,
  updateUserRole: `mutation { updateUserRole(id: "${roleId}", name: "Taken") { ${roleFields} } }`,
  rolePolicies: `{ rolePolicies { role permissions } }`,
  updateRolePolicy: `mutation { updateRolePolicy(role: MEMBER, revoke: [ACCESS_TEAM_PUBLIC_CALLS]) { role permissions } }`,
  deleteUserRole: `mutation { deleteUserRole(id: "${roleId}") }`,
});
