import { useMutation } from '@apollo/client/react';
import { graphql } from '../../lib/__generated__/index.ts';
import type { UpgradeProduct } from '../../lib/__generated__/graphql.ts';

const RequestUpgradeDocument = graphql(`
  mutation RequestUpgrade($product: UpgradeProduct!) {
    requestUpgrade(product: $product)
  }
`);

/** Asks for a product that the organization lacks. */
export function useRequestUpgrade(product: UpgradeProduct): () => Promise<boolean> {
  const [request] = useMutation(RequestUpgradeDocument);
  return async () => (await request({ variables: { product } })).data?.requestUpgrade === true;
}
