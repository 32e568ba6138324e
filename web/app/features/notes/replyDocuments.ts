import { graphql } from '../../lib/__generated__/index.ts';

// Apart from the documents of the page, so that they load with the notes.
export const ReplyFragment = graphql(`
  fragment NoteReply_reply on CallNoteReply {
    id
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
    mentions {
      id
      fullName
      email
    }
  }
`);

export const AddCallNoteReplyDocument = graphql(`
  mutation AddCallNoteReply(
    $parentCallNoteId: ID!
    $id: ID!
    $text: String!
    $visibility: NoteVisibility!
  ) {
    addCallNoteReply(
      parentCallNoteId: $parentCallNoteId
      id: $id
      text: $text
      visibility: $visibility
    ) {
      id
    }
  }
`);

export const UpdateCallNoteReplyDocument = graphql(`
  mutation UpdateCallNoteReply($id: ID!, $text: String!, $visibility: NoteVisibility!) {
    updateCallNoteReply(id: $id, text: $text, visibility: $visibility) {
      id
      ...NoteReply_reply
    }
  }
`);

export const DeleteCallNoteReplyDocument = graphql(`
  mutation DeleteCallNoteReply($id: ID!) {
    deleteCallNoteReply(id: $id)
  }
`);

export const AddCallNoteHighlightFeedbackDocument = graphql(`
  mutation AddCallNoteHighlightFeedback($id: ID!, $response: HighlightResponse) {
    addCallNoteHighlightFeedback(id: $id, response: $response) {
      id
      ...Note_note
    }
  }
`);

export const MarkMentionsReadDocument = graphql(`
  mutation MarkMentionsRead($callId: ID!) {
    markMentionsRead(callId: $callId)
  }
`);

export const MentionableUsersDocument = graphql(`
  query MentionableUsers(
    $callId: ID!
    $visibility: NoteVisibility!
    $parentCallNoteId: ID
    $query: String!
  ) {
    mentionableUsers(
      callId: $callId
      visibility: $visibility
      parentCallNoteId: $parentCallNoteId
      query: $query
    ) {
      id
      fullName
      email
      mention
    }
  }
`);
