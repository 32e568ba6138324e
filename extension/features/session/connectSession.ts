import { ServerProblem, askServer, redeemCode, returnToken } from '../../platform/network.ts';
import { maySignIn, readPolicy } from '../../platform/policy.ts';
import { extensionVersion, listenToApp, openPopup } from '../../platform/browserParts.ts';
import {
  expectSignIn,
  readServerUrl,
  readSession,
  takeSignIn,
  writeServerUrl,
  writeSession,
} from '../../platform/settings.ts';
import { refreshSiteData } from '../siteData/refreshSiteData.ts';
import { z } from 'zod';

/** Opens the web app's page where the signed-in person says yes. */
export async function beginSignIn(serverUrl: string): Promise<void> {
  await writeServerUrl(serverUrl);
  await listenToApp(serverUrl);
  const state = await expectSignIn();
  await openPopup(`${serverUrl}/extension/connect?state=${encodeURIComponent(state)}`);
}

/** Takes the code that comes back; false when we did not ask for it, or the server refuses it. */
export async function finishSignIn(code: string, state: string): Promise<boolean> {
  if (!(await takeSignIn(state))) return false;
  try {
    const session = await redeemCode(await readServerUrl(), code);
    if (!maySignIn(await readPolicy(), session.user.email)) {
      await returnToken(session);
      return false;
    }
    await writeSession(session);
  } catch (error) {
    if (error instanceof ServerProblem) return false;
    throw error;
  }
  void reportVersion();
  void refreshSiteData();
  return true;
}

/** Gives the token back; what was kept for the person is removed by `forgetAll`. */
export async function signOut(): Promise<void> {
  const session = await readSession();
  await writeSession(null);
  if (session) await returnToken(session);
}

export const sessionOperations = {
  updateBrowserExtensionVersion: /* GraphQL */ `
    mutation UpdateBrowserExtensionVersion($version: String!) {
      updateBrowserExtensionVersion(browserExtensionVersion: $version)
    }
  `,
} as const;

let reported: string | null = null;

/** Tells the server which version the person has, once a start and whenever somebody else signs in. */
export async function reportVersion(): Promise<void> {
  const session = await readSession();
  const version = extensionVersion();
  const key = `${session?.user.id} ${version}`;
  if (!session || session.isExpired || reported === key) return;
  try {
    await askServer(z.unknown(), sessionOperations.updateBrowserExtensionVersion, { version });
    reported = key;
  } catch {
    // Told again at the next start of the background.
  }
}
