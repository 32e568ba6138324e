import { useNetwork } from '@mantine/hooks';
import { Banner } from './Banner.tsx';

/** Says that the connection is gone, and goes when it is back. */
export function OfflineBanner() {
  const { online } = useNetwork();
  if (online) return null;
  return (
    <Banner>
      You are offline. Uploads wait and go on by themselves when the connection is back.
    </Banner>
  );
}
