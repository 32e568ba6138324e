import type { UserRoleType } from '#shared/domain/permissions.ts';

/** The people of the demo organization; the first four are offered at sign-in for their roles. */
export const demoPeople: {
  email: string;
  firstName: string;
  lastName: string;
  roleType: UserRoleType;
  planRole?: 'ADMIN' | 'EDITOR';
  phoneNumber?: string;
}[] = [
  {
    email: 'admin@demo.test',
    firstName: 'Elena',
    lastName: 'Petrova',
    roleType: 'SITE_ADMIN',
    planRole: 'ADMIN',
  },
  {
    email: 'recruiter@demo.test',
    firstName: 'Aisha',
    lastName: 'Rahman',
    roleType: 'RECRUITER',
    planRole: 'EDITOR',
    phoneNumber: '+15035550142',
  },
  {
    email: 'manager@demo.test',
    firstName: 'Maya',
    lastName: 'Lindqvist',
    roleType: 'BASIC',
    planRole: 'EDITOR',
  },
  { email: 'interviewer@demo.test', firstName: 'Tom', lastName: 'Okafor', roleType: 'BASIC' },
  { email: 'samuel@demo.test', firstName: 'Samuel', lastName: 'Wright', roleType: 'RECRUITER' },
  { email: 'diego@demo.test', firstName: 'Diego', lastName: 'Fuentes', roleType: 'BASIC' },
];

/** People who cannot sign in at the moment; the sign-in page does not offer them. */
export const demoAbsentees = [
  {
    email: 'nadia.haddad@northwind.test',
    firstName: 'Nadia',
    lastName: 'Haddad',
    emailVerified: false,
    signUpCompletedAt: null,
    createdAt: new Date(Date.now() - 2 * 86_400_000),
  },
  { email: 'oscar.lind@northwind.test', firstName: 'Oscar', lastName: 'Lind', banned: true },
];
