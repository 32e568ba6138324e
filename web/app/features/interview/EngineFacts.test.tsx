import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EngineFacts } from './EngineFacts.tsx';

const facts = (name: string, trust: 'rough' | 'good') =>
  render(
    <EngineFacts
      engine={{ name, version: '1.0', trust, finishedAt: '2026-11-20T09:00:00.000Z' }}
      languageCode="en-US"
    />,
  );

test('names the engine that wrote a transcript and what it is least sure of', () => {
  facts('built-in engine (Moonshine base)', 'good');
  expect(screen.getByText(/^Transcribed by built-in engine \(Moonshine base\) 1\.0/)).toBeTruthy();
  expect(screen.getByText(/Names and numbers may be wrong/)).toBeTruthy();
});

test('warns of the fallback engine', () => {
  facts('fallback engine (PocketSphinx)', 'rough');
  expect(screen.getByText(/^Rough transcript, fallback engine \(PocketSphinx\) 1\.0/)).toBeTruthy();
  expect(screen.getByText(/^Expect mistakes/)).toBeTruthy();
});

test('claims no engine for a transcript written for the demo', () => {
  facts('Demo transcript, written by hand', 'good');
  expect(screen.queryByText(/Transcribed by/)).toBeNull();
  expect(screen.getByText(/not transcribed from a recording/)).toBeTruthy();
});
