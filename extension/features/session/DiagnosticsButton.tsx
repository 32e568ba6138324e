import { Button } from '@mantine/core';
import { useState } from 'react';
import { text } from '../../platform/text.ts';
import classes from './OptionsPage.module.css';
import { readDiagnostics } from './readDiagnostics.ts';

/** Saves a file that says how the extension stands, for the person who gives support. */
export function DiagnosticsButton() {
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    try {
      const json = JSON.stringify(await readDiagnostics(), null, 2);
      const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
      Object.assign(document.createElement('a'), {
        ...{ href: url, download: 'rapport-diagnostics.json' },
      }).click();
      URL.revokeObjectURL(url);
      setProblem(null);
    } catch {
      setProblem(text('diagnosticsFailed'));
    }
  };
  return (
    <section className={classes.section}>
      <Button variant="default" onClick={() => void save()}>
        {text('downloadDiagnostics')}
      </Button>
      <p className={classes.text}>{text('diagnosticsHint')}</p>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
