import type { TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { print } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import { checkConnection } from './connection.ts';
import { isConnectionError, NetworkError } from './connectionError.ts';
import { noteBuildHash } from './serverStore.ts';

const timeoutMs = 30_000;

/**
 * Sends one GraphQL operation without the Apollo client, which is a third of what the sign-in page would
 * load. Fails with the errors that the client would throw.
 */
export async function sendOperation<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
      },
      body: JSON.stringify({ query: print(document), variables }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    noteBuildHash(response.headers.get('x-build-hash'));
    const bodyText = await response.text();
    const { data, errors } = parseAnswer<Data>(response, bodyText);
    if (errors?.length) throw new CombinedGraphQLErrors({ errors });
    if (!data) throw new ServerError('The answer has no data.', { response, bodyText });
    return data;
  } catch (failure) {
    const error = failure instanceof TypeError ? new NetworkError(failure) : failure;
    if (isConnectionError(error)) checkConnection();
    throw error;
  }
}

interface Answer<Data> {
  data?: Data | null;
  errors?: GraphQLFormattedError[];
}

/** @throws {ServerError} where a proxy or a server that is going down answers with a page of its own. */
function parseAnswer<Data>(response: Response, bodyText: string): Answer<Data> {
  try {
    return JSON.parse(bodyText) as Answer<Data>;
  } catch {
    throw new ServerError('The answer is not JSON.', { response, bodyText });
  }
}
