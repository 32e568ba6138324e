import { asc, eq, like, or, sql } from 'drizzle-orm';
import { hiringTeamMember, organization, user, userRole } from '../../db/tables/schema.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { UserError } from '../../errors/userError.ts';
import { loadActorOfSession } from '../../auth/loadActor.ts';
import {
  askSignInCode,
  endSession,
  findByAddress,
  isDemoSignInOpen,
  openSession,
  signInWithCode,
} from './signIn.ts';
import { unimpersonate } from './impersonateUser.ts';
import type { UserRow } from './userLoaders.ts';
import { CurrentUser } from './userType.ts';

/** Where the people of the demo data have their addresses; nobody else is offered. */
const demoDomains = ['@demo.test', '@other.test'];

interface DemoPersonShape {
  email: string;
  fullName: string;
  role: string;
  organization: string;
}
const DemoPerson = builder.objectRef<DemoPersonShape>('DemoPerson').implement({
  fields: (t) => ({
    email: t.exposeString('email'),
    fullName: t.exposeString('fullName'),
    role: t.exposeString('role'),
    organization: t.exposeString('organization'),
  }),
});

const UnimpersonatePayload = builder
  .objectRef<{ redirectTo: string }>('UnimpersonatePayload')
  .implement({ fields: (t) => ({ redirectTo: t.exposeString('redirectTo') }) });

builder.queryFields((t) => ({
  demoPeople: t.field({
    type: [DemoPerson],
    description: 'Whom one can sign in as by one click; empty in production.',
    skipTypeScopes: true,
    resolve: async (_root, _args, { services }) =>
      isDemoSignInOpen(services)
        ? services.database.system
            .select({
              email: user.email,
              fullName: user.name,
              role: sql<string>`case when exists (
                select 1 from ${hiringTeamMember} m where m.user_id = ${user.id} and m.position_role = 'HIRING_MANAGER'
              ) then 'Hiring Manager' else ${userRole.name} end`,
              organization: organization.name,
            })
            .from(user)
            .innerJoin(userRole, eq(userRole.id, user.userRoleId))
            .innerJoin(organization, eq(organization.id, user.organizationId))
            .where(or(...demoDomains.map((domain) => like(user.email, `%${domain}`))))
            .orderBy(
              asc(organization.createdAt),
              asc(organization.name),
              asc(user.createdAt),
              asc(user.name),
            )
        : [],
  }),
}));

builder.mutationFields((t) => ({
  signInByEmail: t.boolean({
    skipTypeScopes: true,
    args: { email: t.arg.string({ required: true }) },
    resolve: async (_root, { email }, context) => {
      await askSignInCode(context, 'email', email);
      return true;
    },
  }),
  verifyEmailSignIn: t.field({
    type: CurrentUser,
    skipTypeScopes: true,
    args: { email: t.arg.string({ required: true }), code: t.arg.string({ required: true }) },
    resolve: async (_root, { email, code }, context) =>
      asNewActor(context, await signInWithCode(context, 'email', email, code)),
  }),
  signInByPhone: t.boolean({
    skipTypeScopes: true,
    args: {
      phone: t.arg.string({ required: true }),
      channel: t.arg.string({ defaultValue: 'sms' }),
    },
    resolve: async (_root, { phone }, context) => {
      await askSignInCode(context, 'sms', phone);
      return true;
    },
  }),
  verifyPhoneSignIn: t.field({
    type: CurrentUser,
    skipTypeScopes: true,
    args: { phone: t.arg.string({ required: true }), code: t.arg.string({ required: true }) },
    resolve: async (_root, { phone, code }, context) =>
      asNewActor(context, await signInWithCode(context, 'sms', phone, code)),
  }),
  signInAsDemoPerson: t.field({
    type: CurrentUser,
    skipTypeScopes: true,
    args: { email: t.arg.string({ required: true }) },
    resolve: async (_root, { email }, context) => {
      const person =
        isDemoSignInOpen(context.services) && demoDomains.some((domain) => email.endsWith(domain))
          ? await findByAddress(context.services.database.system, 'email', email)
          : null;
      if (!person || person.banned) throw UserError.notFound('demo person');
      const sessionId = await openSession(context, person);
      return asNewActor(context, { person, sessionId });
    },
  }),
  signOut: t.boolean({
    skipTypeScopes: true,
    resolve: async (_root, _args, context) => {
      await endSession(context);
      return true;
    },
  }),
  unimpersonate: t.field({
    type: UnimpersonatePayload,
    resolve: (_root, _args, context) => unimpersonate(context),
  }),
}));

/** The rest of this answer is told to the person who has just signed in. */
async function asNewActor(
  context: GraphqlContext,
  { person, sessionId }: { person: UserRow; sessionId: string },
): Promise<UserRow> {
  const opened = await loadActorOfSession(context.services.database.system, sessionId);
  context.actor = opened?.actor ?? null;
  return person;
}
