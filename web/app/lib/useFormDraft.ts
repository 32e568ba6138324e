import { useEffect, useRef, useState } from 'react';
import { drafts } from './createDrafts.ts';

/** The part of a Mantine form that a draft needs. */
interface DraftForm<Values> {
  values: Values;
  getInitialValues: () => Values;
  setValues: (values: Partial<Values>) => void;
}

export interface FormDraft {
  /** The form began with what was typed earlier. */
  isRestored: boolean;
  /** Call it when the form is saved or given up. */
  drop: () => void;
  /** Gives up what was typed. */
  startOver: () => void;
}

/**
 * Keeps the fields of a form that differ from their beginning as a draft under `key`, and fills them in when
 * the form is opened again: after a crash, a reload or a dialog closed by mistake.
 */
export function useFormDraft<Values extends object>(
  key: string,
  form: DraftForm<Values>,
): FormDraft {
  const [isRestored, setIsRestored] = useState(false);
  const hasLooked = useRef(false);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    void drafts.ready.then(() => {
      const kept = drafts.get(key);
      hasLooked.current = true;
      if (typeof kept !== 'object' || kept === null) return;
      // Written below alone, from a form of the same shape.
      latest.current.setValues(kept as Partial<Values>);
      setIsRestored(true);
    });
  }, [key]);
  const { values } = form;
  useEffect(() => {
    if (!hasLooked.current) return;
    const changed = changedFields(values, latest.current.getInitialValues());
    if (Object.keys(changed).length > 0) drafts.keep(key, changed);
    else drafts.drop(key);
  }, [key, values]);
  return {
    isRestored,
    drop: () => {
      setIsRestored(false);
      drafts.drop(key);
    },
    startOver: () => {
      setIsRestored(false);
      latest.current.setValues(latest.current.getInitialValues());
    },
  };
}

const changedFields = <Values extends object>(values: Values, initial: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(initial[name as keyof Values]),
    ),
  ) as Partial<Values>;
