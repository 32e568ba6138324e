import { useApolloClient } from '@apollo/client/react';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useState } from 'react';
import { errorMessage } from '../lib/errorMessage.ts';
import { notifyError } from './notify.ts';

interface Save<Data, Variables> {
  /** Resolves to null where the server refused or was not reached; the person has been told. */
  save: (variables: Variables) => Promise<Data | null>;
  isSaving: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
}

/** Runs a mutation. A failure is shown as a toast, or with `isInline` by the caller beside the form. */
export function useSave<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { isInline = false }: { isInline?: boolean } = {},
): Save<Data, Variables> {
  const client = useApolloClient();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (variables: Variables): Promise<Data | null> => {
    setIsSaving(true);
    setFailure(null);
    try {
      const mutation = document as TypedDocumentNode<Data>;
      const { data } = await client.mutate<Data>({ mutation, variables });
      return data ?? null;
    } catch (error) {
      const message = errorMessage(error);
      setFailure(message);
      if (!isInline) notifyError(message);
      return null;
    } finally {
      setIsSaving(false);
    }
  };
  return { save, isSaving, failure };
}
