import { useEffect } from 'react';
import { create } from 'zustand';
import { drafts } from './createDrafts.ts';
import { newUuid } from '#shared/domain/newUuid.ts';

/** Visits of this page that still send what they have. */
const openVisits = new Set<string>();
/** Counts the occasions on which other edits may be offered back. */
const useOccasions = create(() => ({ count: 0 }));
const review = () => useOccasions.setState(({ count }) => ({ count: count + 1 }));

/** Where one visit of a document keeps the edits that the server does not have. */
export interface EditVisit<Edit> {
  /** All of them, whenever they change. */
  keep(edits: readonly Edit[]): void;
  /** The visit sends nothing more: what it still keeps is offered to the next. */
  end(): void;
}

/**
 * Keeps unsaved edits for the case that the page ends before they are sent. Each visit has a key of its own,
 * so that what one saves does not take away what an earlier one left.
 */
export function beginEditVisit<Edit>(documentKey: string): EditVisit<Edit> {
  // Beginning with the time: what an earlier visit left is saved before what a later one did.
  const key = `${documentKey}/${Date.now()}-${newUuid()}`;
  openVisits.add(key);
  return {
    keep: (edits) => {
      if (edits.length > 0) drafts.keep(key, edits);
      else drafts.drop(key);
    },
    end: () => {
      openVisits.delete(key);
      review();
    },
  };
}

export interface UnsavedEdits {
  count: number;
  save: () => void;
  discard: () => void;
}

/** Edits that earlier visits could not send, without those that `isNeeded` refuses; null without any. */
export function useUnsavedEdits<Edit>(
  documentKey: string,
  edits: { edit: (edit: Edit) => void },
  isNeeded: (edit: Edit) => boolean = () => true,
): UnsavedEdits | null {
  useOccasions();
  useEffect(() => void drafts.ready.then(review), []);
  const left = drafts.list(`${documentKey}/`).filter(({ key }) => !openVisits.has(key));
  // Written by this code alone; a document that no longer has what they name ignores them.
  const found = left
    .flatMap(({ value }) => (Array.isArray(value) ? (value as Edit[]) : []))
    .filter(isNeeded);
  if (found.length === 0) return null;
  const discard = () => {
    for (const { key } of left) drafts.drop(key);
    review();
  };
  return {
    count: found.length,
    save: () => {
      // This visit keeps each before the earlier one's copy goes.
      for (const edit of found) edits.edit(edit);
      discard();
    },
    discard,
  };
}
