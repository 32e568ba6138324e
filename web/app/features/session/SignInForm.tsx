import { Button, Stack, TextInput } from '@mantine/core';
import { useTabText } from '../../lib/useTabText.ts';

interface SignInFormProps {
  error: string | null;
  isBusy: boolean;
  /** Resolves to whether a code was sent. */
  onSubmit: (name: string) => Promise<boolean>;
}

/** First step: one field for either name, one button. */
export function SignInForm({ error, isBusy, onSubmit }: SignInFormProps) {
  const [name, setName] = useTabText('rapport-sign-in-name');
  const submit = async () => {
    if (await onSubmit(name)) setName('');
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="sm">
        <TextInput
          label="E-mail or phone number"
          placeholder="name@company.com or +1 415 555 0100"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={error}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          autoFocus
        />
        <Button type="submit" loading={isBusy} fullWidth>
          Send me a code
        </Button>
      </Stack>
    </form>
  );
}
