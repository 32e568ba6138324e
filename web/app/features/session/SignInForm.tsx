import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';

interface SignInFormProps {
  error: string | null;
  isBusy: boolean;
  onSubmit: (name: string) => void;
}

/** First step: one field for either name, one button. */
export function SignInForm({ error, isBusy, onSubmit }: SignInFormProps) {
  const [name, setName] = useState('');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(name);
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
