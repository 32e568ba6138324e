import { graphql } from '../../lib/__generated__/index.ts';

export const SettingsFrameDocument = graphql(`
  query SettingsFrame {
    currentUser {
      id
      canListMembers
      organization {
        id
        canManageSettings
        canReadAuditLog
        canReadEngineRecords
      }
    }
  }
`);

export const UserSettingsDocument = graphql(`
  query UserSettings {
    currentUser {
      id
      firstName
      lastName
      email
      isImpersonated
      phoneNumber
      canVerifyPhoneNumber
      timezoneName
      timeFormat
      defaultCallVisibility
    }
    extensionConnections {
      id
      createdAt
      lastUsedAt
      expiresAt
    }
  }
`);

export const UpdateCurrentUserDocument = graphql(`
  mutation UpdateCurrentUser($input: UserSettingsInput!, $visibility: CallVisibility!) {
    setUserDefaultCallVisibility(visibility: $visibility) {
      id
      defaultCallVisibility
    }
    updateCurrentUser(input: $input) {
      id
      firstName
      lastName
      fullName
      timezoneName
      timeFormat
    }
  }
`);

export const EndExtensionConnectionDocument = graphql(`
  mutation EndExtensionConnection($id: ID!) {
    endExtensionConnection(id: $id)
  }
`);

export const SignOutEverywhereDocument = graphql(`
  mutation SignOutEverywhere {
    signOutEverywhere
  }
`);

export const OrganizationSettingsDocument = graphql(`
  query OrganizationSettings {
    currentUser {
      id
      organization {
        id
        name
        planEnabled
        settings {
          allowAiCustomTemplates
          allowPlanJobDescriptionToneOverride
          auditRetentionDays
          captureDisclaimer
          assignGuidesToInterviewersEnabled
          createGuidesFromInterviewPlansEnabled
          defaultPlanJobDescriptionTone
          externalShareDefaultDurationDays
          hideScoresUntilSubmitted
          qualityReportOnTimeStarts
          qualityReportAgendaSet
          qualityReportCandidateQuestionOpportunity
          qualityReportCandidateTalkRatio
          qualityReportLongestMonologue
          qualityReportSpeakingRate
          qualityReportInteractivity
          qualityReportQuestionsAsked
          qualityReportProblematicQuestions
          qualityReportFeedbackSubmissionTime
          qualityReportFeedbackSubmissionRate
          planCustomTemplates
          planSimplifySentence
          planToneSelector
          retentionDaysSinceInterview
        }
      }
    }
  }
`);

export const UpdateOrganizationSettingsDocument = graphql(`
  mutation UpdateOrganizationSettings($input: OrganizationSettingsInput!) {
    updateOrganizationSettings(input: $input) {
      defaultPlanJobDescriptionTone
    }
  }
`);

export const ScheduledRedactionsDocument = graphql(`
  query ScheduledRedactions {
    currentUser {
      id
      organization {
        id
        scheduledRedactionCount
      }
    }
  }
`);

export const RedactScheduledCallsDocument = graphql(`
  mutation RedactScheduledCalls {
    redactScheduledCalls
  }
`);
