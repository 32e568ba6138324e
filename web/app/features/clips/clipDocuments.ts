import { graphql } from '../../lib/__generated__/index.ts';

export const ClipRowFragment = graphql(`
  fragment ClipRow_clip on Clip {
    id
    name
    startMs
    endMs
    durationMs
    createdAt
    canEdit
    canDelete
    canShare
    user {
      id
      fullName
    }
    call {
      id
      name
    }
  }
`);

export const CallClipsDocument = graphql(`
  query CallClips($callId: ID!, $page: Int!) {
    clips(filter: { callId: $callId }, page: $page, limit: 50) {
      id
      ...ClipRow_clip
    }
  }
`);

export const ClipsDocument = graphql(`
  query Clips($query: String!, $isOwn: Boolean!, $isSharedWithMe: Boolean!, $page: Int!) {
    clips(
      query: $query
      filter: { isOwn: $isOwn, isSharedWithMe: $isSharedWithMe }
      page: $page
      limit: 50
    ) {
      id
      ...ClipRow_clip
    }
  }
`);

/** What the player and the words of a clip need. */
export const ClipPlayFragment = graphql(`
  fragment ClipPlay_clip on Clip {
    id
    name
    durationMs
    recording {
      url
      hasVideo
      peaks
      peaksPerSecond
      downloadUrl
    }
    speakers {
      id
      name
      index
    }
    segments {
      id
      speakerId
      startMs
      endMs
      words
    }
  }
`);

export const ClipDocument = graphql(`
  query Clip($id: ID!) {
    clip(id: $id) {
      id
      ...ClipRow_clip
      ...ClipPlay_clip
    }
  }
`);

export const ClipCallDocument = graphql(`
  mutation ClipCall($callId: ID!, $clipStart: Int!, $clipEnd: Int!, $name: String!) {
    clipCall(callId: $callId, clipStart: $clipStart, clipEnd: $clipEnd, name: $name) {
      id
      ...ClipRow_clip
    }
  }
`);

export const UpdateClipDocument = graphql(`
  mutation UpdateClip($id: ID!, $clipStart: Int, $clipEnd: Int, $name: String) {
    updateClip(id: $id, clipStart: $clipStart, clipEnd: $clipEnd, name: $name) {
      id
      ...ClipRow_clip
      ...ClipPlay_clip
    }
  }
`);

export const DeleteClipDocument = graphql(`
  mutation DeleteClip($id: ID!) {
    deleteClip(id: $id)
  }
`);
