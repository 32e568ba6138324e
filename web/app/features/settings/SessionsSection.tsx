import { Button, Text } from '@mantine/core';
import { PageSection } from '../../ui/PageSection.tsx';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { useSave } from '../../ui/useSave.ts';
import { SignOutEverywhereDocument } from './settingsDocuments.ts';

/** Ends every session of the person, for a device that was lost. */
export function SessionsSection({ isReadOnly }: { isReadOnly: boolean }) {
  const confirm = useConfirm();
  const { save, isSaving } = useSave(SignOutEverywhereDocument);
  const signOut = async () => {
    const isSure = await confirm({
      title: 'Sign out everywhere',
      body: 'You are signed out in every browser, this one included, and every browser extension is disconnected.',
      confirmLabel: 'Sign out everywhere',
      isDangerous: true,
    });
    if (isSure && (await save({}))) window.location.assign('/sign-in');
  };
  return (
    <PageSection title="Sessions">
      <Text size="sm" c="dimmed" mb="xs">
        Use this if you lost a device or signed in on a computer that is not yours.
      </Text>
      <Button
        variant="default"
        disabled={isReadOnly}
        loading={isSaving}
        onClick={() => void signOut()}
      >
        Sign out everywhere
      </Button>
    </PageSection>
  );
}
