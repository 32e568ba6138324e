import { Button, Switch, TextInput } from '@mantine/core';
import { useEffect, useState, type FormEvent } from 'react';
import {
  dropAccess,
  hasAccess,
  onAccessChange,
  requestAccess,
} from '../../platform/pageScripts.ts';
import { parseServerUrl } from '../../platform/parseServerUrl.ts';
import { onSettingsChange, readOtherSites, writeOtherSites } from '../../platform/settings.ts';
import { text } from '../../platform/text.ts';
import type { AtsSite } from '../../sites/ats/atsSite.ts';
import { otherSite } from '../../sites/ats/atsSites.ts';
import access from '../capture/SiteAccess.module.css';
import classes from './AtsPlace.module.css';
import { readAtsSites } from './readAtsSites.ts';

/** Into which applicant tracking systems texts may be put; the browser asks at the first use of each. */
export function AtsAccess() {
  const [known, setKnown] = useState<{ site: AtsSite; isAllowed: boolean }[]>([]);
  useEffect(() => {
    const lifetime = new AbortController();
    const read = async () => {
      const sites = await readAtsSites();
      const accesses = await Promise.all(sites.map(({ matches }) => hasAccess(matches)));
      if (!lifetime.signal.aborted)
        setKnown(sites.map((site, at) => ({ site, isAllowed: accesses[at] ?? false })));
    };
    void read();
    onAccessChange(() => void read(), lifetime.signal);
    onSettingsChange(() => void read(), lifetime.signal);
    return () => lifetime.abort();
  }, []);
  const change = async ({ id, matches }: AtsSite, isAllowed: boolean) => {
    if (isAllowed) await requestAccess(matches);
    else await dropAccess(matches);
    if (id !== 'other' || isAllowed) return;
    const origins = await readOtherSites();
    await writeOtherSites(origins.filter((origin) => `${origin}/*` !== matches[0]));
  };
  return (
    <section className={access.sites}>
      <h2 className={access.title}>{text('exportTo')}</h2>
      {known.map(({ site, isAllowed }) => (
        <Switch
          key={site.matches[0]}
          label={site.name}
          description={site.switchedOff && text('switchedOff', { reason: site.switchedOff })}
          checked={isAllowed}
          onChange={({ currentTarget: { checked } }) =>
            void change(site, checked).catch(() => undefined)
          }
        />
      ))}
      <OtherSite />
      <p className={access.hint}>{text('atsAccessHint')}</p>
    </section>
  );
}

function OtherSite() {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const allow = async (event: FormEvent) => {
    event.preventDefault();
    const origin = parseServerUrl(typed);
    if (!origin?.startsWith('https://')) return setProblem(text('atsAddressInvalid'));
    setProblem(null);
    if (!(await requestAccess(otherSite(origin).matches))) return setProblem(text('atsNotAllowed'));
    await writeOtherSites([...new Set([...(await readOtherSites()), origin])]);
    setTyped('');
  };
  return (
    <form className={classes.other} onSubmit={(event) => void allow(event)}>
      <TextInput
        label={text('otherSystem')}
        placeholder={text('otherSystemExample')}
        value={typed}
        error={problem}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {text('allow')}
      </Button>
    </form>
  );
}
