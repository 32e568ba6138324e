import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { text } from '../../platform/text.ts';
import classes from '../capture/SiteAccess.module.css';

const query = { name: 'microphone' } as unknown as PermissionDescriptor;

/** Lets the browser ask for the microphone. It cannot ask in the panel, nor where the recording runs. */
export function MicrophoneAccess() {
  const [state, setState] = useState<PermissionState | null>(null);
  useEffect(() => {
    const lifetime = new AbortController();
    const { signal } = lifetime;
    void navigator.permissions.query(query).then(
      (status) => {
        if (signal.aborted) return;
        setState(status.state);
        status.addEventListener('change', () => setState(status.state), { signal });
      },
      () => undefined,
    );
    return () => lifetime.abort();
  }, []);
  const allow = () =>
    navigator.mediaDevices.getUserMedia({ audio: true }).then(
      (stream) => stream.getTracks().forEach((track) => track.stop()),
      () => undefined,
    );
  return (
    <section className={classes.sites}>
      <h2 className={classes.title}>{text('yourVoice')}</h2>
      {state === 'granted' ? (
        <p className={classes.hint} role="status">
          {text('microphoneAllowed')}
        </p>
      ) : (
        <p className={classes.hint}>
          {state === 'denied' ? text('microphoneRefused') : text('microphoneNeeded')}
        </p>
      )}
      {state === 'prompt' && (
        <Button variant="default" onClick={() => void allow()}>
          {text('allowMicrophone')}
        </Button>
      )}
    </section>
  );
}
