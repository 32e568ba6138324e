import type { RequestContext } from '../../graphql/context.ts';
import { UserError } from '../../errors/userError.ts';

/** Ends an impersonation and gives the staff member their own session back. */
export async function unimpersonate(context: RequestContext): Promise<{ redirectTo: string }> {
  if (!context.actor?.isImpersonated)
    throw new UserError('CONFLICT', 'You are not impersonating anybody.');
  const { headers } = await context.services.auth.api.stopImpersonating({
    headers: context.headers,
    returnHeaders: true,
  });
  context.setCookie(headers.getSetCookie());
  // The administration area that lists people is where an impersonation would start; until an
  // organization has it, the way back is the home page.
  return { redirectTo: '/' };
}
