import { Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './GeneratingView.module.css';

/** The specification's words and pace. */
const messages = [
  'Analyzing job description',
  'Identifying skills and competencies',
  'Generating questions',
  'Finalizing questions',
];
const messageMs = 11_000;

/** Stands where the questions will while they are written. */
export function GeneratingView() {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStep((now) => now + 1), messageMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={classes.view} role="status">
      <Loader size={28} aria-hidden />
      <p className={classes.text}>{messages[step % messages.length]}</p>
    </div>
  );
}
