import type { ApolloClient } from '@apollo/client';
import type { JobDescriptionTone } from '#shared/domain/plan.ts';
import {
  GenerateAboutRoleDocument,
  GenerateRequirementAreaTextDocument,
  GenerateRequirementAreasDocument,
  GenerateRequirementsDocument,
  GenerateResponsibilitiesDocument,
} from './creatorDocuments.ts';
import { modelContext } from '../../lib/requestLink.ts';
import type { RequirementTopic } from './requirementTopics.ts';

interface Role {
  jobTitle: string;
  aboutRole: string;
}

export interface WrittenAboutRole {
  aboutRole: string;
  engine: { name: string; isModel: boolean };
}

export type CreatorTexts = ReturnType<typeof createCreatorTexts>;

/** What the assistant can be asked to write for one job description. Rejects with the server's reason. */
export function createCreatorTexts(client: ApolloClient, id: string) {
  return {
    aboutRole: async (input: {
      jobTitle: string;
      uniqueAspects: string;
      pitch: string;
      customTone: JobDescriptionTone | null;
    }): Promise<WrittenAboutRole> => {
      const { data } = await client.mutate({
        mutation: GenerateAboutRoleDocument,
        context: modelContext,
        variables: { id, ...input },
      });
      return answered(data).generateAboutRole;
    },
    areas: async (role: Role): Promise<string[]> => {
      const { data } = await client.mutate({
        mutation: GenerateRequirementAreasDocument,
        context: modelContext,
        variables: { id, ...role },
      });
      return answered(data).generateRequirementAreas.requirementAreas;
    },
    responsibilities: async (
      input: Role & {
        responsibilityArea: string;
        priorSummaries: string[];
        upcomingResponsibilityAreas: string[];
      },
    ): Promise<string[]> => {
      const { data } = await client.mutate({
        mutation: GenerateResponsibilitiesDocument,
        context: modelContext,
        variables: { id, ...input },
      });
      return answered(data).generateResponsibilities.responsibilities;
    },
    areaText: async (
      input: Role & { responsibilityArea: string; responsibilities: string[] },
    ): Promise<string> => {
      const { data } = await client.mutate({
        mutation: GenerateRequirementAreaTextDocument,
        context: modelContext,
        variables: { id, ...input },
      });
      return answered(data).generateRequirementAreaText.requirementAreaText;
    },
    requirements: async (
      input: Role & {
        responsibilities: string[];
        topic: RequirementTopic;
        partialRequirements: string[];
      },
    ): Promise<string[]> => {
      const { data } = await client.mutate({
        mutation: GenerateRequirementsDocument,
        context: modelContext,
        variables: { id, ...input },
      });
      return answered(data).generateRequirements.requirements;
    },
  };
}

function answered<Data>(data: Data | null | undefined): Data {
  if (!data) throw new Error('The assistant gave no answer. Try again.');
  return data;
}
