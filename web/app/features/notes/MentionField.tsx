import { useQuery } from '@apollo/client/react';
import { Combobox, Textarea, useCombobox } from '@mantine/core';
import type { TextareaProps } from '@mantine/core';
import { useDebouncedValue, useMergedRef } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { mentionQuery } from '#shared/domain/mention.ts';
import type { NoteVisibility } from '#shared/domain/note.ts';
import { MentionableUsersDocument } from './replyDocuments.ts';
import classes from './MentionField.module.css';

interface MentionFieldProps extends Omit<TextareaProps, 'value' | 'onChange' | 'ref'> {
  ref?: Ref<HTMLTextAreaElement>;
  value: string;
  onText: (text: string) => void;
  /** Decides who may be named: who sees the interview, and the note or reply as it will be. */
  mentionable: { callId: string; visibility: NoteVisibility; parentCallNoteId?: string };
}

/** A text in which @ offers the people who may be named; they are notified when it is saved. */
export function MentionField(props: MentionFieldProps) {
  const { ref, value, onText, mentionable, onKeyDown, ...field } = props;
  const textarea = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(ref, textarea);
  const [typed, setTyped] = useState<{ start: number; query: string } | null>(null);
  const [query] = useDebouncedValue(typed?.query ?? null, 150);
  const { data, previousData } = useQuery(MentionableUsersDocument, {
    variables: { ...mentionable, query: query ?? '' },
    skip: query === null,
    fetchPolicy: 'cache-and-network',
  });
  const people = (data ?? previousData)?.mentionableUsers ?? [];
  const isOpen = typed !== null && people.length > 0;
  const combobox = useCombobox({ opened: isOpen });
  const { selectFirstOption } = combobox;
  const firstId = people[0]?.id;
  useEffect(() => {
    // Enter takes the first of them.
    if (isOpen) selectFirstOption();
  }, [isOpen, firstId, selectFirstOption]);

  const follow = () => {
    const element = textarea.current;
    if (!element) return;
    setTyped(mentionQuery(element.value, element.selectionStart));
  };
  const choose = (mention: string) => {
    const element = textarea.current;
    if (!element || !typed) return;
    const end = typed.start + 1 + typed.query.length;
    const before = `${value.slice(0, typed.start)}@${mention} `;
    onText(before + value.slice(end).trimStart());
    setTyped(null);
    setTimeout(() => {
      element.focus();
      element.setSelectionRange(before.length, before.length);
    });
  };
  return (
    <Combobox store={combobox} position="bottom-start" width={260} onOptionSubmit={choose}>
      <Combobox.Target withKeyboardNavigation={isOpen}>
        <Textarea
          {...field}
          ref={merged}
          value={value}
          onChange={(event) => {
            onText(event.currentTarget.value);
            follow();
          }}
          onClick={follow}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            if (isOpen && (event.key === 'Escape' || event.key === 'Enter')) {
              // The list of people takes these keys, not the form around the field.
              event.stopPropagation();
              if (event.key === 'Escape') setTyped(null);
              return;
            }
            onKeyDown?.(event);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options aria-label="People to mention">
          {people.map(({ id, fullName, email, mention }) => (
            <Combobox.Option key={id} value={mention}>
              {fullName}
              <span className={classes.email}>{email}</span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
