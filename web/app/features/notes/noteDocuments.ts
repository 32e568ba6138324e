import { graphql } from '../../lib/__generated__/index.ts';

export const NoteFragment = graphql(`
  fragment Note_note on CallNote {
    id
    timeMs
    highlightStartMs
    highlightEndMs
    type
    text
    visibility
    isEdited
    createdAt
    canEdit
    canDelete
    author {
      id
      fullName
    }
    cue {
      id
      cue
    }
    mentions {
      id
      fullName
      email
    }
    highlightFeedback {
      helpfulCount
      notHelpfulCount
      mine
    }
    replies {
      id
      ...NoteReply_reply
    }
  }
`);

/** The page asks for them with everything else; the query is for what has changed since. */
export const NotesFragment = graphql(`
  fragment Notes_call on Call {
    canReadOthersNotes
    unreadMentions
    notes {
      id
      ...Note_note
    }
  }
`);

export const InterviewNotesDocument = graphql(`
  query InterviewNotes($callId: ID!) {
    call(id: $callId) {
      id
      ...Notes_call
    }
  }
`);

export const AddNewCallNoteDocument = graphql(`
  mutation AddNewCallNote(
    $callId: ID!
    $id: ID!
    $timeMs: Int!
    $text: String!
    $type: NoteType!
    $visibility: NoteVisibility!
    $highlightStartMs: Int
    $highlightEndMs: Int
    $cueId: ID
  ) {
    addNewCallNote(
      callId: $callId
      id: $id
      timeMs: $timeMs
      text: $text
      type: $type
      visibility: $visibility
      highlightStartMs: $highlightStartMs
      highlightEndMs: $highlightEndMs
      cueId: $cueId
    ) {
      id
      ...Note_note
    }
  }
`);

export const UpdateCallNoteDocument = graphql(`
  mutation UpdateCallNote($id: ID!, $text: String, $type: NoteType, $visibility: NoteVisibility) {
    updateCallNote(id: $id, text: $text, type: $type, visibility: $visibility) {
      id
      ...Note_note
    }
  }
`);

export const DeleteCallNoteDocument = graphql(`
  mutation DeleteCallNote($id: ID!) {
    deleteCallNote(id: $id)
  }
`);
