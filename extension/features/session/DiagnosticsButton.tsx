import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './OptionsPage.module.css';
import { readDiagnostics } from './readDiagnostics.ts';

/** Saves a file that says how the extension stands, for the person who gives support. */
export function DiagnosticsButton() {
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    try {
      const text = JSON.stringify(await readDiagnostics(), null, 2);
      const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
      Object.assign(document.createElement('a'), {
        ...{ href: url, download: 'rapport-diagnostics.json' },
      }).click();
      URL.revokeObjectURL(url);
      setProblem(null);
    } catch {
      setProblem('The file could not be made. Try again.');
    }
  };
  return (
    <section className={classes.section}>
      <Button variant="default" onClick={() => void save()}>
        Download diagnostics
      </Button>
      <p className={classes.text}>
        Versions, states and counts, for whoever supports you. No names, and nothing that was said.
      </p>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
