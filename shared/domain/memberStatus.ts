export const memberStatuses = ['ACTIVE', 'INVITED', 'DEACTIVATED'] as const;
export type MemberStatus = (typeof memberStatuses)[number];
export const memberStatusLabels: Record<MemberStatus, string> = {
  ACTIVE: 'Active',
  INVITED: 'Invited',
  DEACTIVATED: 'Deactivated',
};
