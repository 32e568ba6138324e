import { useApolloClient } from '@apollo/client/react';
import { Button, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { InsightFilter, InsightTable } from '../../lib/__generated__/graphql.ts';
import { useAction } from '../../lib/useAction.ts';
import { downloadFile } from '../../ui/downloadFile.ts';
import { InsightTableCsvDocument } from './insightDocuments.ts';

/** Downloads a table of insights by the filter it has now; the server names the file. */
export function DownloadTableButton(props: { table: InsightTable; filter: InsightFilter }) {
  const client = useApolloClient();
  const download = useAction(async () => {
    const { data } = await client.query({
      query: InsightTableCsvDocument,
      variables: props,
      fetchPolicy: 'no-cache',
    });
    if (data) downloadFile('', data.insightTableCsv);
  });
  return (
    <Stack gap="xxs">
      <Button
        variant="default"
        flex="none"
        loading={download.isBusy}
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={download.run}
      >
        Download CSV
      </Button>
      {download.error && (
        <Text size="sm" role="alert">
          {download.error}
        </Text>
      )}
    </Stack>
  );
}
