import { Text } from '@mantine/core';
import { Fragment } from 'react';
import { phoneTypeLabels } from '#shared/domain/candidate.ts';
import { PageSection } from '../../ui/PageSection.tsx';
import type { CandidateFacts } from './candidateFacts.ts';
import classes from './CandidateSections.module.css';

/** How the candidate can be reached. */
export function ContactSection({
  candidate: { emails, phoneNumbers },
}: {
  candidate: CandidateFacts;
}) {
  return (
    <PageSection title="Contact">
      {emails.length + phoneNumbers.length === 0 ? (
        <Text size="sm" c="dimmed">
          No e-mail address and no phone number.
        </Text>
      ) : (
        <dl className={classes.facts}>
          {emails.map((email) => (
            <Fragment key={email}>
              <dt>E-mail</dt>
              <dd>
                <a className={classes.link} href={`mailto:${email}`}>
                  {email}
                </a>
              </dd>
            </Fragment>
          ))}
          {phoneNumbers.map(({ id, type, phoneNumber }) => (
            <Fragment key={id}>
              <dt>{phoneTypeLabels[type]}</dt>
              <dd>
                <a className={classes.link} href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}>
                  {phoneNumber}
                </a>
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </PageSection>
  );
}
