import { DataList, Text } from '@mantine/core';
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
        <DataList labelWidth={64}>
          {emails.map((email) => (
            <DataList.Item key={email}>
              <DataList.ItemLabel>E-mail</DataList.ItemLabel>
              <DataList.ItemValue className={classes.reach}>
                <a className={classes.link} href={`mailto:${email}`}>
                  {email}
                </a>
              </DataList.ItemValue>
            </DataList.Item>
          ))}
          {phoneNumbers.map(({ id, type, phoneNumber }) => (
            <DataList.Item key={id}>
              <DataList.ItemLabel>{phoneTypeLabels[type]}</DataList.ItemLabel>
              <DataList.ItemValue className={classes.reach}>
                <a className={classes.link} href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}>
                  {phoneNumber}
                </a>
              </DataList.ItemValue>
            </DataList.Item>
          ))}
        </DataList>
      )}
    </PageSection>
  );
}
