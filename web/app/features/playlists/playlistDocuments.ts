import { graphql } from '../../lib/__generated__/index.ts';

export const PlaylistRowFragment = graphql(`
  fragment PlaylistRow_playlist on Playlist {
    id
    title
    description
    clipCount
    durationMs
    updatedAt
    canEdit
    canDelete
    owner {
      id
      fullName
    }
  }
`);

/** For a choice of those that one may change. */
export const PlaylistChoicesDocument = graphql(`
  query PlaylistChoices($query: String!) {
    playlists(query: $query, isEditable: true, limit: 20) {
      id
      title
    }
  }
`);

export const PlaylistsDocument = graphql(`
  query Playlists($query: String!, $isSharedWithMe: Boolean!, $page: Int!) {
    playlists(query: $query, isSharedWithMe: $isSharedWithMe, page: $page, limit: 50) {
      id
      ...PlaylistRow_playlist
    }
  }
`);

export const PlaylistClipFragment = graphql(`
  fragment PlaylistClip_clip on Clip {
    id
    name
    durationMs
    call {
      id
      name
    }
  }
`);

export const PlaylistDocument = graphql(`
  query Playlist($id: ID!) {
    playlist(id: $id) {
      id
      ...PlaylistRow_playlist
      canShare
      clips {
        id
        ...PlaylistClip_clip
      }
    }
  }
`);

export const AddPlaylistDocument = graphql(`
  mutation AddPlaylist($title: String!, $description: String) {
    addPlaylist(title: $title, description: $description) {
      id
      ...PlaylistRow_playlist
    }
  }
`);

export const UpdatePlaylistDocument = graphql(`
  mutation UpdatePlaylist($id: ID!, $title: String, $description: String) {
    updatePlaylist(id: $id, title: $title, description: $description) {
      id
      ...PlaylistRow_playlist
    }
  }
`);

export const DeletePlaylistDocument = graphql(`
  mutation DeletePlaylist($id: ID!) {
    deletePlaylist(id: $id)
  }
`);

export const AddClipToPlaylistDocument = graphql(`
  mutation AddClipToPlaylist($playlistId: ID!, $clipId: ID!) {
    addClipToPlaylist(playlistId: $playlistId, clipId: $clipId) {
      id
      ...PlaylistRow_playlist
      clips {
        id
      }
    }
  }
`);

export const MovePlaylistClipDocument = graphql(`
  mutation MovePlaylistClip($playlistId: ID!, $clipId: ID!, $afterClipId: ID) {
    movePlaylistClip(playlistId: $playlistId, clipId: $clipId, afterClipId: $afterClipId) {
      id
      clips {
        id
      }
    }
  }
`);

export const RemoveClipFromPlaylistDocument = graphql(`
  mutation RemoveClipFromPlaylist($playlistId: ID!, $clipId: ID!) {
    removeClipFromPlaylist(playlistId: $playlistId, clipId: $clipId) {
      id
      clipCount
      durationMs
      clips {
        id
      }
    }
  }
`);
