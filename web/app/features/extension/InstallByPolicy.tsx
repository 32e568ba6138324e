import { useQuery } from '@apollo/client/react';
import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { graphql } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { copyText } from '../../ui/copyText.ts';
import { NoPermission } from '../../ui/NoPermission.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { TermList } from '../../ui/TermList.tsx';
import classes from './InstallByPolicy.module.css';
import { policyText, type PolicyBrowser, type PolicySystem } from './policyText.ts';

const InstallByPolicyDocument = graphql(`
  query InstallByPolicy {
    browserExtensionData {
      chromiumId
      firefoxId
      version
      isFirefoxSigned
      serverUrl
      updateUrl
      firefoxUrl
    }
    currentUser {
      id
      canListMembers
      organization {
        id
        name
      }
    }
  }
`);

const browsers: readonly { value: PolicyBrowser; label: string }[] = [
  { value: 'chrome', label: 'Chrome' },
  { value: 'edge', label: 'Edge' },
  { value: 'firefox', label: 'Firefox' },
];
const systems: readonly { value: PolicySystem; label: string }[] = [
  { value: 'windows', label: 'Windows' },
  { value: 'mac', label: 'macOS' },
  { value: 'linux', label: 'Linux' },
  { value: 'google', label: 'Google Admin' },
];

/** The settings that a policy may hold besides those of the text, in the words of the extension's schema. */
const settings = [
  ['meetingSites', 'The meeting sites that may be used: any of meet, zoom and teams.'],
  ['atsSites', 'The applicant tracking systems that texts may be put into, by their ids.'],
  ['isCaptureOff', 'True: nothing is captured; guides and export stay.'],
  ['signInDomains', 'The e-mail domains whose accounts may sign in.'],
] as const;

/** What an administrator puts into the browsers of the organization, filled with this server's values. */
export function InstallByPolicy() {
  const [browser, setBrowser] = useState<PolicyBrowser>('chrome');
  const [system, setSystem] = useState<PolicySystem>('windows');
  const state = loadStateOf(useQuery(InstallByPolicyDocument), (data) => data);
  if (state.kind !== 'ready')
    return <NotLoaded state={state} skeleton={<Skeleton height={320} />} absent={null} />;
  const { browserExtensionData, currentUser } = state.value;
  if (!currentUser?.canListMembers) return <NoPermission />;
  const shown = system === 'google' && browser !== 'chrome' ? 'windows' : system;
  const { place, text } = policyText(browser, shown, {
    ...browserExtensionData,
    organization: currentUser.organization.name,
  });
  return (
    <>
      <PageSection title="Install it for everybody">
        <p className={classes.text}>
          {browserExtensionData.version === null
            ? 'The extension is not built on this server. Ask whoever runs it to build it; the policy stays the same.'
            : `Browsers with this policy install version ${browserExtensionData.version} from this server and keep it up to date.`}{' '}
          On Windows, Chrome and Edge take it only on computers that belong to a domain.
        </p>
        <div className={classes.choices}>
          <SegmentedControl
            aria-label="Browser"
            value={browser}
            onChange={(value) => setBrowser(value as PolicyBrowser)}
            data={[...browsers]}
          />
          <SegmentedControl
            aria-label="System"
            value={shown}
            onChange={(value) => setSystem(value as PolicySystem)}
            data={systems.filter(({ value }) => value !== 'google' || browser === 'chrome')}
          />
        </div>
        {browser === 'firefox' && !browserExtensionData.isFirefoxSigned && (
          <p className={classes.warning}>
            Firefox installs only packages that Mozilla signed. Download{' '}
            <a href={browserExtensionData.firefoxUrl}>the unsigned package</a>, have Mozilla sign it
            as unlisted, and put it into the server’s data folder as rapport.xpi.
          </p>
        )}
        <p className={classes.text}>{place}</p>
        <pre className={classes.policy} tabIndex={0} aria-label="Policy">
          {text}
        </pre>
        <Button
          className={classes.copy}
          leftSection={<IconCopy size={16} stroke={1.6} aria-hidden />}
          onClick={() => void copyText(text)}
        >
          Copy
        </Button>
      </PageSection>
      <PageSection title="More settings">
        <p className={classes.text}>They go beside serverUrl; each may be left out.</p>
        <TermList
          terms={settings.map(([name, meaning]) => ({
            key: name,
            term: <code>{name}</code>,
            meaning,
          }))}
        />
      </PageSection>
    </>
  );
}
