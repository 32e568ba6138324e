import { ApolloLink } from '@apollo/client';
import { Observable } from 'rxjs';
import { createClient } from './createClient.ts';

type Data = Record<string, unknown>;
export type Answer = Data | ((variables: Data) => Data);

/**
 * The app's client over a script of answers, for tests. It records the operations and pushes events. A
 * TypeError in the script is a lost connection, as fetch reports it.
 */
export function scriptedClient(script: Record<string, Answer>) {
  const asked: { name: string; variables: Data }[] = [];
  const listeners = new Map<string, Set<(data: Data) => void>>();
  const link = new ApolloLink(
    ({ operationName = '', variables, operationType }) =>
      new Observable((observer) => {
        asked.push({ name: operationName, variables });
        if (String(operationType) === 'subscription') {
          const listen = (data: Data) => observer.next({ data });
          const all = listeners.get(operationName) ?? new Set();
          listeners.set(operationName, all.add(listen));
          return () => all.delete(listen);
        }
        const timer = setTimeout(() => {
          try {
            const answer = script[operationName];
            if (!answer) throw new Error(`No answer is scripted for ${operationName}.`);
            observer.next({ data: typeof answer === 'function' ? answer(variables) : answer });
            observer.complete();
          } catch (error) {
            observer.error(error);
          }
        });
        return () => clearTimeout(timer);
      }),
  );
  return {
    client: createClient(link),
    asked,
    /** How many connections listen to a subscription. */
    listenersOf: (name: string): number => listeners.get(name)?.size ?? 0,
    push: (name: string, data: Data) => listeners.get(name)?.forEach((listen) => listen(data)),
  };
}
