import { graphql } from '../../lib/__generated__/index.ts';

export const CustomTopicFragment = graphql(`
  fragment CustomTopicFields on CustomTopic {
    id
    name
    keywords
    matchRule
    excludedKeywords
    speaker
  }
`);

export const CustomTopicsDocument = graphql(`
  query CustomTopics {
    customTopics {
      ...CustomTopicFields
    }
  }
`);

export const CustomTopicPreviewDocument = graphql(`
  query CustomTopicPreview($input: CustomTopicInput!, $filter: InsightFilter!) {
    customTopicPreview(input: $input, filter: $filter) {
      interviews
      matching
      examples {
        callId
        name
        startTime
        atMs
        speaker
        quote
      }
    }
  }
`);

export const TopicTrendsDocument = graphql(`
  query TopicTrends($filter: InsightFilter!) {
    topicTrends(filter: $filter) {
      interviews
      periods {
        period
        interviews
      }
      topics {
        interviews
        trend
        topic {
          ...CustomTopicFields
        }
      }
    }
  }
`);

export const CreateCustomTopicDocument = graphql(`
  mutation CreateCustomTopic($input: CustomTopicInput!) {
    createCustomTopic(input: $input) {
      ...CustomTopicFields
    }
  }
`);

export const UpdateCustomTopicDocument = graphql(`
  mutation UpdateCustomTopic($id: ID!, $input: CustomTopicInput!) {
    updateCustomTopic(id: $id, input: $input) {
      ...CustomTopicFields
    }
  }
`);

export const DeleteCustomTopicDocument = graphql(`
  mutation DeleteCustomTopic($id: ID!) {
    deleteCustomTopic(id: $id)
  }
`);
