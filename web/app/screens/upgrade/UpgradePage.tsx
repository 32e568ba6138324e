import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { notifyError, notifySuccess } from '../../ui/notify.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import classes from './UpgradePage.module.css';

/** What a product is, for an organization that does not have it; anybody may ask for it. */
export function UpgradePage(props: {
  product: string;
  title: string;
  benefits: readonly { title: string; text: string }[];
  /** True when the server took the request. */
  request: () => Promise<boolean>;
}) {
  usePageTitle(`Upgrade to ${props.product}`);
  const [state, setState] = useState<'new' | 'sending' | 'sent'>('new');
  async function send() {
    setState('sending');
    const isTaken = await props.request().catch(() => false);
    setState(isTaken ? 'sent' : 'new');
    if (isTaken)
      notifySuccess(
        'Request submitted successfully. Our support team will be in touch with you with next steps shortly',
      );
    else
      notifyError('There was an error with submitting the request, please try again in some time');
  }
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{props.title}</h1>
      <ul className={classes.benefits}>
        {props.benefits.map(({ title, text }) => (
          <li key={title}>
            <IconCircleCheck size={22} stroke={1.6} className={classes.icon} aria-hidden />
            <span>
              <strong>{title}</strong>
              <span className={classes.text}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        {state === 'sent' ? (
          <p className={classes.thanks}>
            Thank you for your interest. We&apos;ll be in touch with you shortly.
          </p>
        ) : (
          <Button size="md" loading={state === 'sending'} onClick={() => void send()}>
            Upgrade to {props.product} today
          </Button>
        )}
      </div>
    </div>
  );
}
