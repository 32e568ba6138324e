import { useQuery } from '@apollo/client/react';
import { Table, Text } from '@mantine/core';
import { loadStateOf } from '../../lib/loadState.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { AlertAccuracyDocument } from './alertDocuments.ts';

/** A share of fewer answers says nothing. */
const fewestAnswers = 5;

/** How often people find alerts right, by theme. */
export function AlertAccuracy() {
  const query = useQuery(AlertAccuracyDocument, { fetchPolicy: 'cache-and-network' });
  const state = loadStateOf(query, (data) => data.candidateAlertAccuracy);
  return (
    <PageSection title="How often alerts are right">
      {state.kind !== 'ready' ? (
        <NotLoaded state={state} skeleton={<RowsSkeleton />} absent={null} />
      ) : state.value.length === 0 ? (
        <Text c="dimmed">There are no alerts yet.</Text>
      ) : (
        <Table.ScrollContainer minWidth={320}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Theme</Table.Th>
                <Table.Th scope="col">Alerts</Table.Th>
                <Table.Th scope="col">Answers</Table.Th>
                <Table.Th scope="col">Right</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {state.value.map(({ theme, title, alerts, answers, right }) => (
                <Table.Tr key={theme}>
                  <Table.Th scope="row" fw={400}>
                    {title}
                  </Table.Th>
                  <Table.Td>{alerts}</Table.Td>
                  <Table.Td>{answers}</Table.Td>
                  <Table.Td>
                    {answers >= fewestAnswers
                      ? `${Math.round((100 * right) / answers)} %`
                      : 'Too few answers'}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </PageSection>
  );
}
