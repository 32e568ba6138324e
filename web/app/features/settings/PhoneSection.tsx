import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useDraft } from '../../lib/useDraft.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { PageSection } from '../../ui/PageSection.tsx';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { useSave } from '../../ui/useSave.ts';
import { CodeStep } from '../session/CodeStep.tsx';
import { keepCodeTarget, keptCodeTarget } from '../session/keptCodeTarget.ts';
import { graphql } from '../../lib/__generated__/index.ts';

const SendPhoneNumberCodeDocument = graphql(`
  mutation SendPhoneNumberCode($phoneNumber: String!) {
    sendPhoneNumberCode(phoneNumber: $phoneNumber)
  }
`);

const VerifyPhoneNumberDocument = graphql(`
  mutation VerifyPhoneNumber($phoneNumber: String!, $code: String!) {
    verifyPhoneNumber(phoneNumber: $phoneNumber, code: $code) {
      id
      phoneNumber
    }
  }
`);

const RemovePhoneNumberDocument = graphql(`
  mutation RemovePhoneNumber {
    removePhoneNumber {
      id
      phoneNumber
    }
  }
`);

const place = 'phone-number';
/** Where the code of an earlier page went. */
const keptNumber = (): string | null => {
  const target = keptCodeTarget(place);
  return target?.kind === 'phone' ? target.phone : null;
};

interface PhoneSectionProps {
  /** Null while the person has none. */
  phoneNumber: string | null;
  canVerify: boolean;
}

/** The phone number that the person signs in with, verified by a code that is sent to it. */
export function PhoneSection({ phoneNumber, canVerify }: PhoneSectionProps) {
  const confirm = useConfirm();
  const remove = useSave(RemovePhoneNumberDocument);
  const [isChanging, setIsChanging] = useState(() => keptNumber() !== null);
  if (!canVerify && phoneNumber === null) return null;
  const removeWhenSure = async () => {
    const isSure = await confirm({
      title: 'Remove phone number',
      body: 'You then sign in with your e-mail address alone.',
      confirmLabel: 'Remove',
      isDangerous: true,
    });
    if (isSure && (await remove.save({}))) notifySuccess('Your phone number was removed.');
  };
  return (
    <PageSection title="Phone number">
      {isChanging ? (
        <PhoneForm onEnd={() => setIsChanging(false)} />
      ) : (
        <Group gap="sm">
          <Text {...(phoneNumber === null && { c: 'dimmed' })}>
            {phoneNumber ?? 'None yet. Add one to sign in by text message.'}
          </Text>
          {canVerify && (
            <Button variant="default" onClick={() => setIsChanging(true)}>
              {phoneNumber ? 'Change' : 'Add phone number'}
            </Button>
          )}
          {canVerify && phoneNumber && (
            <Button
              variant="default"
              loading={remove.isSaving}
              onClick={() => void removeWhenSure()}
            >
              Remove
            </Button>
          )}
        </Group>
      )}
    </PageSection>
  );
}

/** Asks for the number, then for the code that was sent to it. */
function PhoneForm({ onEnd }: { onEnd: () => void }) {
  const send = useSave(SendPhoneNumberCodeDocument, { isInline: true });
  const [verify] = useMutation(VerifyPhoneNumberDocument);
  const { text: number, setText: setNumber, drop } = useDraft('phoneNumber', '');
  const [sentTo, setSentTo] = useState(keptNumber);
  const submitNumber = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (!(await send.save({ phoneNumber: number }))) return;
    keepCodeTarget(place, { kind: 'phone', phone: number.trim() });
    setSentTo(number.trim());
  };
  const submitCode = async (code: string) => {
    await verify({ variables: { phoneNumber: sentTo ?? '', code } });
    keepCodeTarget(place, null);
    drop();
    notifySuccess('Your phone number was verified.');
    onEnd();
  };
  if (sentTo === null)
    return (
      <form noValidate onSubmit={(event) => void submitNumber(event)}>
        <Group gap="xs" align="flex-end">
          <TextInput
            type="tel"
            label="Phone number"
            placeholder="+1 555 010 0100"
            autoComplete="tel"
            maxLength={40}
            flex="1 1 200px"
            maw={320}
            autoFocus
            value={number}
            error={send.failure}
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
          <Button type="submit" loading={send.isSaving}>
            Send code
          </Button>
          <Button
            variant="default"
            onClick={() => {
              drop();
              onEnd();
            }}
          >
            Cancel
          </Button>
        </Group>
      </form>
    );
  return (
    <Stack gap="sm" align="flex-start">
      <Text>Enter the code that was sent to {sentTo}.</Text>
      <CodeStep verify={submitCode} />
      <Button
        variant="default"
        onClick={() => {
          keepCodeTarget(place, null);
          setSentTo(null);
        }}
      >
        Use another number
      </Button>
    </Stack>
  );
}
