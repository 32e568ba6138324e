import { Text, Title } from '@mantine/core';
import { graphql, readFragment, type FragmentType } from '../../lib/__generated__/index.ts';

export const CallConsentFragment = graphql(`
  fragment CallConsent_call on Call {
    id
    consentText
  }
`);

/** What everybody in the recording agreed to, as whoever brought it confirmed. */
export function CallConsent({ call }: { call: FragmentType<typeof CallConsentFragment> }) {
  const { consentText } = readFragment(CallConsentFragment, call);
  if (consentText === null) return null;
  return (
    <section aria-labelledby="consent-title">
      <Title order={2} id="consent-title" fz={14} fw={600} mb={4}>
        Consent
      </Title>
      <Text size="sm">“{consentText}”</Text>
      <Text size="sm" c="dimmed">
        Confirmed by whoever added the recording. Who and when is in the audit log.
      </Text>
    </section>
  );
}
