import { Switch } from '@mantine/core';
import { useEffect, useState } from 'react';
import {
  dropAccess,
  hasAccess,
  onAccessChange,
  requestAccess,
} from '../../platform/pageScripts.ts';
import { readPolicy } from '../../platform/policy.ts';
import { onSettingsChange } from '../../platform/settings.ts';
import { readSiteData } from '../../platform/siteDataStore.ts';
import { text } from '../../platform/text.ts';
import type { MeetingSite } from '../../sites/meetingSite.ts';
import { meetingSites } from '../../sites/meetingSites.ts';
import classes from './SiteAccess.module.css';

interface KnownSite {
  site: MeetingSite;
  isAllowed: boolean;
  /** Why the server switched it off. */
  switchedOff: string | undefined;
}

const allSites = Object.values(meetingSites);

/** In which meetings the extension may run; the browser asks the person at the first use of each. */
export function SiteAccess() {
  const [isOff, setIsOff] = useState(false);
  const [known, setKnown] = useState<KnownSite[]>([]);
  useEffect(() => {
    const lifetime = new AbortController();
    const read = async () => {
      const [{ meetingSites: usable, isCaptureOff }, data] = await Promise.all([
        readPolicy(),
        readSiteData(),
      ]);
      const sites = allSites.filter(({ id }) => !isCaptureOff && (usable?.includes(id) ?? true));
      const accesses = await Promise.all(sites.map(({ matches }) => hasAccess(matches)));
      setIsOff(isCaptureOff);
      setKnown(
        sites.map((site, at) => ({
          ...{ site, isAllowed: accesses[at] ?? false },
          switchedOff: data?.meetings[site.id]?.switchedOff,
        })),
      );
    };
    void read();
    onAccessChange(() => void read(), lifetime.signal);
    onSettingsChange(() => void read(), lifetime.signal);
    return () => lifetime.abort();
  }, []);
  return (
    <section className={classes.sites}>
      <h2 className={classes.title}>{text('useItIn')}</h2>
      {known.map(({ site: { id, name, matches }, isAllowed, switchedOff }) => (
        <Switch
          key={id}
          label={name}
          description={switchedOff && text('switchedOff', { reason: switchedOff })}
          disabled={switchedOff !== undefined}
          checked={isAllowed}
          onChange={({ currentTarget: { checked } }) =>
            void (checked ? requestAccess(matches) : dropAccess(matches)).catch(() => undefined)
          }
        />
      ))}
      <p className={classes.hint}>{isOff ? text('captureOff') : text('siteAccessHint')}</p>
    </section>
  );
}
