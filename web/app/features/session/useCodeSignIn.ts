import { useState } from 'react';
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

/** Sign-in by a code in two steps: ask for it, then give it back. One error at a time, in words. */
export function useCodeSignIn(onSignedIn: (userId: string) => Promise<void> | void) {
  const [target, setTarget] = useState(() => keptCodeTarget());
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
    keepCodeTarget(name);
    setTarget(name);
  };

  const verify = async (name: CodeTarget, code: string) => {
    const { id } =
      name.kind === 'email'
        ? (await sendOperation(VerifyEmailSignInDocument, { email: name.email, code }))
            .verifyEmailSignIn
        : (await sendOperation(VerifyPhoneSignInDocument, { phone: name.phone, code }))
            .verifyPhoneSignIn;
    keepCodeTarget(null);
    await onSignedIn(id);
  };

  return {
    /** Where the code went; null while it is still to be asked for. */
    target,
    error,
    isBusy,
    start: async (text: string) => {
      const name = readSignInName(text);
      if (name.kind === 'invalid') setError(name.message);
      else await attempt(() => send(name));
    },
    resend: async () => target !== null && (await attempt(() => send(target))),
    verify: async (code: string) => target !== null && (await attempt(() => verify(target, code))),
    back: () => {
      keepCodeTarget(null);
      setTarget(null);
      setError(null);
    },
  };
}
