import { builder } from './builder.ts';

interface PageFacts {
  totalRows: number;
  /** Left out where all rows are counted. */
  isTotalCapped?: boolean;
  page: number;
  limit: number;
}

/** Where a page of a list stands in the whole. */
export const PageInfo = builder.objectRef<PageFacts>('PageInfo').implement({
  fields: (t) => ({
    totalRows: t.exposeInt('totalRows'),
    isTotalCapped: t.boolean({
      description: 'There are more rows than `totalRows`: a long list is not counted to its end.',
      resolve: ({ isTotalCapped }) => isTotalCapped ?? false,
    }),
    totalPages: t.int({ resolve: (source) => Math.ceil(source.totalRows / source.limit) }),
    page: t.exposeInt('page'),
    limit: t.exposeInt('limit'),
  }),
});
