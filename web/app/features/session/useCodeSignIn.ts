import { useRef, useState } from 'react';
import { readSignInName } from '#shared/domain/signInName.ts';
import { graphql } from '../../lib/__generated__/index.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { sendOperation } from '../../lib/sendOperation.ts';
import { keepCodeTarget, keptCodeTarget } from './keptCodeTarget.ts';
import type { CodeTarget } from './keptCodeTarget.ts';

const SignInByEmailDocument = graphql(`
  mutation signInByEmail($email: String!) {
    signInByEmail(email: $email)
  }
`);
const VerifyEmailSignInDocument = graphql(`
  mutation verifyEmailSignIn($email: String!, $code: String!) {
    verifyEmailSignIn(email: $email, code: $code) {
      id
    }
  }
`);
const SignInByPhoneDocument = graphql(`
  mutation signInByPhone($phone: String!) {
    signInByPhone(phone: $phone, channel: "sms")
  }
`);
const VerifyPhoneSignInDocument = graphql(`
  mutation verifyPhoneSignIn($phone: String!, $code: String!) {
    verifyPhoneSignIn(phone: $phone, code: $code) {
      id
    }
  }
`);

const place = 'sign-in';

/** Sign-in by a code in two steps: ask for it, then give it back. One error at a time, in words. */
export function useCodeSignIn(onSignedIn: (userId: string) => Promise<void> | void) {
  const [target, setTarget] = useState(() => keptCodeTarget(place));
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const attempt = async (step: () => Promise<void>): Promise<boolean> => {
    setIsBusy(true);
    setError(null);
    try {
      await step();
      return true;
    } catch (failure) {
      setError(errorMessage(failure));
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  const send = async (name: CodeTarget) => {
    if (name.kind === 'email') await sendOperation(SignInByEmailDocument, { email: name.email });
    else await sendOperation(SignInByPhoneDocument, { phone: name.phone });
    keepCodeTarget(place, name);
    setTarget(name);
  };

  /** Of a code that was taken, while the page that follows could not be loaded: a code holds once. */
  const signedIn = useRef<{ code: string; userId: string } | null>(null);
  const redeem = async (name: CodeTarget, code: string): Promise<string> => {
    const { id } =
      name.kind === 'email'
        ? (await sendOperation(VerifyEmailSignInDocument, { email: name.email, code }))
            .verifyEmailSignIn
        : (await sendOperation(VerifyPhoneSignInDocument, { phone: name.phone, code }))
            .verifyPhoneSignIn;
    keepCodeTarget(place, null);
    return id;
  };
  const verify = async (name: CodeTarget, code: string) => {
    if (signedIn.current?.code !== code)
      signedIn.current = { code, userId: await redeem(name, code) };
    await onSignedIn(signedIn.current.userId);
  };

  return {
    /** Where the code went; null while it is still to be asked for. */
    target,
    error,
    isBusy,
    /** Whether a code was sent. */
    start: async (text: string): Promise<boolean> => {
      const name = readSignInName(text);
      if (name.kind !== 'invalid') return attempt(() => send(name));
      setError(name.message);
      return false;
    },
    resend: async () => target !== null && (await attempt(() => send(target))),
    /** Rejects where the code is refused or the server is not reached. */
    verify: async (code: string) => {
      setError(null);
      if (target !== null) await verify(target, code);
    },
    back: () => {
      keepCodeTarget(place, null);
      setTarget(null);
      setError(null);
    },
  };
}
