import { useQuery } from '@apollo/client/react';
import { graphql } from '../../lib/__generated__/index.ts';
import type { CurrentUserQuery } from '../../lib/__generated__/graphql.ts';

export const CurrentUserDocument = graphql(`
  query CurrentUser {
    currentUser {
      id
      firstName
      lastName
      fullName
      email
      profilePicUrl
      isImpersonated
      timezoneName
      timeFormat
      userRole {
        id
        name
        type
        permissions
      }
      organization {
        id
        name
        planEnabled
        interviewEnabled
        featureAccess {
          name
          isVisible
          marketingRedirect
        }
        createGuidesFromInterviewPlansEnabled
        allowAiCustomTemplates
        retentionDaysSinceInterview
        defaultPlanJobDescriptionTone
        allowPlanJobDescriptionToneOverride
        planFlags {
          simplifySentence
          customTemplates
          toneSelector
        }
      }
      planUserRole {
        name
        permissions
      }
      canCreatePosition
      canViewInsights
      canViewQualityReport
      canViewAdvancedInsights
      canDeleteAnyCall
    }
    serverInfo {
      environment
      buildHash
      maxUploadBytes
    }
  }
`);

export type CurrentUser = NonNullable<CurrentUserQuery['currentUser']>;

/** Who is signed in (null: nobody), and what the server says about itself. One query a page load. */
export function useCurrentUser() {
  const { data, loading, error, refetch } = useQuery(CurrentUserDocument);
  return {
    user: data?.currentUser ?? null,
    serverInfo: data?.serverInfo ?? null,
    isLoading: loading && !data,
    error,
    refetch,
  };
}
