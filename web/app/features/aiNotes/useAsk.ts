import { useApolloClient } from '@apollo/client/react';
import { useStore } from 'zustand';
import { errorMessage } from '../../lib/errorMessage.ts';
import { modelContext } from '../../lib/requestLink.ts';
import { AskCallDocument } from './aiNotesDocuments.ts';
import type { AskedQuestion, AskHistory } from './createAskHistory.ts';

/** Asks an interview, one question at a time; answers and failures go into its history. */
export function useAsk(callId: string, history: AskHistory) {
  const client = useApolloClient();
  const { draft, asked } = useStore(history);
  const isAsking = asked.some(({ answer, error }) => answer === null && error === null);

  const settle = (id: number, result: Pick<AskedQuestion, 'answer' | 'error'>) =>
    history.setState((state) => ({
      asked: state.asked.map((item) => (item.id === id ? { ...item, ...result } : item)),
    }));
  const send = async (id: number, question: string) => {
    try {
      const variables = { callId, question };
      const { data } = await client.mutate({
        mutation: AskCallDocument,
        variables,
        context: modelContext,
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error('No answer came. Try again.');
      settle(id, { answer: data.askCall, error: null });
    } catch (refusal) {
      settle(id, { answer: null, error: errorMessage(refusal) });
    }
  };
  const ask = (question: string) => {
    const id = asked.length;
    const next = { id, question, answer: null, error: null };
    history.setState({ draft: '', asked: [...asked, next] });
    void send(id, question);
  };
  return {
    draft,
    asked,
    isAsking,
    ask,
    askAgain: ({ id, question }: AskedQuestion) => {
      settle(id, { answer: null, error: null });
      void send(id, question);
    },
    setDraft: (text: string) => history.setState({ draft: text }),
  };
}
