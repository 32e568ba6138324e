import { builder } from './builder.ts';

/** Where a page of a list stands in the whole. */
export const PageInfo = builder
  .objectRef<{ totalRows: number; page: number; limit: number }>('PageInfo')
  .implement({
    fields: (t) => ({
      totalRows: t.exposeInt('totalRows'),
      totalPages: t.int({ resolve: (one) => Math.ceil(one.totalRows / one.limit) }),
      page: t.exposeInt('page'),
      limit: t.exposeInt('limit'),
    }),
  });
