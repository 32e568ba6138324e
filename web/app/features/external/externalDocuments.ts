import { graphql } from '../../lib/__generated__/index.ts';

export const ExternalViewFragment = graphql(`
  fragment ExternalView_view on ExternalView {
    id
    title
    sharedBy
    organizationName
    expiresAt
    isExpired
    isRenewalRequested
    passages {
      id
      durationMs
      recording {
        url
        hasVideo
        peaks
        peaksPerSecond
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
      aiNotes {
        sections {
          title
          sentences {
            text
            momentsMs
          }
        }
        chapters {
          title
          startMs
        }
      }
    }
  }
`);

const viewCall = graphql(`
  query ViewCall($shareId: ID!) {
    view: viewCall(shareId: $shareId) {
      id
      ...ExternalView_view
    }
  }
`);
const viewClip = graphql(`
  query ViewClip($shareId: ID!) {
    view: viewClip(shareId: $shareId) {
      id
      ...ExternalView_view
    }
  }
`);
const viewPlaylist = graphql(`
  query ViewPlaylist($shareId: ID!) {
    view: viewPlaylist(shareId: $shareId) {
      id
      ...ExternalView_view
    }
  }
`);
export const viewDocuments = { call: viewCall, clip: viewClip, playlist: viewPlaylist };

export const RequestAccessCodeDocument = graphql(`
  mutation RequestAccessCode($shareId: ID!, $email: String!) {
    requestAccessCode(shareId: $shareId, email: $email)
  }
`);

export const VerifyAccessCodeDocument = graphql(`
  mutation VerifyAccessCode($shareId: ID!, $email: String!, $code: String!) {
    verifyAccessCode(shareId: $shareId, email: $email, code: $code)
  }
`);

export const RequestShareRenewalDocument = graphql(`
  mutation RequestShareRenewal($shareId: ID!) {
    requestShareRenewal(shareId: $shareId)
  }
`);
