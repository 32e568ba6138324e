import { graphql } from '../../lib/__generated__/index.ts';

export const SharingFragment = graphql(`
  fragment Sharing_sharing on Sharing {
    id
    canShare
    canShareExternal
    defaultDurationDays
    notesFormats
    shares {
      id
      sharedTo {
        id
        fullName
        email
        profilePicUrl
      }
    }
    externalShares {
      id
      email
      notesFormat
      expiresAt
      renewalRequestedAt
    }
  }
`);

export const SharingDocument = graphql(`
  query Sharing($noun: SharedNoun!, $id: ID!) {
    sharing(noun: $noun, id: $id) {
      id
      ...Sharing_sharing
    }
  }
`);

export const LinkReadersDocument = graphql(`
  query LinkReaders($id: ID!) {
    call(id: $id) {
      id
      ...VisibleToList_call
    }
  }
`);

export const RecipientsDocument = graphql(`
  query Recipients($query: String!) {
    organizationUsers(query: $query, limit: 20) {
      id
      fullName
      email
    }
  }
`);

const shareCall = graphql(`
  mutation ShareCall($id: ID!, $internalIds: [ID!]!, $title: String, $message: String) {
    sharing: shareCall(id: $id, internalIds: $internalIds, title: $title, message: $message) {
      id
      ...Sharing_sharing
    }
  }
`);
const shareClip = graphql(`
  mutation ShareClip($id: ID!, $internalIds: [ID!]!, $title: String, $message: String) {
    sharing: shareClip(id: $id, internalIds: $internalIds, title: $title, message: $message) {
      id
      ...Sharing_sharing
    }
  }
`);
const sharePlaylist = graphql(`
  mutation SharePlaylist($id: ID!, $internalIds: [ID!]!, $title: String, $message: String) {
    sharing: sharePlaylist(id: $id, internalIds: $internalIds, title: $title, message: $message) {
      id
      ...Sharing_sharing
    }
  }
`);
export const shareDocuments = { call: shareCall, clip: shareClip, playlist: sharePlaylist };

export const RemoveShareDocument = graphql(`
  mutation RemoveShare($id: ID!) {
    removeShare(id: $id) {
      id
      ...Sharing_sharing
    }
  }
`);

const shareCallExternally = graphql(`
  mutation ShareCallExternally(
    $id: ID!
    $externalEmails: [String!]!
    $durationDays: Float!
    $title: String
    $message: String
    $notesFormat: ExternalNotesFormat
  ) {
    sharing: shareCallExternally(
      id: $id
      externalEmails: $externalEmails
      durationDays: $durationDays
      title: $title
      message: $message
      notesFormat: $notesFormat
    ) {
      id
      ...Sharing_sharing
    }
  }
`);
const renewExternalCallShare = graphql(`
  mutation RenewExternalCallShare($id: ID!, $durationDays: Float!) {
    sharing: renewExternalCallShare(id: $id, durationDays: $durationDays) {
      id
      ...Sharing_sharing
    }
  }
`);
const removeExternalCallShare = graphql(`
  mutation RemoveExternalCallShare($id: ID!) {
    sharing: removeExternalCallShare(id: $id) {
      id
      ...Sharing_sharing
    }
  }
`);

const shareClipExternally = graphql(`
  mutation ShareClipExternally(
    $id: ID!
    $externalEmails: [String!]!
    $durationDays: Float!
    $title: String
    $message: String
  ) {
    sharing: shareClipExternally(
      id: $id
      externalEmails: $externalEmails
      durationDays: $durationDays
      title: $title
      message: $message
    ) {
      id
      ...Sharing_sharing
    }
  }
`);
const renewExternalClipShare = graphql(`
  mutation RenewExternalClipShare($id: ID!, $durationDays: Float!) {
    sharing: renewExternalClipShare(id: $id, durationDays: $durationDays) {
      id
      ...Sharing_sharing
    }
  }
`);
const removeExternalClipShare = graphql(`
  mutation RemoveExternalClipShare($id: ID!) {
    sharing: removeExternalClipShare(id: $id) {
      id
      ...Sharing_sharing
    }
  }
`);

const sharePlaylistExternally = graphql(`
  mutation SharePlaylistExternally(
    $id: ID!
    $externalEmails: [String!]!
    $durationDays: Float!
    $title: String
    $message: String
  ) {
    sharing: sharePlaylistExternally(
      id: $id
      externalEmails: $externalEmails
      durationDays: $durationDays
      title: $title
      message: $message
    ) {
      id
      ...Sharing_sharing
    }
  }
`);
const renewExternalPlaylistShare = graphql(`
  mutation RenewExternalPlaylistShare($id: ID!, $durationDays: Float!) {
    sharing: renewExternalPlaylistShare(id: $id, durationDays: $durationDays) {
      id
      ...Sharing_sharing
    }
  }
`);
const removeExternalPlaylistShare = graphql(`
  mutation RemoveExternalPlaylistShare($id: ID!) {
    sharing: removeExternalPlaylistShare(id: $id) {
      id
      ...Sharing_sharing
    }
  }
`);

export const externalDocuments = {
  call: {
    share: shareCallExternally,
    renew: renewExternalCallShare,
    remove: removeExternalCallShare,
  },
  clip: {
    share: shareClipExternally,
    renew: renewExternalClipShare,
    remove: removeExternalClipShare,
  },
  playlist: {
    share: sharePlaylistExternally,
    renew: renewExternalPlaylistShare,
    remove: removeExternalPlaylistShare,
  },
};
