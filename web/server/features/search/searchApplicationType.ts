import { builder } from '../../graphql/builder.ts';
import { searchApplicationId, searchSigningKey, signSearchKey } from '../../search/searchKey.ts';
import { searchPolicy } from './searchPolicy.ts';

const SearchApplication = builder
  .objectRef<{ applicationId: string; searchApiKey: string }>('SearchApplication')
  .implement({
    description: 'What the browser asks the search index with.',
    fields: (t) => ({
      applicationId: t.exposeString('applicationId'),
      searchApiKey: t.exposeString('searchApiKey', {
        description: 'Good for an hour, for this person and this session only.',
      }),
    }),
  });

builder.queryFields((t) => ({
  searchApplication: t.field({
    type: SearchApplication,
    nullable: true,
    description: 'Null where search is off. Not to be cached.',
    resolve: (_root, _args, context) => {
      const { actor, services } = context.signedIn();
      if (services.settings.SEARCH === 'off' || !searchPolicy.can(actor, 'search', null))
        return null;
      return {
        applicationId: searchApplicationId,
        searchApiKey: signSearchKey(searchSigningKey(services.secret), actor),
      };
    },
  }),
}));
