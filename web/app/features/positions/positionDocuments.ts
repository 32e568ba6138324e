import { graphql } from '../../lib/__generated__/index.ts';

export const PositionRowFragment = graphql(`
  fragment PositionRow_position on Position {
    id
    displayTitle
    locations
    candidatesCount
    callGuidesCount
    lastCallAt
    client {
      id
      name
      canEdit
      canManageTeam
    }
  }
`);

export const PositionsDocument = graphql(`
  query PositionsScreen($query: String!, $filter: PositionFilter!, $page: Int!) {
    positions(query: $query, filter: $filter, orderBy: CLIENT, page: $page, limit: 50) {
      id
      ...PositionRow_position
    }
  }
`);

export const PositionsHeadDocument = graphql(`
  query PositionsHead($groupId: ID!, $hasGroup: Boolean!) {
    currentUser {
      id
      canCreatePosition
    }
    client(id: $groupId) @include(if: $hasGroup) {
      id
      name
    }
  }
`);

export const TeamMembersFragment = graphql(`
  fragment TeamMembers_membership on Membership {
    role
    positionRole
    isOfClient
    user {
      id
      fullName
      email
      profilePicUrl
    }
  }
`);

export const PositionDocument = graphql(`
  query PositionScreen($id: ID!) {
    position(id: $id) {
      id
      title
      displayTitle
      requisitionId
      locations
      client {
        id
        name
      }
      memberships {
        ...TeamMembers_membership
      }
      activeByStage {
        interviewStage {
          id
          title
        }
        candidatesCount
      }
      candidatesCount
      autoJoinInterview
      canAddCandidate
      canEdit
      canManageTeam
    }
  }
`);

export const PositionGuidesDocument = graphql(`
  query PositionGuides($positionId: ID!, $page: Int!) {
    guides(filter: { positionId: $positionId }, page: $page, limit: 50) {
      id
      name
      cuesCount
      interviewStage {
        id
        title
      }
    }
  }
`);

/** Where other positions are, so that a place has one name. */
export const InterviewLocationsDocument = graphql(`
  query InterviewLocations {
    interviewLocations(limit: 200) {
      id
      name
    }
  }
`);

export const UpdatePositionDocument = graphql(`
  mutation UpdatePosition($id: ID!, $input: UpdatePositionInput!) {
    updatePosition(id: $id, input: $input) {
      id
      title
      displayTitle
      requisitionId
      locations
      client {
        id
        name
      }
      autoJoinInterview
    }
  }
`);

export const SetMembershipsDocument = graphql(`
  mutation SetMemberships($positionId: ID!, $memberships: [MembershipInput!]!) {
    setMemberships(positionId: $positionId, memberships: $memberships) {
      id
      memberships {
        ...TeamMembers_membership
      }
    }
  }
`);

export const ClientDialogDocument = graphql(`
  query ClientDialog($id: ID!) {
    client(id: $id) {
      id
      name
      autoJoinAllNewPositions
      canEdit
      canManageTeam
      memberships {
        ...TeamMembers_membership
      }
    }
  }
`);

export const UpdateClientDocument = graphql(`
  mutation UpdateClient($id: ID!, $name: String, $autoJoinAllNewPositions: Boolean) {
    updateClient(id: $id, name: $name, autoJoinAllNewPositions: $autoJoinAllNewPositions) {
      id
      name
      autoJoinAllNewPositions
    }
  }
`);

export const SetClientMembershipsDocument = graphql(`
  mutation SetClientMemberships($clientId: ID!, $memberships: [MembershipInput!]!) {
    setClientMemberships(clientId: $clientId, memberships: $memberships) {
      id
      memberships {
        ...TeamMembers_membership
      }
    }
  }
`);
