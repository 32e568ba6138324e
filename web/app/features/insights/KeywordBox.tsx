import { Button, Loader, Pill, TextInput } from '@mantine/core';
import { useState } from 'react';
import { longestKeyword, withKeyword } from '#shared/domain/topicSearch.ts';
import classes from './KeywordBox.module.css';

interface KeywordBoxProps {
  keywords: readonly string[];
  onChange: (keywords: string[]) => void;
  isSearching: boolean;
}

/** Keywords typed one after the other; Enter, Tab or a comma adds, a click takes one away. */
export function KeywordBox({ keywords, onChange, isSearching }: KeywordBoxProps) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const next = withKeyword(keywords, typed);
    setTyped('');
    if (next.length > keywords.length) onChange(next);
  };
  return (
    <div>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextInput
          label="Keywords"
          className={classes.field}
          placeholder={
            keywords.length === 0
              ? 'Diversity, teamwork, communication, etc.'
              : 'Add another keyword'
          }
          maxLength={longestKeyword}
          value={typed}
          // Read only rather than disabled: the focus stays for the next keyword.
          readOnly={isSearching}
          aria-busy={isSearching}
          rightSection={isSearching ? <Loader size={16} aria-label="Searching" /> : null}
          onChange={(event) => {
            const text = event.currentTarget.value;
            if (text.endsWith(',')) {
              const next = withKeyword(keywords, text.slice(0, -1));
              setTyped('');
              if (next.length > keywords.length) onChange(next);
            } else setTyped(text);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Tab' || event.shiftKey || typed.trim() === '') return;
            event.preventDefault();
            add();
          }}
        />
        <Button type="submit" variant="default">
          Add
        </Button>
      </form>
      {keywords.length > 0 && (
        <ul className={classes.keywords} aria-label="Selected keywords">
          {keywords.map((keyword) => (
            <li key={keyword}>
              <Pill
                size="md"
                withRemoveButton
                removeButtonProps={{
                  'aria-label': `Remove ${keyword}`,
                  tabIndex: 0,
                  'aria-hidden': false,
                }}
                onRemove={() => onChange(keywords.filter((item) => item !== keyword))}
              >
                {keyword}
              </Pill>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
