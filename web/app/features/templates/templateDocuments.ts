import { graphql } from '../../lib/__generated__/index.ts';

export const TemplateRowFragment = graphql(`
  fragment TemplateRow_template on AiSummaryTemplate {
    id
    name
    customType
    visibility
    defaultFor
    defaultForPersona
    defaultForKeywords
    defaultForMeetingType
    creatorName
    updatedAt
    canEdit
    canDelete
    canDuplicate
  }
`);

export const TemplateFieldsFragment = graphql(`
  fragment TemplateFields_template on AiSummaryTemplate {
    id
    ...TemplateRow_template
    customPrompt
    sections {
      title
      prompt
    }
  }
`);

export const TemplatesDocument = graphql(`
  query Templates($query: String!, $page: Int!) {
    aiSummaryTemplates(query: $query, page: $page, limit: 50) {
      id
      ...TemplateRow_template
    }
    canCreateAiSummaryTemplate
  }
`);

export const TemplateDocument = graphql(`
  query Template($id: ID!) {
    aiSummaryTemplate(id: $id) {
      id
      ...TemplateFields_template
    }
  }
`);

export const CreateTemplateDocument = graphql(`
  mutation CreateTemplate($input: AiSummaryTemplateInput!) {
    createAiSummaryTemplate(input: $input) {
      validationError
      template {
        id
        ...TemplateFields_template
      }
    }
  }
`);

export const UpdateTemplateDocument = graphql(`
  mutation UpdateTemplate($id: ID!, $input: AiSummaryTemplateInput!) {
    updateAiSummaryTemplate(id: $id, input: $input) {
      validationError
      template {
        id
        ...TemplateFields_template
      }
    }
  }
`);

export const DuplicateTemplateDocument = graphql(`
  mutation DuplicateTemplate($id: ID!) {
    duplicateAiSummaryTemplate(id: $id) {
      id
      ...TemplateFields_template
    }
  }
`);

export const DeleteTemplateDocument = graphql(`
  mutation DeleteTemplate($id: ID!) {
    deleteAiSummaryTemplate(id: $id)
  }
`);
