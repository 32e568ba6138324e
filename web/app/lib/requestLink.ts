import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { checkConnection } from './connection.ts';
import { isConnectionError, NetworkError } from './connectionError.ts';

const timeoutMs = 30_000;

/** Context of a mutation that waits for a language model; the server gives a model 60 s. */
export const modelContext = { timeoutMs: 75_000 };

/** Ends a request without an answer after 30 s, and names what fetch only reports as a TypeError. */
export const requestLink = new ApolloLink((operation, forward) => {
  if (operation.operationType === OperationTypeNode.SUBSCRIPTION) return forward(operation);
  return new Observable((observer) => {
    const { timeoutMs: longerMs } = operation.getContext() as { timeoutMs?: number };
    const fail = (error: unknown) => {
      if (isConnectionError(error)) checkConnection();
      observer.error(error);
    };
    const timer = setTimeout(() => {
      request.unsubscribe();
      fail(new DOMException('The server did not answer in time.', 'TimeoutError'));
    }, longerMs ?? timeoutMs);
    const request = forward(operation).subscribe({
      next: (result) => {
        clearTimeout(timer);
        observer.next(result);
      },
      error: (error: unknown) => {
        clearTimeout(timer);
        fail(error instanceof TypeError ? new NetworkError(error) : error);
      },
      complete: () => observer.complete(),
    });
    return () => {
      clearTimeout(timer);
      request.unsubscribe();
    };
  });
});
